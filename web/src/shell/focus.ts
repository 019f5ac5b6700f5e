/** Focus that is not lost: when what had it goes away, the keyboard goes on nearby. */

function nearby(page: HTMLElement, last: Element): HTMLElement | SVGElement | null {
  const onBoard = last instanceof SVGElement ? page.querySelector<SVGElement>('#board [tabindex="0"]') : null;
  return (
    onBoard ??
    page.querySelector<HTMLElement>(".bar button:not(:disabled)") ??
    page.querySelector<HTMLElement>(".controls")
  );
}

/** For pages whose buttons come and go; whoever uses a pointer is left alone. */
export function keepFocus(page: HTMLElement): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => {
    const target = event.target as Element;
    last = target.matches(":focus-visible, .controls") ? target : null;
  };
  const look = (): void => {
    const { activeElement } = document;
    const isLost = last && !last.isConnected && activeElement === document.body;
    const waits = activeElement?.matches(".controls") && page.querySelector(".bar button:not(:disabled)");
    if (last && (isLost || waits)) nearby(page, last)?.focus();
  };
  const changes = new MutationObserver(look);
  changes.observe(page, { childList: true, subtree: true });
  page.addEventListener("focusin", note);
  return () => {
    changes.disconnect();
    page.removeEventListener("focusin", note);
  };
}
