import { checkCard, type CheckedCard } from '../charges/card-check';
import { cardByNumber, cardByToken, type TestCard } from '../charges/cards';
import { valueAt, type FormObject } from '../http/form';
import { oneOf, text } from '../http/parameters';
import type { BillingDetails, PaymentMethodRecord } from '../records';
import { invalid, missing } from '../http/refusal';
import { unixTime, type Task } from '../control/sandbox';

const LAST_MONTH = 12;

/** Makes a payment method of typed card data; the number goes no further than this function. */
export function paymentMethodFromData(
  task: Task,
  form: FormObject,
  name: string | null,
): PaymentMethodRecord {
  const within = (field: string) => (name === null ? field : `${name}[${field}]`);
  if (oneOf(form, within('type'), ['card']) === undefined) {
    throw invalid(`Missing required param: ${within('type')}.`, {
      code: 'parameter_missing',
      param: within('type'),
    });
  }
  const checked = checkCard(form, within('card'), task.clock.now());
  return keep(
    task,
    cardByNumber(checked.number),
    checked,
    readBilling(form, within('billing_details')),
  );
}

function readBilling(form: FormObject, name: string): BillingDetails {
  const field = (...path: string[]) =>
    text(form, `${name}${path.map((part) => `[${part}]`).join('')}`) ?? null;
  const part = (word: string) => field('address', word);
  return {
    address:
      typeof valueAt(form, `${name}[address]`) !== 'object'
        ? null
        : {
            city: part('city'),
            country: part('country'),
            line1: part('line1'),
            line2: part('line2'),
            postal_code: part('postal_code'),
            state: part('state'),
          },
    email: field('email'),
    name: field('name'),
    phone: field('phone'),
  };
}

/** A payment method made before, or a test card by the name it has for server-side tests. */
export function paymentMethodByReference(task: Task, reference: string): PaymentMethodRecord {
  const known = task.state.paymentMethods.get(reference);
  if (known !== undefined) return known;
  const card = cardByToken(reference);
  if (card === undefined) throw missing('PaymentMethod', reference, 'payment_method', 400);
  const expiryYear = task.clock.now().getUTCFullYear() + 1;
  const checked = {
    number: card.number,
    expiryMonth: LAST_MONTH,
    expiryYear,
    securityCodeGiven: true,
  };
  return keep(task, card, checked, { address: null, email: null, name: null, phone: null });
}

function keep(
  task: Task,
  card: TestCard,
  checked: CheckedCard,
  billing: BillingDetails,
): PaymentMethodRecord {
  return task.state.paymentMethods.put({
    id: task.identify('pm'),
    created: unixTime(task.clock),
    brand: card.brand,
    last4: checked.number.slice(-4),
    funding: card.funding,
    expiryMonth: checked.expiryMonth,
    expiryYear: checked.expiryYear,
    securityCodeGiven: checked.securityCodeGiven,
    behaviour: behaviourOf(card),
    billing,
  });
}

function behaviourOf(card: TestCard): PaymentMethodRecord['behaviour'] {
  const {
    number: _number,
    brand: _brand,
    funding: _funding,
    says: _says,
    tokens: _tokens,
    ...behaviour
  } = card;
  return behaviour;
}
