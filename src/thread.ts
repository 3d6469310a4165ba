import { serveTasks } from './platform/threads';
import type { ReportDocument } from './report/document/shape';
import { createPdfRenderer, type PdfOptions, type PocketCard } from './report/render';
import type { EntityCard } from './research/company';
import { extractEvidence, type Document, type Proposals } from './research/evidence';
import { readPage, readPdf, type PageInput, type PdfInput } from './research/read';

const { renderPdf, renderPocketCard } = createPdfRenderer();

/** What runs beside the thread that serves pages. */
serveTasks({
  readPage: (input: PageInput) => readPage(input),
  readPdf: (input: PdfInput) => readPdf(input),
  extractEvidence: ({
    card,
    documents,
    proposals,
  }: {
    card: EntityCard;
    documents: readonly Document[];
    proposals: Proposals;
  }) => extractEvidence(card, documents, proposals),
  renderPdf: ({ document, options }: { document: ReportDocument; options: PdfOptions }) =>
    renderPdf(document, options),
  renderPocketCard: (card: PocketCard) => renderPocketCard(card),
});
