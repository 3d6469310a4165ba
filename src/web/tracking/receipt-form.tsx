import { receiptLimits, type ReceiptDetails } from '../../shop/orders/change/receipt-shape';
import { Field, TextArea } from '../ui/field';
import { IntentForm } from './intent-form';
import type { TrackAnswer } from './track-answer';

interface ReceiptFormProps {
  readonly details: ReceiptDetails;
  readonly token: string;
  readonly answer: TrackAnswer | undefined;
}

/** For those who hand the receipt in somewhere; it is printed as it was last saved. */
export function ReceiptForm({ details, token, answer }: ReceiptFormProps) {
  return (
    <IntentForm intent="receipt" title="Receipt" submit="Save receipt details" answer={answer}>
      <p>
        <a
          href={`/track/${encodeURIComponent(token)}/receipt.pdf`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Download the receipt
        </a>
      </p>
      <p>Need a company on it? Save it here, then download the receipt again.</p>
      <Field
        name="receiptCompany"
        label="Company on the receipt (optional)"
        autoComplete="organization"
        maxLength={receiptLimits.company}
        defaultValue={details.company}
      />
      <Field
        name="receiptTaxId"
        label="VAT number (optional)"
        autoComplete="off"
        maxLength={receiptLimits.taxId}
        defaultValue={details.taxId}
      />
      <TextArea
        name="receiptAddress"
        label="Address on the receipt (optional)"
        rows={3}
        autoComplete="street-address"
        maxLength={receiptLimits.address}
        defaultValue={details.address}
      />
    </IntentForm>
  );
}
