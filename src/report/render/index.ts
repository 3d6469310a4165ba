export { renderHtml } from './html';
export { createPdfRenderer, renderPdf, type PdfOptions } from './pdf';
