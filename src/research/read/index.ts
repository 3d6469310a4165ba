export { commandIn } from './commands';
export { layOutFiling } from './filing/filing-blocks';
export { readFiling } from './filing/filing-parts';
export { readFragment } from './read-fragment';
export { readPage } from './read-page';
export { readPdf, type PdfInput, type PdfReading } from './read-pdf';
export { readPlainText } from './read-plain-text';
export type { PageInput, ReadablePage } from './shape';
export { removeInvisible } from './visible-text';
