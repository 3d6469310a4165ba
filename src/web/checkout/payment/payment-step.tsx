import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type {
  DeliveryOffer,
  OrderDetails,
  RoleOffer,
  OrderPrice,
} from '../../../shop/orders/shape';
import type { ShopFacts } from '../../shop-facts';
import { browserStore } from '../browser-store';
import { PlaceForm, type SentPlace } from '../tax/place-form';
import { CurrencyField } from '../currency/currency-field';
import { PromotionCodeField } from '../code/code-field';
import { FreeOrder } from '../code/free-order';
import { CardForm } from './card/card-form';
import type { CardOutcome } from './card/card-field';
import { Confirming, ConfirmingOnServer } from './confirming';
import { DeliveryLine } from '../page/delivery-line';
import { noExtras, type TypedExtras } from '../details';
import { EarlierOrder } from '../success/earlier-order';
import { finishPaidOrder } from './finish-order';
import { ManualForm } from '../manual-form';
import { notifyOfOrder } from './payment-calls';
import {
  earlierOrder,
  paidIn,
  saveManualDraft,
  toSavedOrder,
  type SavedOrder,
} from '../saved-orders';
import { RoleQuestion } from '../role/role-question';
import { NoSuchJob } from '../role/no-such-job';
import { ServiceUnavailable } from './service-unavailable';
import { OrderSummary } from './order-summary';
import { useAvailability } from './use-availability';

interface PaymentStepProps {
  readonly facts: ShopFacts;
  readonly details: OrderDetails;
  readonly extras: TypedExtras | null;
  readonly delivery: DeliveryOffer;
  /** What the role may mean, asked beside the payment; null where that is clear. */
  readonly role: RoleOffer | null;
  /** Where this company plainly has no such job: when its postings were read. */
  readonly noSuchJob: { readonly readAt: string } | null;
  readonly price: OrderPrice;
  readonly code: { readonly refused: string | null; readonly typed: string };
  readonly place: SentPlace;
  readonly refusedCurrency: string | null;
  /** What went wrong at the bank's page, if one came back from there. */
  readonly failure: string | null;
  /** The payment that was still being confirmed when one came back. */
  readonly pendingSecret: string | null;
}

export function PaymentStep({
  facts,
  details,
  extras,
  delivery,
  role,
  noSuchJob,
  price,
  code,
  place,
  refusedCurrency,
  failure,
  pendingSecret,
}: PaymentStepProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { available, checking, checkAgain } = useAvailability();
  const [confirming, setConfirming] = useState(pendingSecret);
  const [problem, setProblem] = useState(failure);
  const [earlier, setEarlier] = useState<SavedOrder | null>(null);
  useEffect(() => setEarlier(earlierOrder(browserStore(), details)), [details]);

  const take = useCallback(
    async (outcome: CardOutcome, clientSecret: string): Promise<void> => {
      if (outcome.kind === 'failed') {
        setConfirming(null);
        setProblem(outcome.message);
      }
      if (outcome.kind !== 'done') return;
      const { payment } = outcome;
      if (payment.status === 'succeeded') {
        await finishPaidOrder(details, payment, facts.currency);
        await navigate('/success');
      } else if (payment.status === 'processing') {
        setConfirming(clientSecret);
        await notifyOfOrder(
          toSavedOrder(
            details,
            {
              paymentId: payment.id,
              paymentStatus: 'processing',
              paymentAmount: paidIn(payment.amount, facts.currency),
            },
            new Date(),
          ),
        );
      }
    },
    [details, facts.currency, navigate],
  );
  const manual = useMemo(() => ({ ...details, ...(extras ?? noExtras) }), [details, extras]);
  const [paid, setPaid] = useState(false);
  const onPaid = useCallback((): void => {
    setPaid(true);
    void revalidate();
  }, [revalidate]);
  const reread = useCallback(() => void revalidate(), [revalidate]);
  const onManual = (): void => {
    const draft = toSavedOrder(
      details,
      {
        paymentStatus: 'manual_request',
        paymentAmount: paidIn(facts.amountInCents, facts.currency),
      },
      new Date(),
    );
    saveManualDraft(browserStore(), draft);
    location.assign('/order?paymentMode=manual');
  };

  const free = price.amount === 0;
  const needsPlace = facts.taxes && !free && price.tax === null;
  if (confirming !== null)
    return <Confirming payment={facts.payment} clientSecret={confirming} onOutcome={take} />;
  if (paid) return <ConfirmingOnServer />;
  return (
    <div className="space-y-6">
      <OrderSummary details={details} price={price}>
        <PromotionCodeField applied={price.code} {...code} onChanged={reread} />
        {!free && (
          <CurrencyField
            choices={facts.currencies}
            chosen={price.currency}
            refused={refusedCurrency}
          />
        )}
      </OrderSummary>
      <DeliveryLine delivery={delivery} promiseHours={facts.promiseHours} />
      {role && <RoleQuestion offer={role} />}
      {noSuchJob && <NoSuchJob details={details} readAt={noSuchJob.readAt} />}
      {earlier && <EarlierOrder order={earlier} onGoOn={() => setEarlier(null)} />}
      {free && !earlier && <FreeOrder code={price.code ?? ''} />}
      {available === false && !free && (
        <ServiceUnavailable checking={checking} onCheckAgain={() => void checkAgain()}>
          We can’t take card payments right now. You can order below and pay later, or check again.
        </ServiceUnavailable>
      )}
      {available === false && !free && (
        <ManualForm
          facts={{ ...facts, sampleCompanies: null }}
          initial={manual}
          companyGiven={false}
          errors={{}}
        />
      )}
      {available !== false && !earlier && needsPlace && <PlaceForm {...place} />}
      {available !== false && !earlier && !free && !needsPlace && (
        <CardForm
          facts={facts}
          payer={details}
          back="/order?step=payment"
          assurance="If we can’t make your report, you get a full refund."
          failure={problem}
          onOutcome={take}
          onManual={onManual}
          onPaid={onPaid}
          onPriceChanged={reread}
        />
      )}
      {!free && (
        <noscript>
          <p className="rounded-md border border-notice bg-notice-wash p-4">
            Paying by card needs JavaScript. Without it, you can{' '}
            <a className="underline underline-offset-4" href="/order?paymentMode=manual">
              pay another way
            </a>
            .
          </p>
        </noscript>
      )}
    </div>
  );
}
