export { dayOfReceipt, receiptOf } from './receipt-of-order';
export type { Receipt, ReceiptPrinter } from './shape';
export { typstReceipts } from './typst-receipt';
