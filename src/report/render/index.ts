export { renderHtml } from './html';
export { renderPdf, type PdfOptions } from './pdf';
