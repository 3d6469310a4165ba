export { csvRows, readCsv, type Cells } from './csv';
export { FormatFault, type FormatCode } from './fault';
export type { SharedTexts } from './shared-texts';
export type { Table } from './table';
export { isWorkbook, openWorkbook, readWorkbook } from './xlsx';
export { readXml } from './xml';
export { attributesIn, createXmlScanner } from './xml-scanner';
export { openZip, type Room } from './zip';
