/** What stands on a receipt, all of it ready to be read. */
export interface Receipt {
  readonly number: string;
  readonly paidOn: string;
  readonly soldTo: string;
  readonly email: string;
  /** Whom it is made out to besides; empty where nobody asked. */
  readonly company: string;
  readonly taxId: string;
  readonly address: string;
  readonly item: string;
  /** Before a code took something off. */
  readonly price: string;
  /** What was taken off and by which code; null without one. */
  readonly discount: { readonly label: string; readonly amount: string } | null;
  /** What was added as tax; null where none was calculated. */
  readonly tax: string | null;
  readonly total: string;
  /** What was given back; null where nothing was. */
  readonly refunded: string | null;
  /** Null where no card paid, or it is not known which. */
  readonly paidBy: string | null;
  readonly paper: 'us-letter' | 'a4';
}

export interface ReceiptPrinter {
  print(receipt: Receipt): Promise<Uint8Array>;
}
