import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper } from '../../../kernel/formats/paper';
import type { ReportDocument } from '../../document';
import { readCoverage, type Coverage } from './font-coverage';
import { POCKET_TEMPLATE } from '../night/pocket-template';
import { pdfData, pocketData } from './pdf-data';
import { PDF_TEMPLATE } from './pdf-template';

export interface PdfOptions {
  readonly paper: Paper;
  /** Folders (or files) with the TrueType fonts to embed; nothing of the machine's own is used. */
  readonly fonts: readonly string[];
}

export interface PocketCard {
  readonly document: ReportDocument;
  /** When the interview is, in words; without it a line to write on. */
  readonly when?: string | undefined;
  readonly fonts: readonly string[];
}

/** Typst tells what it refused in its own words; they are ours to mend, never a reader's. */
export class PdfFailure extends Error {}

interface Press {
  readonly compiler: NodeCompiler;
  readonly covers: Coverage;
}

async function openPress(fonts: readonly string[]): Promise<Press> {
  // Loaded when first needed: this part of the installation is optional and large.
  const { NodeCompiler: compilers } = await import('@myriaddreamin/typst-ts-node-compiler');
  return {
    compiler: compilers.create({ fontArgs: [{ fontPaths: [...fonts] }] }),
    covers: await readCoverage(fonts),
  };
}

/** What was laid out for this many reports before is forgotten, so that memory stays level. */
const REPORTS_REMEMBERED = 1;

/** Prints reports, reading the fonts once. The same document always gives the same bytes. */
export function createPdfRenderer() {
  const presses = new Map<string, Promise<Press>>();

  async function set(
    fonts: readonly string[],
    mainFileContent: string,
    inputs: (covers: Coverage) => Record<string, string>,
  ) {
    const name = fonts.join('\n');
    const opened = presses.get(name) ?? openPress(fonts);
    presses.set(name, opened);
    const { compiler, covers } = await opened;
    compiler.evictCache(REPORTS_REMEMBERED);
    const compiled = compiler.compile({ mainFileContent, inputs: inputs(covers) });
    if (compiled.result === null)
      throw new PdfFailure(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? []));
    return { compiler, pages: compiled.result };
  }

  /** The pages as Typst has laid them out, and the compiler that can draw them. */
  const layOut = (document: ReportDocument, { paper, fonts }: PdfOptions) =>
    set(fonts, PDF_TEMPLATE, (covers) => ({ report: pdfData(document, paper, covers) }));

  /** A tagged PDF/UA-1; its date is the day on which the document was written. */
  async function renderPdf(document: ReportDocument, options: PdfOptions): Promise<Uint8Array> {
    const { compiler, pages } = await layOut(document, options);
    return Uint8Array.from(compiler.pdf(pages, { pdfStandard: 'ua-1' }));
  }

  /** The report's few most needed lines on one side. */
  async function renderPocketCard({ document, when, fonts }: PocketCard): Promise<Uint8Array> {
    const { compiler, pages } = await set(fonts, POCKET_TEMPLATE, (covers) => ({
      pocket: pocketData(document, when, covers),
    }));
    return Uint8Array.from(compiler.pdf(pages, { pdfStandard: 'ua-1' }));
  }

  return { layOut, renderPdf, renderPocketCard };
}

/** For whoever prints once. */
export function renderPdf(document: ReportDocument, options: PdfOptions): Promise<Uint8Array> {
  return createPdfRenderer().renderPdf(document, options);
}
