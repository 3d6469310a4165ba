import type { Paper } from '../../../kernel/formats/paper';
import {
  outlineOfReport,
  shorten,
  visible,
  type ReportOutline,
  type OutlineChanges,
  type OutlineClaim,
  type OutlinePicture,
  type OutlineQuote,
  type OutlineTable,
  type ReportDocument,
} from '../../document';
import type { Coverage } from './font-coverage';
import { claimsWithMath } from './math-on-paper';
import { numbersOf } from '../html/claim';
import { pocketOf } from '../night/pocket';
import { breakable, breakableInNarrow, printable } from './printable';
import { renderPicture } from '../html/render-picture';

/** What fits into one line above a page. */
const LONGEST_RUNNING = 80;

/** “Design session, 90 minutes:” before what belongs to it. */
const NAMED = /^([^.!?:]{2,60}:) (\S.*)$/u;

function claimData(
  { id, text, remarks, math, notes, quotes }: OutlineClaim,
  isNamed: boolean,
  withMath: ReadonlySet<string>,
) {
  const [, name, rest] = (isNamed ? NAMED.exec(text) : null) ?? [];
  return {
    name: name ?? null,
    text: rest ?? text,
    notes,
    careful: remarks.length === 0 ? null : remarks.join('; '),
    math: withMath.has(id) ? (math ?? null) : null,
    marks: numbersOf(quotes),
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
    marks: numbersOf(rows.flatMap(({ quotes }) => quotes)),
    drawn: renderPicture(shown, { scheme: 'print', neighbours }),
  };
}

/** Higher than this, a picture may wait for the foot of a page, so that it leaves no gap before it. */
const TALL = 150;

/** The words that stand beside sentences on paper, and so are explained. */
const CAREFUL: ReadonlySet<string> = new Set(['conflicted', 'stale', 'weak', 'unsupported']);

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

/** What is quoted for several findings in the same words is told once. */
function quotesOnce(quotes: readonly OutlineQuote[]) {
  const texts = Map.groupBy(quotes, ({ text }) => text);
  return Array.from(texts, ([text, same]) => ({
    text,
    exact: same.every(({ isExact }) => isExact),
  }));
}

function yearsData(years: OutlineTable | undefined) {
  return years === undefined
    ? null
    : {
        ...years,
        rows: years.rows.map(({ cells, quotes }) => ({ cells, marks: numbersOf(quotes) })),
      };
}

function changesData({ title, reviewed, items }: OutlineChanges, draw: Draw) {
  return {
    title,
    reviewed: reviewed ?? null,
    items: items.map(({ what, said }) => ({ what: breakableInNarrow(draw(what)), said })),
  };
}

function pageData(outline: ReportOutline, document: ReportDocument, paper: Paper, draw: Draw) {
  const written = new Date(document.writtenAt);
  const withMath = claimsWithMath(outline);
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
    meanings: outline.marks.filter(({ verdict }) => CAREFUL.has(verdict)),
    changes: outline.changes === undefined ? null : changesData(outline.changes, draw),
    tally: outline.tally,
    legend: outline.legend,
    ends: outline.ends,
    sections: outline.sections.map(({ id, title, groups, notFound }) => ({
      id,
      title,
      missing: notFound ?? null,
      groups: groups.map(({ title: name, flow, isAdvice, claims, pictures, years }) => ({
        title: name ?? null,
        wide: isWide(name ?? ''),
        flow,
        advice: isAdvice,
        claims: claims.map((claim) => claimData(claim, flow === 'list', withMath)),
        pictures: pictureRows(pictures, draw),
        years: yearsData(years),
      })),
    })),
    sources: outline.sources.map((source) => ({
      ...source,
      link: source.link ?? null,
      quotes: quotesOnce(source.quotes),
    })),
  };
}

/** Keys that code made and Typst looks things up by: they are not for the page and stay as they are. */
const KEYS = new Set(['id', 'link', 'paper', 'kind', 'drawn', 'verdict', 'flow']);

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
    asPrintable(pageData(outlineOfReport(document), document, paper, draw), (text) =>
      breakable(draw(text)),
    ),
  );
}

/** What the template of the pocket card is given, as JSON text. */
export function pocketData(
  document: ReportDocument,
  when: string | undefined,
  covers: Coverage,
): string {
  const outline = outlineOfReport(document);
  const shown = {
    title: outline.title,
    subtitle: visible(document.role),
    when: when === undefined ? null : visible(when),
    ...pocketOf(outline),
  };
  return JSON.stringify(asPrintable(shown, (text) => breakable(printable(text, covers))));
}
