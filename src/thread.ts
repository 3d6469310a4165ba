import { writingTasks } from './report/writers/writing-tasks';
import type { Receipt } from './delivery/receipt';
import { typstReceipts } from './delivery/receipt/typst-receipt';
import { judgeTasks } from './desk/review/claims/judge';
import { traceLastWords } from './platform/log/source-traces';
import { serveTasks } from './platform/threads';
import type { ReportDocument } from './report/document/shape';
import { createPdfRenderer, renderHtml, type PdfOptions, type PocketCard } from './report/render';
import type { EntityCard } from './research/company';
import { extractEvidence, provenReaders, type Document, type Proposals } from './research/evidence';
import { parseHere } from './research/sources/reading/parse-answer';
import { readPage, readPdf, type PageInput, type PdfInput } from './research/read';

interface AnswerInput {
  readonly source: Parameters<typeof parseHere>[0];
  readonly answer: Parameters<typeof parseHere>[1];
  readonly known: Parameters<typeof parseHere>[2];
}

const { renderPdf, renderPocketCard } = createPdfRenderer();
const receipts = typstReceipts();

traceLastWords();

/** What runs beside the thread that serves pages. */
serveTasks({
  ...writingTasks,
  ...judgeTasks,
  readPage: (input: PageInput) => readPage(input),
  readPdf: (input: PdfInput) => readPdf(input),
  parseAnswer: ({ source, answer, known }: AnswerInput) => parseHere(source, answer, known),
  extractEvidence: ({
    card,
    documents,
    proposals,
  }: {
    card: EntityCard;
    documents: readonly Document[];
    proposals: Proposals;
  }) => extractEvidence(card, documents, proposals, provenReaders),
  renderPdf: ({ document, options }: { document: ReportDocument; options: PdfOptions }) =>
    renderPdf(document, options),
  renderHtml: (document: ReportDocument) => renderHtml(document),
  renderPocketCard: (card: PocketCard) => renderPocketCard(card),
  printReceipt: (receipt: Receipt) => receipts.print(receipt),
});
