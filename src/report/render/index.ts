export { renderHtml, renderSharedHtml } from './html/page';
export { createPdfRenderer, renderPdf, type PdfOptions, type PocketCard } from './pdf/pdf';
