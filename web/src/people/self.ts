/** Who this browser is for the server, and what it calls itself there. */

import { become, get, post } from "../api/http.ts";
import type { components } from "../api/generated.ts";
import { keep } from "../api/storage.ts";
import { language } from "../words/words.svelte.ts";

export type Me = components["schemas"]["MeData"];
export type Device = components["schemas"]["DeviceData"];
export type Profile = components["schemas"]["ProfileData"];
type Person = components["schemas"]["Person"];

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac", "CrOS", "Linux"];

/** What somebody would call this browser who has several. */
export function deviceName(agent: string = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find((name) => agent.includes(name)) ?? "");
  const [browser = "", system = ""] = found;
  const called = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return [called, system].filter(Boolean).join(" · ");
}

/** What the server is told of this browser, where it keeps a list. */
export const namedDevice = (): { name?: string } => (deviceName() ? { name: deviceName() } : {});

export const whoAmI = (): Promise<Me> => get("/api/people/me");

export const newTicket = (): Promise<components["schemas"]["TicketData"]> =>
  post("/api/people/me/tickets", namedDevice());

export const newPhrase = (): Promise<components["schemas"]["PhraseData"]> =>
  post("/api/people/me/phrase", namedDevice());

export const signOut = (device: string): Promise<unknown> =>
  post(`/api/people/me/devices/${device}/sign-out`);

export const ownProfile = (): Promise<Profile> => get("/api/people/me/profile");

export const profileOf = (person: string): Promise<Profile> => get(`/api/profiles/${person}`);

export const changeProfile = ({ name, language, public: isPublic, mosaic }: Profile): Promise<Profile> =>
  post("/api/people/me/profile", { name, language, public: isPublic, mosaic });

/** What somebody's mosaic follows from. */
export const pictureOf = ({ person, mosaic }: Profile): string => `${person} ${mosaic}`;

/** What brings somebody back. */
type By = { ticket: string } | { phrase: string } | { passkey: components["schemas"]["Proof"] };

/** From now on this browser is whoever that belongs to, in their language and by their name. */
export async function comeBack(by: By): Promise<void> {
  become(await post<Person>("/api/people/devices", { ...by, ...namedDevice() }));
  const { name, language: tongue } = await ownProfile();
  if (name) keep("name", name);
  if (tongue) keep("language", tongue);
}

/** A day, with the time where that may matter. */
export function spokenMoment(ms: number, style: "day" | "moment" | "time" = "moment"): string {
  const ways = {
    day: { dateStyle: "medium" },
    moment: { dateStyle: "medium", timeStyle: "short" },
    time: { timeStyle: "short" },
  } as const;
  return new Intl.DateTimeFormat(language(), ways[style]).format(ms);
}
