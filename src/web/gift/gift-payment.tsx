import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { nearAddress } from '../../kernel/near-address';
import type { GiftDetails, OrderPrice } from '../../shop/orders/shape';
import { CurrencyField } from '../checkout/currency/currency-field';
import { CardForm } from '../checkout/payment/card/card-form';
import type { CardOutcome } from '../checkout/payment/card/card-field';
import { Confirming, ConfirmingNote, ConfirmingOnServer } from '../checkout/payment/confirming';
import { PriceLines } from '../checkout/payment/order-summary';
import { notifyOfGift, type Payer } from '../checkout/payment/payment-calls';
import { ServiceUnavailable } from '../checkout/payment/service-unavailable';
import { useAvailability } from '../checkout/payment/use-availability';
import { useBankReturn } from '../checkout/payment/use-bank-return';
import { PlaceForm, type SentPlace } from '../checkout/tax/place-form';
import type { ShopFacts } from '../shop-facts';

const BACK = '/gift?step=payment';

interface GiftPaymentProps {
  readonly facts: ShopFacts;
  readonly details: GiftDetails | null;
  readonly price: OrderPrice;
  readonly place: SentPlace;
  readonly refusedCurrency: string | null;
}

export function GiftPayment({ facts, details, price, place, refusedCurrency }: GiftPaymentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { available, checking, checkAgain } = useAvailability();
  const name = details?.name ?? '';
  const email = details?.email ?? '';
  const payer = useMemo<Payer>(
    () => ({ company: '', role: '', name, email, gift: true }),
    [name, email],
  );
  const finish = useCallback(
    async (payment: { readonly id: string }): Promise<void> => {
      await notifyOfGift(payer, payment.id);
      await navigate('/gift?step=done', { replace: true });
    },
    [payer, navigate],
  );
  const way = useMemo(() => ({ back: BACK, finish }), [finish]);
  const bank = useBankReturn(facts.payment, way);
  const [confirming, setConfirming] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [paid, setPaid] = useState(false);
  const take = useCallback(
    async (outcome: CardOutcome, clientSecret: string): Promise<void> => {
      if (outcome.kind === 'failed') {
        setConfirming(null);
        setProblem(outcome.message);
      }
      if (outcome.kind !== 'done') return;
      if (outcome.payment.status === 'succeeded') await finish(outcome.payment);
      else if (outcome.payment.status === 'processing') {
        setConfirming(clientSecret);
        await notifyOfGift(payer, outcome.payment.id);
      }
    },
    [finish, payer],
  );
  const onPaid = useCallback((): void => {
    setPaid(true);
    void revalidate();
  }, [revalidate]);
  const reread = useCallback(() => void revalidate(), [revalidate]);

  if (bank.state === 'reading' || details === null) return <ConfirmingNote />;
  const secret = bank.state === 'processing' ? bank.clientSecret : confirming;
  if (secret !== null)
    return <Confirming payment={facts.payment} clientSecret={secret} onOutcome={take} />;
  if (paid) return <ConfirmingOnServer />;
  const needsPlace = facts.taxes && price.tax === null;
  return (
    <div className="space-y-6">
      <GiftSummary details={details} facts={facts} price={price} refused={refusedCurrency} />
      {available === false && (
        <ServiceUnavailable checking={checking} onCheckAgain={() => void checkAgain()}>
          We can’t take card payments right now. Your details are saved; check again in a minute.
        </ServiceUnavailable>
      )}
      {available !== false && needsPlace && <PlaceForm {...place} gift />}
      {available !== false && !needsPlace && (
        <CardForm
          facts={facts}
          payer={payer}
          back={BACK}
          assurance="Until the gift is used, we refund it on request."
          failure={problem ?? (bank.state === 'failed' ? bank.message : null)}
          onOutcome={take}
          onPaid={onPaid}
          onPriceChanged={reread}
        />
      )}
      <noscript>
        <p className="rounded-md border border-notice bg-notice-wash p-4">
          Paying by card needs JavaScript. Without it, write to {facts.supportEmail}.
        </p>
      </noscript>
    </div>
  );
}

function GiftSummary({
  details: { email, recipientEmail },
  facts,
  price,
  refused,
}: {
  readonly details: GiftDetails;
  readonly facts: Pick<ShopFacts, 'price' | 'currencies'>;
  readonly price: OrderPrice;
  readonly refused: string | null;
}) {
  // A code that was emailed to another address can’t be used by the one it was meant for.
  const slips = [email, recipientEmail].flatMap((address) => nearAddress(address) ?? []);
  return (
    <section aria-label="Your gift" className="rounded-md border border-line bg-raised p-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold">One interview report</p>
        <p className="font-serif text-2xl">{facts.price}</p>
      </div>
      <p className="text-soft wrap-anywhere">
        {recipientEmail === '' ? 'You hand it over yourself' : `Emailed to ${recipientEmail}`}
      </p>
      {slips.map((near) => (
        <p key={near} className="mt-2 rounded-md bg-notice-wash px-3 py-2 text-sm wrap-anywhere">
          Did you mean {near}? If so, change it before you pay.
        </p>
      ))}
      {price.tax !== null && <PriceLines price={price} />}
      <p>
        <a href="/gift" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Change details
        </a>
      </p>
      <CurrencyField choices={facts.currencies} chosen={price.currency} refused={refused} gift />
    </section>
  );
}
