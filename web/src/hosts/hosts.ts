/** What hosts ask of the server and do there. */

import { get, post } from "../api/http.ts";
import type { components } from "../api/generated.ts";

type Schemas = components["schemas"];
export type House = Schemas["HouseData"];
export type Report = Schemas["ReportData"];
export type Found = Schemas["FoundPerson"];
export type HostedTable = Schemas["HostedTable"];
export type Deed = Schemas["DeedData"];

const after = (next: string | null): string => (next ? `before=${next}` : "");

export const become = (ticket: string): Promise<House> => post("/api/hosts", { ticket });
export const house = (): Promise<House> => get("/api/hosts");
export const reports = (settled: boolean, next: string | null): Promise<Schemas["ReportList"]> =>
  get(`/api/hosts/reports?settled=${settled}&${after(next)}`);
export const tables = (next: string | null): Promise<Schemas["HostedTables"]> =>
  get(`/api/hosts/tables?${after(next)}`);
export const deeds = (next: string | null): Promise<Schemas["DeedList"]> =>
  get(`/api/hosts/deeds?${after(next)}`);
export const people = (sought: string): Promise<Schemas["FoundPeople"]> =>
  get(`/api/hosts/people?find=${encodeURIComponent(sought)}`);

export const suspend = (person: string, days: number): Promise<Schemas["FoundPeople"]> =>
  post(`/api/hosts/people/${person}/suspend`, { days });
export const lift = (person: string): Promise<Schemas["FoundPeople"]> =>
  post(`/api/hosts/people/${person}/lift`);
export const settle = (report: string): Promise<House> => post(`/api/hosts/reports/${report}/settle`);
export const removeTable = (table: string): Promise<House> => post(`/api/hosts/tables/${table}/remove`);
export const register = (open: boolean): Promise<House> => post("/api/hosts/registration", { open });
export const limit = (name: string, value: number): Promise<House> =>
  post("/api/hosts/limits", { name, value });
export const notify = (text: string): Promise<House> =>
  post("/api/hosts/notice", { text: text.trim() || null });
