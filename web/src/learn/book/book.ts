/**
 * The rule book for players: Markdown of a small kind, read into blocks that the page draws.
 *
 * `core/book.py` of the package reads the same kind, and refuses a page that is not of it.
 */

/** A piece of running text; `rule` is the number of a rule. */
export interface Span {
  kind: "plain" | "bold" | "italic" | "notation" | "rule";
  text: string;
}
export type Text = readonly Span[];

/** A numbered paragraph: the home of one rule or of several. */
export interface Rules {
  kind: "rules";
  numbers: readonly string[];
  title: string;
  text: Text;
}

export type Block =
  | Rules
  | { kind: "section" | "paragraph" | "example"; text: Text }
  | { kind: "list"; ordered: boolean; items: readonly Text[] }
  | { kind: "table"; head: readonly Text[]; rows: readonly (readonly Text[])[] }
  | { kind: "figure"; name: string; caption: Text };

export interface Chapter {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Book {
  title: string;
  /** What stands before the first chapter. */
  opening: readonly Block[];
  chapters: readonly Chapter[];
}

const TITLE = /^# (.*)$/;
const CHAPTER = /^## (.*?)(?: \{([\w-]+)\})?$/;
const SECTION = /^### (.*)$/;
const RULES = /^- \*\*([A-Z]-\d\d(?:, [A-Z]-\d\d)*) (.+?)\.\*\* (.*)$/;
const FIGURE = /^!\[(.*)\]\(figure:([a-z0-9-]+)\)$/;
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]-\d\d)\b/g;
const KINDS = ["bold", "italic", "notation", "rule"] as const;

/** How lines begin that belong together, one below the other: lists, tables, examples. */
const GATHERED = /^(\* |\d+\. |\||>)/;
/** How the other lines begin that are no continuation of the one before. */
const ALONE = /^(#{1,3} |- \*\*|!\[)/;

/** Text with its marks. */
export function spans(text: string): Text {
  const found: Span[] = [];
  let done = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > done) found.push({ kind: "plain", text: text.slice(done, match.index) });
    const group = match.slice(1).findIndex((inside) => inside !== undefined);
    found.push({ kind: KINDS[group] ?? "plain", text: match[group + 1] ?? "" });
    done = match.index + match[0].length;
  }
  if (done < text.length) found.push({ kind: "plain", text: text.slice(done) });
  return found;
}

/** Whether a line goes on with what the lines of a group have begun. */
function joins(line: string, group: readonly string[]): boolean {
  const mark = GATHERED.exec(line)?.[1];
  const before = GATHERED.exec(group[0] ?? "")?.[1];
  const isStep = (one?: string): boolean => /^\d/.test(one ?? "");
  return mark !== undefined && (mark === before || (isStep(mark) && isStep(before)));
}

/** The lines of a page, put together to what belongs together: continued lines, and groups of them. */
function groupsOf(page: string): string[][] {
  const groups: string[][] = [];
  let open: string[] | null = null;
  for (const line of page.split("\n")) {
    if (line.trim() === "") {
      open = null;
    } else if (open && joins(line, open)) {
      open.push(line);
    } else if (open && !GATHERED.test(line) && !ALONE.test(line)) {
      open.push(`${open.pop()} ${line.trim()}`);
    } else {
      groups.push([line]);
      open = line.startsWith("#") ? null : (groups.at(-1) ?? null);
    }
  }
  return groups;
}

const cells = (row: string): Text[] =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

function gathered(mark: string, lines: readonly string[]): Block {
  if (mark === "|") {
    const [head = "", , ...rows] = lines;
    return { kind: "table", head: cells(head), rows: rows.map(cells) };
  }
  const texts = lines.map((line) => line.slice(mark.length).trim());
  if (mark === ">") return { kind: "example", text: spans(texts.join(" ")) };
  const items = lines.map((line) => spans(line.replace(GATHERED, "").trim()));
  return { kind: "list", ordered: mark !== "* ", items };
}

function blockOf(lines: readonly string[]): Block {
  const [line = ""] = lines;
  const mark = GATHERED.exec(line)?.[1];
  if (mark !== undefined) return gathered(mark, lines);
  const [, numbers, title = "", text = ""] = RULES.exec(line) ?? [];
  if (numbers !== undefined) return { kind: "rules", numbers: numbers.split(", "), title, text: spans(text) };
  const [, caption = "", name] = FIGURE.exec(line) ?? [];
  if (name !== undefined) return { kind: "figure", name, caption: spans(caption) };
  const section = SECTION.exec(line)?.[1];
  if (section !== undefined) return { kind: "section", text: spans(section) };
  return { kind: "paragraph", text: spans(line) };
}

/** Reads a page; `set` is done to every line before it is taken apart. */
export function readBook(page: string, set: (line: string) => string = (line) => line): Book {
  let title = "";
  const opening: Block[] = [];
  const chapters: (Chapter & { blocks: Block[] })[] = [];
  for (const lines of groupsOf(page).map((group) => group.map(set))) {
    const [, named] = TITLE.exec(lines[0] ?? "") ?? [];
    const [, heading, id = ""] = CHAPTER.exec(lines[0] ?? "") ?? [];
    if (named !== undefined) title = named;
    else if (heading !== undefined) chapters.push({ id, title: heading, blocks: [] });
    else (chapters.at(-1)?.blocks ?? opening).push(blockOf(lines));
  }
  return { title, opening, chapters };
}

/** The numbered paragraphs of a book, by each of their numbers. */
export function rulesIn(book: Book): ReadonlyMap<string, Rules> {
  const paragraphs = book.chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "rules"));
  return new Map(paragraphs.flatMap((rules) => rules.numbers.map((number) => [number, rules])));
}

/** The names of the figures of a book, in its order. */
export function figuresIn({ opening, chapters }: Book): string[] {
  const blocks = [...opening, ...chapters.flatMap((chapter) => chapter.blocks)];
  return blocks.flatMap((block) => (block.kind === "figure" ? [block.name] : []));
}
