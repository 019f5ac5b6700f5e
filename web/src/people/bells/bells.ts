/** Where somebody wants to be called who is not here: this browser, an e-mail address, a chat. */

import { get, post } from "../../api/http.ts";
import { registered } from "../../app/offline.ts";
import type { components } from "../../api/generated.ts";
import { language } from "../../words/words.svelte.ts";
import { deviceName } from "../self.ts";

export type BellList = components["schemas"]["BellList"];
export type Bell = components["schemas"]["BellData"];
export type Hours = components["schemas"]["HoursData"];
type QuietHours = components["schemas"]["HoursBody"];
export type Want = Bell["wants"][number];

export const WANTS: readonly Want[] = ["turn", "clock", "joined", "asked", "over", "tournament", "invited"];
const PATH = "/api/people/me/bells";

export const bells = (): Promise<BellList> => get(PATH);

export const addBell = (kind: "mail" | "hook", address: string): Promise<BellList> =>
  post(PATH, { kind, address: address.trim(), language: language() });

export const changeBell = ({ bell, wants, daily }: Bell): Promise<BellList> =>
  post(`${PATH}/${bell}`, { wants, daily, language: language() });

export const tryBell = (bell: string): Promise<BellList> => post(`${PATH}/${bell}/try`);

/** From the beginning of one day to the end of another, or no holiday any more. */
export const keepHoliday = (holiday: { since: number; until: number } | null): Promise<BellList> =>
  post("/api/people/me/holiday", holiday ?? {});

export const keepHours = (hours: QuietHours): Promise<BellList> => post("/api/people/me/hours", hours);

/** Whoever has the e-mail may; who else they are here does not matter. */
const NAMELESS = { isNameless: true };

export const confirmAddress = (token: string): Promise<unknown> =>
  post("/api/bells/confirm", { token }, NAMELESS);

export const leaveAddress = (token: string): Promise<unknown> =>
  post(`/api/bells/leave/${token}`, {}, NAMELESS);

const atTable = (table: string): string => `/api/tables/${table}/bells`;

/** What somebody wants at a table; null is what they want everywhere. */
export const wantsAt = async (table: string): Promise<Want[] | null> =>
  (await get<{ wants: Want[] | null }>(atTable(table))).wants;

export const wantAt = (table: string, wants: Want[] | null): Promise<unknown> =>
  post(atTable(table), { wants });

/** Why this browser cannot be called, if it cannot. */
export function hindrance(): "unsafe" | "unable" | "denied" | "" {
  if (!isSecureContext) return "unsafe";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "unable";
  return Notification.permission === "denied" ? "denied" : "";
}

async function manager(): Promise<PushManager> {
  return (await registered()).pushManager;
}

/** What this browser has subscribed to, if it has, by the host that the server shows of it. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (hindrance() || Notification.permission !== "granted") return null;
  return (await navigator.serviceWorker.getRegistration("./"))?.pushManager.getSubscription() ?? null;
}

/** Let this browser be called. It asks whoever sits there first. */
export async function subscribe(key: string): Promise<BellList> {
  if ((await Notification.requestPermission()) !== "granted") return bells();
  const push = await manager();
  const applicationServerKey = bytesOf(key);
  const old = await push.getSubscription();
  // One that was made for another server, or before its key was lost, is of no use.
  if (old && !isSame(old.options.applicationServerKey, applicationServerKey)) await old.unsubscribe();
  const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  const name = deviceName();
  return post(PATH, {
    kind: "push",
    address: endpoint ?? "",
    keys: { p256dh: p256dh ?? "", auth: auth ?? "" },
    language: language(),
    ...(name ? { name } : {}),
  });
}

export async function removeBell(bell: Bell): Promise<BellList> {
  const left = await post<BellList>(`${PATH}/${bell.bell}/remove`);
  const own = await ownSubscription();
  if (own && !left.bells.some(({ kind }) => kind === "push")) await own.unsubscribe();
  return left;
}

export function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return one !== null && String(new Uint8Array(one)) === String(other);
}

/** Minutes of a day as fields for times have them, and back. */
export const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
}

/** A day as fields have it, where somebody is. */
export function dayOf(moment: number): string {
  const day = new Date(moment);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** When a day begins there, or one that comes so many days later. */
export function momentOf(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
