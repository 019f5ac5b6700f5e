import { afterEach, expect, test, vi } from "vitest";
import { hasPasskeys } from "./passkeys.ts";

afterEach(() => vi.unstubAllGlobals());

test("passkeys are for names that are reached safely", () => {
  vi.stubGlobal("PublicKeyCredential", () => null);
  vi.stubGlobal("isSecureContext", true);
  expect(hasPasskeys({ hostname: "games.example" })).toBe(true);
  expect(hasPasskeys({ hostname: "localhost" })).toBe(true);
  for (const hostname of ["127.0.0.1", "[::1]"]) expect(hasPasskeys({ hostname })).toBe(false);
  vi.stubGlobal("isSecureContext", false);
  expect(hasPasskeys({ hostname: "club.test" })).toBe(false);
});
