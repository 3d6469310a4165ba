export { dayOfReceipt, receiptOf } from './receipt-of-order';
export type { Receipt, ReceiptPrinter } from './shape';
