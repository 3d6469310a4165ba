import type { OrderRow } from '../schema';
import { emptyDetails, noAnswers } from '../shape';

/** An order’s columns without its person: nothing that was typed, and nothing made of it. */
export const NOBODY = {
  ...emptyDetails,
  ...noAnswers,
  interviewAt: null,
  similarity: '',
  occupation: null,
  companyPick: null,
  taxPostalCode: null,
  receiptCompany: '',
  receiptTaxId: '',
  receiptAddress: '',
} as const satisfies Partial<OrderRow>;
