/** Passkeys: made, used and removed by the browser's own means. Their library comes when it is needed. */

import { post } from "../../api/http.ts";
import type { components } from "../../api/generated.ts";
import { troubleWords } from "../../problems/problems.ts";
import { comeBack, namedDevice } from "../self.ts";
import { t } from "../words.ts";

export type Passkey = components["schemas"]["PasskeyData"];

const library = (): Promise<typeof import("@simplewebauthn/browser")> => import("@simplewebauthn/browser");

/** Browsers keep passkeys for names, not for numbers, and only where nobody listens in. */
export function hasPasskeys({ hostname }: { hostname: string } = location): boolean {
  const isName = !/^[\d.]+$|:/.test(hostname);
  return isSecureContext && isName && typeof PublicKeyCredential === "function";
}

export async function makePasskey(): Promise<void> {
  const { startRegistration } = await library();
  const optionsJSON = await post<Parameters<typeof startRegistration>[0]["optionsJSON"]>(
    "/api/people/me/passkeys/options",
  );
  const passkey = await startRegistration({ optionsJSON });
  await post("/api/people/me/passkeys", { passkey, ...namedDevice() });
}

export async function comeByPasskey(): Promise<void> {
  const { startAuthentication } = await library();
  const optionsJSON = await post<Parameters<typeof startAuthentication>[0]["optionsJSON"]>(
    "/api/people/passkeys/options",
  );
  await comeBack({ passkey: await startAuthentication({ optionsJSON }) });
}

export const removePasskey = ({ passkey }: Passkey): Promise<unknown> =>
  post(`/api/people/me/passkeys/${passkey}/remove`);

/** What went wrong in words; whoever has closed the browser's own dialogue knows it already. */
export function passkeyTrouble(problem: unknown): string {
  const name = problem instanceof Error ? problem.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return t("passkeys.cancelled");
  if (name === "InvalidStateError") return t("passkeys.known");
  return name === "SecurityError" ? t("passkeys.unsafe") : troubleWords(problem);
}
