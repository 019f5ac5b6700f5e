/** What is put on paper. */

/** Prints a part of the page as if it were all of it: a copy of it stands on the page meanwhile. */
export function printAlone(part: Element | null): void {
  if (!part) return;
  const sheet = part.cloneNode(true) as Element;
  sheet.classList.add("sheet");
  document.body.append(sheet);
  addEventListener("afterprint", () => sheet.remove(), { once: true });
  print();
}
