import { outlineOf, shorten, type Outline, type OutlineClaim, type OutlinePicture, type ReportDocument } from '../document';
import { readCoverage } from './font-coverage';
import { PDF_TEMPLATE } from './pdf-template';
import { breakable, printable } from './printable';
import { renderPicture } from './render-picture';

export type Paper = 'us-letter' | 'a4';

export interface PdfOptions {
  readonly paper: Paper;
  /** Folders (or files) with the TrueType fonts to embed; nothing of the machine's own is used. */
  readonly fonts: readonly string[];
}

/** What fits into one line above a page. */
const LONGEST_RUNNING = 80;

/** Typst tells what it refused in its own words; they are ours to mend, never a reader's. */
export class PdfFailure extends Error {}

function claimData({ id, text, remarks, notes, restsOn, quotes }: OutlineClaim) {
  const rests = restsOn.filter((basis, index) => restsOn.findIndex(({ title }) => title === basis.title) === index);
  return { id, text, remarks, notes, rests, quotes };
}

type Draw = (text: string) => string;

/** Who does not see it hears its sentence and its figures. */
function pictureData(picture: OutlinePicture, draw: Draw) {
  // Measured and drawn as it will be printed, so that what a font lacks is named inside it too.
  const shown = asPrintable(picture, draw) as OutlinePicture;
  const { title, says, note, head, rows } = shown;
  const figures = rows.map(({ cells }) => cells.join(', ')).join('; ');
  return {
    title,
    says,
    note: note ?? null,
    alt: `${title}. ${says} ${head.join(', ')}: ${figures}.`,
    quotes: [...new Set(rows.flatMap(({ quotes }) => quotes))],
    drawn: renderPicture(shown, { scheme: 'print' }),
  };
}

function pageData(outline: Outline, document: ReportDocument, paper: Paper, draw: Draw) {
  const written = new Date(document.writtenAt);
  return {
    paper,
    date: { year: written.getUTCFullYear(), month: written.getUTCMonth() + 1, day: written.getUTCDate() },
    title: outline.title,
    subtitle: outline.subtitle,
    running: shorten(`${outline.title} · ${outline.subtitle}`, LONGEST_RUNNING),
    line: outline.line,
    notice: outline.notice ?? null,
    tally: outline.tally,
    legend: outline.legend,
    sections: outline.sections.map(({ id, title, groups, notFound }) => ({
      id,
      title,
      missing: notFound ?? null,
      groups: groups.map((group) => ({
        title: group.title ?? null,
        claims: group.claims.map(claimData),
        pictures: group.pictures.map((picture) => pictureData(picture, draw)),
      })),
    })),
    sources: outline.sources.map((source) => ({ ...source, link: source.link ?? null })),
  };
}

/** Keys that code made and Typst looks things up by: they are not for the page and stay as they are. */
const KEYS = new Set(['id', 'link', 'paper', 'kind', 'drawn']);

/** Every text of the data as it can be drawn. */
function asPrintable(data: unknown, draw: Draw): unknown {
  if (typeof data === 'string') return draw(data);
  if (Array.isArray(data)) return data.map((item) => asPrintable(item, draw));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, KEYS.has(key) ? value : asPrintable(value, draw)]));
}

/** What the template is given, as JSON text. */
async function pdfData(document: ReportDocument, { paper, fonts }: PdfOptions): Promise<string> {
  const covers = await readCoverage(fonts);
  const draw = (text: string) => printable(text, covers);
  return JSON.stringify(asPrintable(pageData(outlineOf(document), document, paper, draw), (text) => breakable(draw(text))));
}

/** The pages as Typst has laid them out, and the compiler that can draw them. */
export async function layOut(document: ReportDocument, options: PdfOptions) {
  // Loaded when first needed: this part of the installation is optional and large.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: [...options.fonts] }] });
  const compiled = compiler.compile({ mainFileContent: PDF_TEMPLATE, inputs: { report: await pdfData(document, options) } });
  if (compiled.result === null) throw new PdfFailure(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? []));
  return { compiler, pages: compiled.result };
}

/**
 * A tagged PDF/UA-1. The same document gives the same bytes: its date is the day it was written.
 */
export async function renderPdf(document: ReportDocument, options: PdfOptions): Promise<Uint8Array> {
  const { compiler, pages } = await layOut(document, options);
  return Uint8Array.from(compiler.pdf(pages, { pdfStandard: 'ua-1' }));
}
