/** Whom a receipt is made out to, besides the buyer’s name; empty where nobody asked for it. */
export interface ReceiptDetails {
  readonly company: string;
  /** A VAT number, as its country writes it. */
  readonly taxId: string;
  readonly address: string;
}

export const receiptLimits: Readonly<Record<keyof ReceiptDetails, number>> = {
  company: 200,
  taxId: 30,
  address: 500,
};

/** What is wrong with it; null where nothing is. */
export function receiptFault({ company, taxId, address }: ReceiptDetails): string | null {
  if (company.length > receiptLimits.company)
    return `Use at most ${receiptLimits.company} characters for the company.`;
  if (address.length > receiptLimits.address)
    return `Use at most ${receiptLimits.address} characters for the address.`;
  return taxId === '' || /^[A-Z0-9][A-Z0-9 .\-/]{3,29}$/iu.test(taxId)
    ? null
    : 'Enter the VAT number as it’s printed, such as DE123456789.';
}
