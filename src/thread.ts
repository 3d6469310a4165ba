import { writingTasks } from './compose/report/writing-worker';
import type { Receipt } from './delivery/receipt';
import { typstReceipts } from './delivery/receipt/typst-receipt';
import { traceLastWords } from './platform/log/source-traces';
import { serveTasks } from './platform/threads';
import type { ReportDocument } from './report/document/shape';
import { createPdfRenderer, renderHtml, type PdfOptions, type PocketCard } from './report/render';
import type { EntityCard } from './research/company';
import {
  extractEvidence,
  provenReaders,
  readPart,
  togetherOf,
  type Document,
  type Proposals,
} from './research/evidence';
import { parseHere } from './research/sources/reading/parse-answer';
import { readPage, readPdf, type PageInput, type PdfInput } from './research/read';

interface AnswerInput {
  readonly source: Parameters<typeof parseHere>[0];
  readonly answer: Parameters<typeof parseHere>[1];
  readonly known: Parameters<typeof parseHere>[2];
}

interface Extraction {
  readonly card: EntityCard;
  readonly documents: readonly Document[];
}

const { renderPdf, renderPocketCard } = createPdfRenderer();
const receipts = typstReceipts();

traceLastWords();

/** What runs beside the thread that serves pages. */
serveTasks({
  ...writingTasks,
  readPage: (input: PageInput) => readPage(input),
  readPdf: (input: PdfInput) => readPdf(input),
  parseAnswer: ({ source, answer, known }: AnswerInput) => parseHere(source, answer, known),
  readPart: ({ card, documents, ...which }: Extraction & { part: number; parts: number }) =>
    readPart(card, documents, provenReaders, which),
  extractEvidence: ({
    card,
    documents,
    proposals,
    read,
  }: Extraction & { proposals: Proposals; read?: Parameters<typeof togetherOf>[0] }) =>
    extractEvidence(card, documents, proposals, provenReaders, read && togetherOf(read)),
  renderPdf: ({ document, options }: { document: ReportDocument; options: PdfOptions }) =>
    renderPdf(document, options),
  renderHtml: (document: ReportDocument) => renderHtml(document),
  renderPocketCard: (card: PocketCard) => renderPocketCard(card),
  printReceipt: (receipt: Receipt) => receipts.print(receipt),
});
