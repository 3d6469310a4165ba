import type { TrackingView } from '../../delivery/tracking/shape';
import { ReceiptForm } from '../tracking/receipt-form';
import { RefundNote } from '../tracking/refund-note';
import { typedIn, type TrackAnswer } from '../tracking/track-answer';
import { IntentForm } from '../tracking/track-forms';
import { Field } from '../ui/field';
import { Page } from '../ui/page';
import { GiftReady } from './gift-ready';

interface TrackedGiftProps {
  readonly view: TrackingView;
  readonly token: string;
  readonly baseUrl: string;
  readonly supportEmail: string;
  readonly answer: TrackAnswer | undefined;
}

/** What the giver’s private link opens: the gift and its receipt, and nothing of the order it pays for. */
export function TrackedGift({ view, token, baseUrl, supportEmail, answer }: TrackedGiftProps) {
  const { order, gift } = view;
  const unused = gift?.state === 'unused';
  return (
    <Page title="Your Gift" eyebrow={`Order ${order.number ?? ''}`} hidden>
      <RefundNote refunds={view.refunds} supportEmail={supportEmail} />
      {gift && <GiftReady gift={gift} baseUrl={baseUrl} />}
      {unused && (
        <>
          <IntentForm
            intent="gift"
            title={gift.recipientEmail === '' ? 'Email it' : 'Wrong email address?'}
            submit="Send the gift"
            answer={answer}
          >
            <p>From then on, only this address can use it.</p>
            <Field
              name="email"
              label="Their Email Address"
              type="email"
              autoComplete="off"
              defaultValue={typedIn(answer, 'gift')['email']}
            />
          </IntentForm>
          <p className="mt-8">
            Changed your mind? Write to{' '}
            <a className="underline underline-offset-4" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>{' '}
            for a refund.
          </p>
        </>
      )}
      {view.may.receipt && <ReceiptForm details={order.receiptFor} token={token} answer={answer} />}
    </Page>
  );
}
