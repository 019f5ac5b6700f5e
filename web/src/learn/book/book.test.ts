import { expect, it } from "vitest";
import { figuresIn, readBook, rulesIn, spans } from "./book.ts";

const PAGE = `# Cloaca

A ditch
for two.

## The aim {aim}

- **Z-01 Digging.** Dig one
  spadeful (Z-02).
- **Z-02, Z-03 Rest.** Nobody digs *at night*.

### Tools

* a spade,
  sharp
* a **bucket**
1. dig
2. rest

| tool | costs |
|---|---|
| spade | 2 |
| \`dig c\` | 3 |

> Ann digs.
> Ben rests.

![A spade.](figure:one-spade)

## The end {scoring}

All is dug.
`;
const plain = (text: string): object => ({ kind: "plain", text });

it("reads a page into chapters and blocks", () => {
  const { title, opening, chapters } = readBook(PAGE);
  expect(title).toBe("Cloaca");
  expect(opening).toEqual([{ kind: "paragraph", text: [plain("A ditch for two.")] }]);
  expect(chapters.map(({ id, title }) => [id, title])).toEqual([
    ["aim", "The aim"],
    ["scoring", "The end"],
  ]);
  expect(chapters[0]?.blocks.map((block) => block.kind)).toEqual([
    "rules",
    "rules",
    "section",
    "list",
    "list",
    "table",
    "example",
    "figure",
  ]);
});

it("reads each kind of block", () => {
  const [dig, rest, tools, goods, steps, table, example, figure] = readBook(PAGE).chapters[0]!.blocks;
  expect(dig).toEqual({
    kind: "rules",
    numbers: ["Z-01"],
    title: "Digging",
    text: [plain("Dig one spadeful ("), { kind: "rule", text: "Z-02" }, plain(").")],
  });
  expect(rest).toMatchObject({ numbers: ["Z-02", "Z-03"], title: "Rest" });
  expect(tools).toEqual({ kind: "section", text: [plain("Tools")] });
  expect(goods).toEqual({
    kind: "list",
    ordered: false,
    items: [[plain("a spade, sharp")], [plain("a "), { kind: "bold", text: "bucket" }]],
  });
  expect(steps).toEqual({ kind: "list", ordered: true, items: [[plain("dig")], [plain("rest")]] });
  expect(table).toEqual({
    kind: "table",
    head: [[plain("tool")], [plain("costs")]],
    rows: [
      [[plain("spade")], [plain("2")]],
      [[{ kind: "notation", text: "dig c" }], [plain("3")]],
    ],
  });
  expect(example).toEqual({ kind: "example", text: [plain("Ann digs. Ben rests.")] });
  expect(figure).toEqual({ kind: "figure", name: "one-spade", caption: [plain("A spade.")] });
});

it("finds a paragraph by each of its rules, and the figures by name", () => {
  const book = readBook(PAGE);
  const rules = rulesIn(book);
  expect([...rules.keys()]).toEqual(["Z-01", "Z-02", "Z-03"]);
  expect(rules.get("Z-03")).toBe(rules.get("Z-02"));
  expect(figuresIn(book)).toEqual(["one-spade"]);
});

it("sets lines once they are put together", () => {
  const page = "# Fosse\n\nCreusez\n: vite\n";
  expect(readBook(page, (line) => line.replace(" :", "\u202f:")).opening).toEqual([
    { kind: "paragraph", text: [plain("Creusez\u202f: vite")] },
  ]);
});

it("takes marks for what they are", () => {
  expect(spans("no marks")).toEqual([plain("no marks")]);
  expect(spans("**a***b*`c`")).toEqual([
    { kind: "bold", text: "a" },
    { kind: "italic", text: "b" },
    { kind: "notation", text: "c" },
  ]);
  expect(spans("C4-D4 and 2-10")).toEqual([plain("C4-D4 and 2-10")]);
});
