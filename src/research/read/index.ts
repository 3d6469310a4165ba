export { findDate, toDay } from './dates';
export { readFragment, unescapeHtml } from './read-fragment';
export { readPage } from './read-page';
export { readPdf, type PdfFault, type PdfInput, type PdfText } from './read-pdf';
export { readPlainText } from './read-plain-text';
export type { PageInput, PageType, ReadablePage, Table, TableCell } from './shape';
export { removeInvisible } from './visible-text';
