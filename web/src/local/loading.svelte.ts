/** How far the engine has come on its way to this device. */

export const loading = $state<{ what: "nothing" | "fetching" | "ready" | "failed"; share: number }>({
  what: "nothing",
  share: 0,
});
