import { useNavigate } from 'react-router';
import type { DetailsErrors, OrderDetails } from '../../shop/orders/shape';
import type { ShopFacts } from '../shop-facts';
import { ReadyBy } from '../ui/ready-by';
import { toasts } from '../ui/toasts/toasts';
import { DetailsForm } from './form/details-form';
import type { FormValues } from './form/form-fields';
import { finishManualOrder } from './payment/finish-order';
import { sendForm } from './order-calls';

interface ManualFormProps {
  readonly facts: ShopFacts;
  readonly initial: FormValues;
  readonly companyGiven: boolean;
  readonly errors: DetailsErrors;
}

/** Orders without paying now: the team answers with payment instructions. */
export function ManualForm({ facts, initial, companyGiven, errors }: ManualFormProps) {
  const navigate = useNavigate();
  const send = async (details: OrderDetails, form: FormData): Promise<DetailsErrors> => {
    const sent = await sendForm('/order/manual', form);
    if (!sent.ok) {
      if ('errors' in sent) return sent.errors;
      toasts.add({
        kind: 'destructive',
        title: 'Submission Error',
        description:
          'There was an error submitting your order. Please try again or contact support.',
      });
      return {};
    }
    await finishManualOrder({
      details,
      amountInCents: facts.amountInCents,
      currency: facts.currency,
      supportEmail: facts.supportEmail,
      ...sent.value,
    });
    await navigate('/success?manual=true');
    return {};
  };
  return (
    <>
      <p className="mb-6">
        We won’t charge a card now. Order below, and we’ll email you payment instructions for{' '}
        {facts.price} within {facts.manualContactHours} hours.{' '}
        {facts.delivery.asUsual ? (
          `Your report follows within ${facts.promiseHours} hours of your payment.`
        ) : (
          <>
            If you pay right away, your report will be ready by{' '}
            <ReadyBy iso={facts.delivery.readyBy} />.
          </>
        )}
      </p>
      <DetailsForm
        action="/order?paymentMode=manual"
        initial={initial}
        companyGiven={companyGiven}
        errors={errors}
        sampleCompanies={facts.sampleCompanies}
        labels={{ submit: 'Request Order', busy: 'Submitting...' }}
        onSend={send}
      />
    </>
  );
}
