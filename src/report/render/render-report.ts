import type { ReportDocument } from '../document';
import { renderHtml } from './html/page';
import { renderMarkdown } from './markdown';
import { renderPdf, type PdfOptions } from './pdf/pdf';
import { renderText } from './text';

export interface RenderedReport {
  readonly pdf: Uint8Array;
  readonly html: string;
  readonly text: string;
  readonly markdown: string;
  readonly json: string;
}

/** Every form in which a report is handed out, from one document and saying the same. */
export async function renderReport(
  document: ReportDocument,
  options: PdfOptions,
): Promise<RenderedReport> {
  return {
    pdf: await renderPdf(document, options),
    html: renderHtml(document),
    text: renderText(document),
    markdown: renderMarkdown(document),
    json: `${JSON.stringify(document, null, 2)}\n`,
  };
}
