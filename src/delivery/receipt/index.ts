export type { Receipt, ReceiptPrinter } from './shape';
export { typstReceipts } from './typst-receipt';
