/** Tells the page around the frame how high it would like to be; that page sets the height. */
export function tellSize(content: Element): void {
  if (parent === window) return;
  const tell = (): void => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // Whoever embeds it may know its height: there is nothing else in it.
    parent.postMessage({ source: "aquae", height }, "*");
  };
  new ResizeObserver(tell).observe(content);
}
