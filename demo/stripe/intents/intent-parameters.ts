import { valueAt, type FormObject } from '../http/form';
import {
  address,
  allowOnly,
  clearable,
  email,
  flag,
  integer,
  list,
  metadata,
  oneOf,
  requiredText,
  text,
} from '../http/parameters';
import { paymentMethodByReference, paymentMethodFromData } from './payment-methods';
import type { IntentRecord, PaymentMethodRecord } from '../records';
import { invalid, missing } from '../http/refusal';
import type { Task } from '../control/sandbox';

/** The least a card payment can be, in the smallest unit of each currency this sandbox takes. */
const LEAST: Readonly<Record<string, number>> = {
  usd: 50,
  eur: 50,
  gbp: 30,
  cad: 50,
  aud: 50,
  jpy: 50,
};
const MOST = 99_999_999;

const CONFIRM_ONLY = [
  'return_url',
  'use_stripe_sdk',
  'off_session',
  'error_on_requires_action',
  'mandate_data',
  'radar_options',
  'confirmation_token',
];
const EVERYWHERE = [
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'capture_method',
  'excluded_payment_method_types',
  'payment_details',
  'amount_details',
];
const DESCRIBING = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method_configuration',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
];

export const CREATE = [
  ...EVERYWHERE,
  ...DESCRIBING,
  ...CONFIRM_ONLY,
  'automatic_payment_methods',
  'payment_method_types',
  'confirm',
  'confirmation_method',
];
export const UPDATE = [...EVERYWHERE, ...DESCRIBING, 'payment_method_types'];
export const CONFIRM = [...EVERYWHERE, ...CONFIRM_ONLY, 'payment_method_types'];

/** Calls by a page's script carry fields of its own, so only the shop's calls are held to the list. */
export function allowFor(
  audience: 'secret' | 'publishable',
  form: FormObject,
  names: readonly string[],
): void {
  if (audience === 'secret') allowOnly(form, names);
  if (oneOf(form, 'capture_method', ['automatic', 'automatic_async', 'manual']) === 'manual') {
    throw invalid(
      'This sandbox captures every payment at once; capture_method=manual is not part of it.',
      { param: 'capture_method' },
    );
  }
}

export function readAmount(form: FormObject, currency: string): number | undefined {
  const amount = integer(form, 'amount', 1);
  if (amount === undefined) return undefined;
  const least = LEAST[currency] ?? 0;
  if (amount < least) {
    throw invalid(`Amount must be at least ${(least / 100).toFixed(2)} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > MOST)
    throw invalid(`Amount must be no more than ${MOST / 100} ${currency}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  return amount;
}

export function readCurrency(form: FormObject): string | undefined {
  const currency = text(form, 'currency')?.toLowerCase();
  if (currency !== undefined && LEAST[currency] === undefined) {
    throw invalid(
      `Invalid currency: ${currency}. This sandbox takes ${Object.keys(LEAST).join(', ')}.`,
      { param: 'currency' },
    );
  }
  return currency;
}

/** The words about a payment that may change whatever its state is. */
export function readDescription(
  form: FormObject,
  earlier: Pick<
    IntentRecord,
    'metadata' | 'description' | 'receiptEmail' | 'statementDescriptorSuffix'
  >,
) {
  const customer = text(form, 'customer');
  if (customer !== undefined) throw missing('customer', customer, 'customer', 400);
  const given = <Value>(value: Value | undefined, otherwise: Value): Value =>
    value === undefined ? otherwise : value;
  return {
    metadata: metadata(form, earlier.metadata),
    description: given(clearable(form, 'description'), earlier.description),
    receiptEmail: given(email(form, 'receipt_email'), earlier.receiptEmail),
    statementDescriptorSuffix: given(
      clearable(form, 'statement_descriptor_suffix'),
      earlier.statementDescriptorSuffix,
    ),
  };
}

export function readMethods(
  form: FormObject,
): Pick<IntentRecord, 'automaticMethods' | 'paymentMethodTypes'> {
  const types = list(form, 'payment_method_types');
  const automatic = valueAt(form, 'automatic_payment_methods') !== undefined;
  if (automatic && types.length > 0) {
    throw invalid(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    );
  }
  const unknown = types.find((type) => type !== 'card' && type !== 'link');
  if (unknown !== undefined)
    throw invalid(`The payment method type "${unknown}" is invalid.`, {
      param: 'payment_method_types',
    });
  if (types.length > 0) return { automaticMethods: null, paymentMethodTypes: types };
  if (automatic) requiredText(form, 'automatic_payment_methods[enabled]');
  if (automatic && !flag(form, 'automatic_payment_methods[enabled]'))
    return { automaticMethods: null, paymentMethodTypes: ['card'] };
  return {
    automaticMethods: {
      allowRedirects:
        oneOf(form, 'automatic_payment_methods[allow_redirects]', ['always', 'never']) ?? 'always',
    },
    paymentMethodTypes: ['card', 'link'],
  };
}

/** The card to pay with, if the call gives one. Only a browser sends a card's number. */
export function readPaymentMethod(
  task: Task,
  form: FormObject,
  audience: 'secret' | 'publishable',
): PaymentMethodRecord | undefined {
  const reference = text(form, 'payment_method');
  if (reference !== undefined) return paymentMethodByReference(task, reference);
  if (valueAt(form, 'payment_method_data') === undefined) return undefined;
  if (audience === 'secret' && valueAt(form, 'payment_method_data[card][number]') !== undefined) {
    throw invalid(
      'A card number must never pass through a server of yours: send it from the browser with your publishable key, or name a test card such as pm_card_visa.',
      { param: 'payment_method_data[card][number]' },
    );
  }
  return paymentMethodFromData(task, form, 'payment_method_data');
}

/** Where the buyer comes back to; needed where a method may send them away and no script fetches them. */
export function readReturnUrl(
  form: FormObject,
  intent: Pick<IntentRecord, 'automaticMethods'>,
): string | null {
  const returnUrl = address(form, 'return_url') ?? null;
  const needed =
    intent.automaticMethods?.allowRedirects === 'always' && !flag(form, 'use_stripe_sdk');
  if (needed && returnUrl === null) {
    throw invalid(
      'This PaymentIntent accepts payment methods that may redirect the customer, so you must provide a `return_url`, or set automatic_payment_methods[allow_redirects] to never.',
      { code: 'parameter_missing', param: 'return_url' },
    );
  }
  return returnUrl;
}
