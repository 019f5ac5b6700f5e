/**
 * A double click on a button selects no text. The button may be gone after the first click; the
 * second one then falls on whatever lies under it, and would select a word of that.
 */
export function keepUnselected(page: Document): void {
  let begunOnText = true;
  page.addEventListener("mousedown", (event) => {
    const target = event.target as Element;
    if (event.detail === 1) begunOnText = getComputedStyle(target).userSelect !== "none";
    else if (!begunOnText && !target.closest("input, textarea, select")) event.preventDefault();
  });
}
