import { defined } from '../../../../kernel/defined';
import { holdsAny } from '../../../../kernel/text';
import { findDay, isHonorific, isPersonName, phraseFinder, rewriting } from '../../../../language';
import { linesOf, type Document, type Draft, type Extractor, type Line } from '../document';
import { isOffice, namesOffice, spoken, withoutMarks } from './officer-cells';

const CELL = ' | ';
const YOUNGEST = 28;
const OLDEST = 89;
const isAge = (cell: string): boolean => Number(cell) >= YOUNGEST && Number(cell) <= OLDEST;
/** A table of directors tells what they do elsewhere. */
const saysOfficers = phraseFinder('executive officers');
const saysDirectors = phraseFinder(
  '^ board, ^ our board, directors, members of the board, nominees',
);
/** So far above its first row a table is announced. */
const LINES_ABOVE = 4;
/** Fewer rows of a name, an age, and a title may be anything. */
const FEWEST_ROWS = 3;
const SIGNED = '/s/';
/** By law the chief executive and the finance chief sign as what they are. */
const saysSigningOffice = phraseFinder('chief executive officer, chief financial officer');

interface Officer {
  readonly line: Line;
  readonly name: string;
  readonly title: string;
  readonly since?: string;
  /** Where it stands in the document, if that is only a part of its line. */
  readonly start?: number;
  readonly end?: number;
}

/** “President, Gauges Ms. Marsh joined in 2019 …”: the office ends where a life begins. */
function withoutLife(cell: string, name: string): string {
  const [surname] = name.split(' ').slice(-1);
  const words = cell.split(' ');
  const at = words.findIndex((word, index) => isHonorific(word) && words[index + 1] === surname);
  return at > 0 ? words.slice(0, at).join(' ').trimEnd() : cell;
}

const isFormer = phraseFinder('^ =former');

/** A name, an age, and an office, each in a cell of its own. */
function officerIn(line: Line): Officer | undefined {
  const cells = line.text.split(CELL).map(withoutMarks);
  const [name = ''] = cells;
  const titles = cells
    .slice(1)
    .map((cell) => withoutLife(cell, name))
    .filter(isOffice);
  const [title] = titles;
  const ages = cells.filter((cell) => isAge(cell));
  return line.block.kind === 'row' &&
    isPersonName(name) &&
    !namesOffice(name) &&
    title !== undefined &&
    titles.length === 1 &&
    ages.length === 1 &&
    !isFormer(title)
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

const withoutBoard = rewriting([['', 'board of directors']]);

/** The last line above that says whose table it is, or its own first row. Who elects officers is none of them. */
function isOfOfficers(above: readonly Line[], rows: readonly Line[]): boolean {
  const says = [...above, ...rows.slice(0, 1)]
    .map(({ text }) => (saysOfficers(text) ? withoutBoard(text) : text))
    .findLast((text) => saysOfficers(text) || saysDirectors(text));
  return says !== undefined && saysOfficers(says) && !saysDirectors(says);
}

function listed(lines: readonly Line[]): readonly Officer[] {
  return tablesOf(lines).flatMap(({ above, rows }) => {
    const officers = rows.flatMap((row) => officerIn(row) ?? []);
    return officers.length >= FEWEST_ROWS && isOfOfficers(above, rows) ? officers : [];
  });
}

/** “57” between a name and an office. */
const AGE_BETWEEN = / (?:[2-8]\d) (?=\p{Lu})/gu;
const BEFORE_NAME = /(?:^|[.;] |\bPositions? )$/u;
const HELD = /^\p{Lu}[^.;]{4,160} since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d(?=\.(?: |$))/u;
const LONGEST_NAME = 80;
const MOST_WORDS = 6;

/** The name at the end of a text that begins behind a full stop, or is all there is. */
function nameAtEnd(text: string): string | undefined {
  const words = text.split(' ');
  return Array.from({ length: MOST_WORDS }, (_, more) => words.slice(-1 - more).join(' ')).find(
    (name) => isPersonName(name) && BEFORE_NAME.test(text.slice(0, -name.length)),
  );
}

interface Entry {
  readonly name: string;
  readonly office: string;
  readonly start: number;
  readonly end: number;
}

/** “Dana Quill 57 Chief Financial Officer since May 2022.” between two full stops. */
const entriesIn = (text: string): readonly Entry[] =>
  [...text.matchAll(AGE_BETWEEN)].flatMap(({ index, 0: age }): readonly Entry[] => {
    const from = index + age.length;
    const before = text.slice(Math.max(0, index - LONGEST_NAME), index);
    const name = nameAtEnd(before);
    const office = HELD.exec(text.slice(from, from + 240))?.[0];
    return name === undefined || office === undefined
      ? []
      : [{ name, office, start: index - name.length, end: from + office.length + 1 }];
  });

/** Each office with the day it began: “Chair since 2020 and Chief Executive Officer since January 2019”. */
function officesIn(text: string): readonly { readonly title: string; readonly since: string }[] {
  return text.split(/(?<=(?:19|20)\d\d)(?:,| and|, and) (?=\p{Lu})/u).flatMap((part) => {
    const [title = '', since = ''] = part.split(/ since (?=(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d$)/u);
    const day = /^\d{4}$/u.test(since) ? since : findDay(since)?.day;
    return isOffice(title) && day !== undefined ? [{ title, since: day }] : [];
  });
}

/** A table of officers whose cells run on in one paragraph, as in documents that were printed. */
function runOn(lines: readonly Line[]): readonly Officer[] {
  const announced = lines.findIndex(({ text }) => saysOfficers(text) && /\bAge\b/u.test(text));
  if (announced < 0) return [];
  const officers = lines.slice(announced).flatMap((line) =>
    line.block.kind === 'row'
      ? []
      : entriesIn(line.text).flatMap(({ name, office, ...place }): Officer[] => {
          const offices = officesIn(office);
          const first = offices.find(({ title }) => headsCompany(title)) ?? offices[0];
          const start = line.block.start + place.start;
          const end = line.block.start + place.end;
          return first === undefined || !isPersonName(name)
            ? []
            : [{ line, name, ...first, start, end }];
        }),
  );
  return officers.length >= FEWEST_ROWS ? officers : [];
}

/** “/s/ AMY E. HOOD | Executive Vice President and Chief Financial Officer” */
function signed(lines: readonly Line[]): readonly Officer[] {
  return lines.flatMap((line) => {
    const cells = line.text.split(CELL).map(withoutMarks);
    const [first = ''] = cells;
    const name = first.toLowerCase().startsWith(SIGNED) ? first.slice(SIGNED.length).trim() : '';
    const titles = cells.slice(1).filter((cell) => isOffice(cell) && saysSigningOffice(cell));
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

const SIGNATURE = /\/s\/ (?<name>\S+(?: \S+){1,5}?)\s+\(?(?=\k<name>)/giu;
const AS_WHAT = /^,? ?(?<title>\p{Lu}[^\n;()]{4,110}?)(?= ?\(| Date|\)?(?:\n|$))/u;
const opensByLaw = phraseFinder('^ ( principal executive/financial officer');

/** “/s/ Dana Quill Dana Quill, Chief Financial Officer”: a name that is signed, and said again with its office. */
function signedBelow({ text }: Document, [line]: readonly Line[]): readonly Officer[] {
  if (line === undefined) return [];
  return [...text.matchAll(SIGNATURE)].flatMap(({ 0: signature, index, groups }): Officer[] => {
    const name = groups?.['name'] ?? '';
    const from = index + signature.length;
    const said = text.slice(from, from + name.length);
    const rest = text.slice(from + name.length, from + name.length + 160);
    const title = AS_WHAT.exec(rest)?.groups?.['title'] ?? '';
    const until = rest.indexOf(title) + title.length;
    const isOfLaw = opensByLaw(rest.slice(until)) || saysSigningOffice(title);
    const person = spoken(withoutMarks(said));
    if (title === '' || !isOfLaw || !isOffice(title) || !isPersonName(person)) return [];
    return [{ line, name: person, title, start: from, end: from + name.length + until }];
  });
}

const isHeadOffice = phraseFinder(
  `^ acting ceo $, ^ acting chief executive officer $, ^ ceo $, ^ chief executive officer $,
   ^ interim ceo $, ^ interim chief executive officer $`,
);
const saysSeatBeside = phraseFinder(
  `chair/chairman/chairperson/chairwoman/director/founder/president, principal executive officer`,
);

/** “Chairman and Chief Executive Officer” heads the company; “Chief Executive Officer, Grooming” a part of it. */
function headsCompany(title: string): boolean {
  const parts = title
    .split(/,|\band\b|&/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return (
    parts.some((part) => isHeadOffice(part)) &&
    parts.every(
      (part) => isHeadOffice(part) || (saysSeatBeside(part) && !holdsAny(part, [' - ', ' – '])),
    )
  );
}

function asDraft({ line, name, title, since, start, end }: Officer): Draft {
  const from = start ?? line.block.start;
  const told = line.text.indexOf(title);
  return {
    topic: 'leadership',
    attribute: headsCompany(title) ? 'chief-executive' : 'leadership',
    start: from,
    end: end ?? (told < 0 ? line.block.end : line.block.start + told + title.length),
    value: name,
    details: { title, ...defined({ since }) },
  };
}

/** Whoever signs a report signs what goes with it, too. */
const onceEach = (officers: readonly Officer[]): readonly Officer[] =>
  officers.filter(({ name }, at) => officers.findIndex((one) => one.name === name) === at);

/** Whom an annual report lists as the company’s officers, and who signed it as one. */
export const officersTable: Extractor = (document: Document) => {
  if (document.record.kind !== 'filing') return [];
  const lines = linesOf(document);
  const known = [...listed(lines), ...runOn(lines)];
  const names = new Set(known.map(({ name }) => name));
  const signers = onceEach([...signed(lines), ...signedBelow(document, lines)]);
  return [...known, ...signers.filter(({ name }) => !names.has(name))].map(asDraft);
};
