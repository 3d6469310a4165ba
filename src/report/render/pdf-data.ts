import type { Paper } from '../../kernel/paper';
import {
  outlineOf,
  shorten,
  type Outline,
  type OutlineChanges,
  type OutlineClaim,
  type OutlinePicture,
  type OutlineQuote,
  type ReportDocument,
} from '../document';
import type { Coverage } from './font-coverage';
import { markSvg } from './html-style-marks';
import { shades } from './brand-shades';
import { breakable, breakableInNarrow, printable } from './printable';
import { renderPicture } from './render-picture';

/** What fits into one line above a page. */
const LONGEST_RUNNING = 80;

/** Of several quotes from one page the number is said once: “2a,b,c”, in runs that still fit into a line. */
const MOST_TOGETHER = 8;

function marksOf(labels: readonly string[]) {
  const runs: { to: string; number: string; letters: string[] }[] = [];
  for (const label of labels) {
    const [, number = '', letters = ''] = /^(\d*)(.*)$/u.exec(label) ?? [];
    const last = runs.at(-1);
    if (last?.number === number && last.letters.length < MOST_TOGETHER) last.letters.push(letters);
    else runs.push({ to: label, number, letters: [letters] });
  }
  return runs.map(({ to, number, letters }) => ({ to, shown: number + letters.join(',') }));
}

function claimData(
  { id, text, verdict, told, notes, restsOn, quotes }: OutlineClaim,
  isQuestion: boolean,
) {
  const rests = restsOn.filter(
    (basis, index) => restsOn.findIndex(({ title }) => title === basis.title) === index,
  );
  return {
    id,
    text,
    verdict,
    notes,
    rests,
    // The company's own word is so common that its sign is enough; anything else is told in words as well.
    careful: verdict === 'company-says' ? null : (told.careful ?? null),
    remarks: [told.asOf, told.reckoning].filter((remark) => remark !== undefined),
    question: isQuestion,
    marks: marksOf(quotes),
  };
}

type Draw = (text: string) => string;

/** Who does not see it hears its sentence and its figures. */
function pictureData(picture: OutlinePicture, draw: Draw, neighbours: 0 | 1 | 2) {
  // Measured and drawn as it will be printed, so that what a font lacks is named inside it too.
  const shown = asPrintable(picture, draw) as OutlinePicture;
  const { title, says, note, head, rows } = shown;
  const figures = rows.map(({ cells }) => cells.join(', ')).join('; ');
  return {
    title: breakableInNarrow(title),
    says: breakableInNarrow(says),
    note: note === undefined ? null : breakableInNarrow(note),
    alt: `${title}. ${says} ${head.join(', ')}: ${figures}.`,
    marks: marksOf([...new Set(rows.flatMap(({ quotes }) => quotes))]),
    drawn: renderPicture(shown, { scheme: 'print', neighbours }),
  };
}

/** Higher than this, a picture may wait for the foot of a page, so that it leaves no gap before it. */
const TALL = 150;

/** Years stand beside years, two or three of them. */
function pictureRows(pictures: readonly OutlinePicture[], draw: Draw) {
  const years = pictures.filter(({ drawing }) => drawing.kind === 'columns');
  const most = years.length === 3 ? 3 : 2;
  const rows: OutlinePicture[][] = [];
  for (const picture of pictures) {
    const last = rows.at(-1);
    if (
      last !== undefined &&
      last.length < most &&
      [...last, picture].every((one) => years.includes(one))
    )
      last.push(picture);
    else rows.push([picture]);
  }
  return rows.map((row) => {
    const drawn = row.map((picture) =>
      pictureData(picture, draw, row.length === 3 ? 2 : row.length === 2 ? 1 : 0),
    );
    return {
      pictures: drawn,
      tall: drawn.some((picture) => Number(/ height="(\d+)"/u.exec(picture.drawn)?.[1]) > TALL),
    };
  });
}

/** A small heading that holds more than this does not fit into its column. */
const LONGEST_SIDE_WORD = 15;
const LONGEST_SIDE_HEADING = 46;

const isWide = (title: string) =>
  title.length > LONGEST_SIDE_HEADING ||
  title.split(/\s/u).some((word) => word.length > LONGEST_SIDE_WORD);

/** Each quote’s way back: the sentence that first stands on it. */
function firstUses({ sections }: Outline): Map<string, string> {
  const claims = sections.flatMap(({ groups }) => groups.flatMap((group) => group.claims));
  return new Map(
    claims.toReversed().flatMap(({ id, quotes }) => quotes.map((label) => [label, `c-${id}`])),
  );
}

/** What is quoted for several findings in the same words is told once, under all its labels. */
function quotesOnce(quotes: readonly OutlineQuote[], uses: ReadonlyMap<string, string>) {
  const texts = Map.groupBy(quotes, ({ text }) => text);
  return Array.from(texts, ([text, same]) => ({
    text,
    exact: same.every(({ isExact }) => isExact),
    labels: same.map(({ label }) => ({ label, from: uses.get(label) ?? null })),
  }));
}

function changesData({ title, reviewed, items }: OutlineChanges, draw: Draw) {
  return {
    title,
    reviewed: reviewed ?? null,
    items: items.map(({ what, said }) => ({ what: breakableInNarrow(draw(what)), said })),
  };
}

/** What stands well needs no sign. */
const marksOnPaper = ({ marks }: Outline) => marks.filter(({ verdict }) => verdict !== 'supported');

const QUESTIONS: ReadonlySet<string> = new Set(['questions-to-ask', 'questions-to-expect']);

function pageData(outline: Outline, document: ReportDocument, paper: Paper, draw: Draw) {
  const written = new Date(document.writtenAt);
  const uses = firstUses(outline);
  return {
    paper,
    date: {
      year: written.getUTCFullYear(),
      month: written.getUTCMonth() + 1,
      day: written.getUTCDate(),
    },
    title: outline.title,
    subtitle: outline.subtitle,
    running: shorten(`${outline.title} · ${outline.subtitle}`, LONGEST_RUNNING),
    line: outline.line,
    notice: outline.notice ?? null,
    signs: Object.fromEntries(
      marksOnPaper(outline).map(({ verdict, word, means }) => [
        verdict,
        { word, means, drawn: markSvg(verdict, shades.accent) },
      ]),
    ),
    changes: outline.changes === undefined ? null : changesData(outline.changes, draw),
    tally: outline.tally,
    legend: outline.legend,
    ends: outline.ends,
    sections: outline.sections.map(({ id, title, groups, notFound }) => ({
      id,
      title,
      missing: notFound ?? null,
      groups: groups.map((group) => ({
        title: group.title ?? null,
        wide: isWide(group.title ?? ''),
        claims: group.claims.map((claim) => claimData(claim, QUESTIONS.has(id))),
        pictures: pictureRows(group.pictures, draw),
      })),
    })),
    sources: outline.sources.map((source) => ({
      ...source,
      link: source.link ?? null,
      quotes: quotesOnce(source.quotes, uses),
    })),
  };
}

/** Keys that code made and Typst looks things up by: they are not for the page and stay as they are. */
const KEYS = new Set(['id', 'link', 'paper', 'to', 'from', 'kind', 'drawn', 'verdict']);

/** Every text of the data as it can be drawn. */
function asPrintable(data: unknown, draw: Draw): unknown {
  if (typeof data === 'string') return draw(data);
  if (Array.isArray(data)) return data.map((item) => asPrintable(item, draw));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      KEYS.has(key) ? value : asPrintable(value, draw),
    ]),
  );
}

/** What the template is given, as JSON text. */
export function pdfData(document: ReportDocument, paper: Paper, covers: Coverage): string {
  const draw = (text: string) => printable(text, covers);
  return JSON.stringify(
    asPrintable(pageData(outlineOf(document), document, paper, draw), (text) =>
      breakable(draw(text)),
    ),
  );
}
