import { receiptLimits, type ReceiptDetails } from '../../shop/orders/shape';
import { Form, useNavigation } from 'react-router';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button';
import { Field, TextArea } from '../ui/field';
import { typedIn, type TrackAnswer } from './track-answer';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4';

interface ReceiptFormProps {
  readonly details: ReceiptDetails;
  readonly token: string;
  readonly answer: TrackAnswer | undefined;
}

/** The receipt, and folded below it what those need who hand it in somewhere; it is printed as last saved. */
export function ReceiptForm({ details, token, answer }: ReceiptFormProps) {
  const busy = useNavigation().formData?.get('intent') === 'receipt';
  const mine = answer?.intent === 'receipt' ? answer : undefined;
  const typed = typedIn(answer, 'receipt');
  const isTold = Object.values(details).some((detail) => detail !== '');
  return (
    <section id="receipt" className="mt-12">
      <h2>Receipt</h2>
      <p>
        <a href={`/track/${encodeURIComponent(token)}/receipt.pdf`} className={link}>
          Download the receipt
        </a>
      </p>
      <details open={isTold || mine !== undefined || undefined}>
        <summary className={`${link} cursor-pointer`}>Add a company or VAT number</summary>
        <Form method="post" noValidate preventScrollReset className="mt-4 space-y-5">
          <input type="hidden" name="intent" value="receipt" />
          <Field
            name="receiptCompany"
            label="Company (optional)"
            autoComplete="organization"
            maxLength={receiptLimits.company}
            defaultValue={typed['receiptCompany'] ?? details.company}
          />
          <Field
            name="receiptTaxId"
            label="VAT number (optional)"
            autoComplete="off"
            maxLength={receiptLimits.taxId}
            defaultValue={typed['receiptTaxId'] ?? details.taxId}
          />
          <TextArea
            name="receiptAddress"
            label="Address (optional)"
            rows={3}
            autoComplete="street-address"
            maxLength={receiptLimits.address}
            defaultValue={typed['receiptAddress'] ?? details.address}
          />
          {mine && <Alert kind={mine.saved ? 'info' : 'danger'} title={mine.sentence} announced />}
          <button type="submit" className={buttonLook('quiet')} aria-disabled={busy}>
            {busy ? 'Sending...' : 'Save receipt details'}
          </button>
        </Form>
      </details>
    </section>
  );
}
