import { serveTasks } from './platform/threads';
import type { ReportDocument } from './report/document/shape';
import { renderPdf, type PdfOptions } from './report/render';
import type { EntityCard } from './research/company';
import { extractEvidence, type Document } from './research/evidence';
import { readPage, type PageInput } from './research/read';

/** What runs beside the thread that serves pages. */
serveTasks({
  readPage: (input: PageInput) => readPage(input),
  extractEvidence: ({ card, documents }: { card: EntityCard; documents: readonly Document[] }) => extractEvidence(card, documents),
  renderPdf: ({ document, options }: { document: ReportDocument; options: PdfOptions }) => renderPdf(document, options),
});
