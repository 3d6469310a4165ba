import { linesOf, type Document, type Draft, type Extractor, type Line } from './document';
import { isPersonName } from './people';

const CELL = ' | ';
const AGE = /^(?:2[89]|[3-8]\d)$/u;
const MOST_TITLE = 120;
const OFFICE =
  /\b(?:chief|president|officer|chair(?:man|woman|person)?|general counsel|controller|treasurer|secretary)\b/iu;
/** A table of directors tells what they do elsewhere. */
const OF_OFFICERS = /\bexecutive officers\b/iu;
const OF_DIRECTORS = /\b(?:directors|nominees|members of the board)\b|^(?:our )?board\b/iu;
/** So far above its first row a table is announced. */
const LINES_ABOVE = 4;
/** Fewer rows of a name, an age, and a title may be anything. */
const FEWEST_ROWS = 3;
const SIGNED = /^\/s\//iu;
/** By law the chief executive and the finance chief sign as what they are. */
const SIGNING_OFFICE = /\bchief (?:executive|financial) officer\b/iu;

interface Officer {
  readonly line: Line;
  readonly name: string;
  readonly title: string;
}

const MARK = /(?:\[\d{1,2}\]|\(\d{1,2}\)|\*{1,3})$/u;
const SUFFIX = / (?:Jr\.?|Sr\.?|II|III)$/u;

const withoutMarks = (cell: string): string =>
  cell.trim().replace(MARK, '').trimEnd().replace(SUFFIX, '').replace(/,$/u, '');

/** “AMY E. HOOD” as one says it. */
const spoken = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const isOffice = (cell: string): boolean =>
  cell.length <= MOST_TITLE && OFFICE.test(cell) && !/[.;]\s/u.test(cell);

/** A name, an age, and an office, each in a cell of its own. */
function officerIn(line: Line): Officer | undefined {
  const cells = line.text.split(CELL).map(withoutMarks);
  const [name = ''] = cells;
  const titles = cells.slice(1).filter(isOffice);
  const [title] = titles;
  const ages = cells.filter((cell) => AGE.test(cell));
  return line.block.kind === 'row' &&
    isPersonName(name) &&
    !OFFICE.test(name) &&
    title !== undefined &&
    titles.length === 1 &&
    ages.length === 1 &&
    !/^former\b/iu.test(title)
    ? { line, name, title }
    : undefined;
}

/** Runs of rows, each with the lines above it. */
function tablesOf(
  lines: readonly Line[],
): readonly { above: readonly Line[]; rows: readonly Line[] }[] {
  const tables: { above: Line[]; rows: Line[] }[] = [];
  lines.forEach((line, index) => {
    if (line.block.kind !== 'row') return;
    const before = lines[index - 1];
    const open = tables.at(-1);
    if (before?.block.kind === 'row' && open !== undefined) open.rows.push(line);
    else tables.push({ above: lines.slice(Math.max(0, index - LINES_ABOVE), index), rows: [line] });
  });
  return tables;
}

/** The last line above that says whose table it is, or its own first row. Who elects officers is none of them. */
function isOfOfficers(above: readonly Line[], rows: readonly Line[]): boolean {
  const says = [...above, ...rows.slice(0, 1)]
    .map(({ text }) =>
      OF_OFFICERS.test(text) ? text.replace(/\bboard of directors\b/giu, '') : text,
    )
    .findLast((text) => OF_OFFICERS.test(text) || OF_DIRECTORS.test(text));
  return says !== undefined && OF_OFFICERS.test(says) && !OF_DIRECTORS.test(says);
}

function listed(lines: readonly Line[]): readonly Officer[] {
  return tablesOf(lines).flatMap(({ above, rows }) => {
    const officers = rows.flatMap((row) => officerIn(row) ?? []);
    return officers.length >= FEWEST_ROWS && isOfOfficers(above, rows) ? officers : [];
  });
}

/** “/s/ AMY E. HOOD | Executive Vice President and Chief Financial Officer” */
function signed(lines: readonly Line[]): readonly Officer[] {
  return lines.flatMap((line) => {
    const cells = line.text.split(CELL).map(withoutMarks);
    const [first = ''] = cells;
    const name = SIGNED.test(first) ? first.replace(SIGNED, '').trim() : '';
    const titles = cells.slice(1).filter((cell) => isOffice(cell) && SIGNING_OFFICE.test(cell));
    const [title] = titles;
    const person = spoken(withoutMarks(name));
    return line.block.kind === 'row' &&
      titles.length === 1 &&
      title !== undefined &&
      isPersonName(person)
      ? [{ line, name: person, title: title.replace(/\(principal [^)]{0,60}\)/giu, '').trim() }]
      : [];
  });
}

const HEAD = /^(?:chief executive officer|CEO)$/iu;
const BESIDE =
  /\b(?:chair(?:man|woman|person)?|president|director|founder|principal executive officer)\b/iu;

/** “Chairman and Chief Executive Officer” heads the company; “Chief Executive Officer, Grooming” a part of it. */
function headsCompany(title: string): boolean {
  const parts = title
    .split(/,|\band\b|&/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return (
    parts.some((part) => HEAD.test(part)) &&
    parts.every((part) => HEAD.test(part) || (BESIDE.test(part) && !/ [-–] /u.test(part)))
  );
}

const asDraft = ({ line, name, title }: Officer): Draft => ({
  topic: 'leadership',
  attribute: headsCompany(title) ? 'chief-executive' : 'leadership',
  start: line.block.start,
  end: line.block.end,
  value: name,
  details: { title },
});

/** Whom an annual report lists as the company’s officers, and who signed it as one. */
export const officersTable: Extractor = (document: Document) => {
  if (document.record.kind !== 'filing') return [];
  const lines = linesOf(document);
  const known = listed(lines);
  const names = new Set(known.map(({ name }) => name));
  return [...known, ...signed(lines).filter(({ name }) => !names.has(name))].map(asDraft);
};
