import { useEffect, useMemo, useRef, useState } from 'react';
import { useActionData, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { emptyDetails, type DetailsErrors, type OrderDetails } from '../../shop/orders/shape';
import type { PageHandle } from '../root';
import type { SampleCompany } from '../shop-facts';
import { Alert } from '../ui/alert';
import { toasts } from '../ui/toasts/toasts';
import { browserStore } from './browser-store';
import { Closed } from './page/closed';
import { ConfirmingNote, ConfirmingOnServer } from './payment/confirming';
import { DeliveryLine } from './page/delivery-line';
import { noExtras, paymentPath } from './details';
import { DetailsForm } from './form/details-form';
import type { FormValues } from './form/form-fields';
import { ManualForm } from './manual-form';
import { sendForm } from './order-calls';
import { finishPaidOrder } from './payment/finish-order';
import { OrderFrame } from './page/order-page';
import type { action, loader } from './order.server';
import { PaymentStep } from './payment/payment-step';
import { pruneOrders, readTyped } from './saved-orders';
import { useBankReturn, type WayOn } from './payment/use-bank-return';
import { PriceLine, WhatYouGet } from './page/what-you-get';
export { action, loader } from './order.server';

export const handle: PageHandle = { hydrate: true };

const LOST =
  'We couldn’t find your details. Send the form again. If you come back here, allow cookies for this site.';

export default function Order() {
  const { facts, view, details, extras, companyGiven, lost, delivery, code } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  useEffect(() => pruneOrders(browserStore(), new Date()), []);
  useStepOfAddress();
  const initial = useMemo(
    () => ({
      ...(refused?.details ?? details ?? emptyDetails),
      ...(refused?.extras ?? extras ?? noExtras),
    }),
    [refused, details, extras],
  );
  const errors = refused?.errors ?? {};
  const refusal = refused && Object.keys(errors).length === 0 ? refused.sentence : null;
  const notice = refusal ?? (lost ? LOST : null);
  switch (view) {
    case 'details':
      return (
        <OrderFrame
          stage={1}
          heading="Tell Us About Your Interview"
          aside={<WhatYouGet price={facts.price} taxes={facts.taxes} delivery={delivery} />}
        >
          {notice && <Alert kind="danger" title={notice} />}
          <div className="mb-6">
            <DeliveryLine delivery={delivery} promiseHours={facts.promiseHours} />
          </div>
          {code.typed !== '' && <CodeNote code={code.typed} />}
          <DetailsStep
            code={code.typed}
            initial={initial}
            companyGiven={companyGiven}
            errors={errors}
            sampleCompanies={facts.sampleCompanies}
          />
          <PriceLine price={facts.price} taxes={facts.taxes} delivery={delivery} />
        </OrderFrame>
      );
    case 'manual':
      return (
        <OrderFrame stage={2} heading="Complete Your Order">
          {notice && <Alert kind="danger" title={notice} />}
          <ManualForm facts={facts} initial={initial} companyGiven={companyGiven} errors={errors} />
        </OrderFrame>
      );
    case 'payment':
      return (
        <OrderFrame stage={2} heading="Complete Your Order" focusHeading>
          <Payment />
        </OrderFrame>
      );
    case 'closed':
      return (
        <OrderFrame heading="We Are Not Taking Orders Right Now">
          <Closed sentence={delivery.closed ?? ''} delivery={delivery} />
        </OrderFrame>
      );
    case 'confirming':
      return (
        <OrderFrame stage={2} heading="Complete Your Order">
          <ConfirmingOnServer />
        </OrderFrame>
      );
  }
}

/** Whoever goes back before the scripts are there changes the address and not the page; it is read again then. */
function useStepOfAddress(): void {
  const { search } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const read = useRef(search);
  useEffect(() => {
    const stepOf = (query: string) => new URLSearchParams(query).get('step');
    if (stepOf(read.current) !== stepOf(location.search)) void revalidate();
  }, [revalidate]);
}

function CodeNote({ code }: { readonly code: string }) {
  return (
    <div className="mb-6">
      <Alert title={`We’ll apply your code ${code}`}>
        <p>Tell us about the interview. The next page shows what’s left to pay.</p>
      </Alert>
    </div>
  );
}

interface DetailsStepProps {
  /** A code that the address brought, as a gift’s link does; empty without one. */
  readonly code: string;
  readonly initial: FormValues;
  readonly companyGiven: boolean;
  readonly errors: DetailsErrors;
  readonly sampleCompanies: readonly SampleCompany[] | null;
}

function DetailsStep({ code, initial, companyGiven, errors, sampleCompanies }: DetailsStepProps) {
  const navigate = useNavigate();
  const send = async (_: OrderDetails, form: FormData): Promise<DetailsErrors> => {
    const sent = await sendForm('/order/draft', form);
    if (sent.ok) {
      await navigate(paymentPath(sent.value.refusedCode, code));
      return {};
    }
    if ('errors' in sent) return sent.errors;
    toasts.add({
      kind: 'error',
      title: 'Your details weren’t sent',
      description: sent.failure.sentence,
    });
    return {};
  };
  return (
    <DetailsForm
      action="/order"
      code={code}
      initial={initial}
      companyGiven={companyGiven}
      errors={errors}
      sampleCompanies={sampleCompanies}
      labels={{ submit: 'Continue to Payment', busy: 'Continue to Payment' }}
      onSend={send}
    />
  );
}

/** Back from the bank, the draft may be an order already; then the form's own memory fills in. */
function Payment() {
  const {
    facts,
    delivery,
    details: sent,
    extras,
    role,
    noSuchJob,
    price,
    code,
    place,
    refusedCurrency,
  } = useLoaderData<typeof loader>();
  const [details, setDetails] = useState(sent);
  useEffect(() => {
    setDetails((now) => sent ?? now ?? { ...emptyDetails, ...readTyped(browserStore()) });
  }, [sent]);
  const navigate = useNavigate();
  const way = useMemo(
    () =>
      details && {
        back: '/order?step=payment',
        async finish(payment: Parameters<WayOn['finish']>[0]) {
          await finishPaidOrder(details, payment, facts.currency);
          await navigate('/success', { replace: true });
        },
      },
    [details, facts.currency, navigate],
  );
  const bank = useBankReturn(facts.payment, way);
  if (bank.state === 'reading' || details === null) return <ConfirmingNote />;
  return (
    <PaymentStep
      facts={facts}
      details={details}
      extras={extras}
      delivery={delivery}
      role={role}
      noSuchJob={noSuchJob}
      price={price}
      code={code}
      place={place}
      refusedCurrency={refusedCurrency}
      failure={bank.state === 'failed' ? bank.message : null}
      pendingSecret={bank.state === 'processing' ? bank.clientSecret : null}
    />
  );
}
