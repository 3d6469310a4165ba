export { renderHtml, renderSharedHtml } from './html';
export { createPdfRenderer, renderPdf, type PdfOptions, type PocketCard } from './pdf';
