export type DeclineName =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'card_velocity_exceeded'
  | 'fraudulent'
  | 'test_mode_live_card';

export type DisputeReason =
  | 'fraudulent'
  | 'product_not_received'
  | 'general'
  | 'duplicate'
  | 'credit_not_processed';

/** What a test card does when it is charged; kept with a payment method in place of the number. */
export interface CardBehaviour {
  readonly authenticates: boolean;
  readonly result: 'succeeds' | 'processes' | DeclineName;
  readonly dispute?: DisputeReason;
  readonly inquiry?: boolean;
  readonly refund?: 'pending' | 'fails';
  readonly availableAtOnce?: boolean;
}

export interface TestCard extends CardBehaviour {
  readonly number: string;
  readonly brand: string;
  readonly funding: 'credit' | 'debit' | 'prepaid';
  readonly says: string;
  /** The names under which server-side tests use this card without a number. */
  readonly tokens: readonly string[];
}

/** Ours, since the provider documents no card that stays in `processing`: `control` settles it. */
export const PROCESSING_CARD = '4000000000009003';

function card(
  number: string,
  says: string,
  tokens: readonly string[],
  more: Partial<TestCard> = {},
): TestCard {
  return {
    number,
    says,
    tokens,
    brand: 'visa',
    funding: 'credit',
    authenticates: false,
    result: 'succeeds',
    ...more,
  };
}

export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'Visa, succeeds', ['pm_card_visa']),
  card('4000056655665556', 'Visa debit, succeeds', ['pm_card_visa_debit'], { funding: 'debit' }),
  card('5555555555554444', 'Mastercard, succeeds', ['pm_card_mastercard'], { brand: 'mastercard' }),
  card('2223003122003222', 'Mastercard of the 2 series, succeeds', [], { brand: 'mastercard' }),
  card('5200828282828210', 'Mastercard debit, succeeds', ['pm_card_mastercard_debit'], {
    brand: 'mastercard',
    funding: 'debit',
  }),
  card('5105105105105100', 'Mastercard prepaid, succeeds', ['pm_card_mastercard_prepaid'], {
    brand: 'mastercard',
    funding: 'prepaid',
  }),
  card('378282246310005', 'American Express, succeeds', ['pm_card_amex'], { brand: 'amex' }),
  card('371449635398431', 'American Express, succeeds', [], { brand: 'amex' }),
  card('6011111111111117', 'Discover, succeeds', ['pm_card_discover'], { brand: 'discover' }),
  card('6011000990139424', 'Discover, succeeds', [], { brand: 'discover' }),
  card('3056930009020004', 'Diners Club, succeeds', ['pm_card_diners'], { brand: 'diners' }),
  card('36227206271667', 'Diners Club of 14 digits, succeeds', [], { brand: 'diners' }),
  card('3566002020360505', 'JCB, succeeds', ['pm_card_jcb'], { brand: 'jcb' }),
  card('6200000000000005', 'UnionPay, succeeds', ['pm_card_unionpay'], { brand: 'unionpay' }),
  card('4000000000000077', 'Succeeds, the money is available at once', ['pm_card_bypassPending'], {
    availableAtOnce: true,
  }),
  card('4000000000000002', 'Declined', ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'], {
    result: 'generic_decline',
  }),
  card(
    '4000000000009995',
    'Declined, insufficient funds',
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    { result: 'insufficient_funds' },
  ),
  card('4000000000009987', 'Declined, reported lost', ['pm_card_visa_chargeDeclinedLostCard'], {
    result: 'lost_card',
  }),
  card('4000000000009979', 'Declined, reported stolen', ['pm_card_visa_chargeDeclinedStolenCard'], {
    result: 'stolen_card',
  }),
  card('4000000000000069', 'Declined, expired', ['pm_card_chargeDeclinedExpiredCard'], {
    result: 'expired_card',
  }),
  card(
    '4000000000000127',
    'Declined, wrong security code',
    ['pm_card_chargeDeclinedIncorrectCvc'],
    { result: 'incorrect_cvc' },
  ),
  card(
    '4000000000000119',
    'Declined, processing error',
    ['pm_card_chargeDeclinedProcessingError'],
    { result: 'processing_error' },
  ),
  card(
    '4000000000006975',
    'Declined, too many attempts',
    ['pm_card_visa_chargeDeclinedVelocityLimitExceeded'],
    { result: 'card_velocity_exceeded' },
  ),
  card('4100000000000019', 'Blocked as fraudulent', ['pm_card_radarBlock'], {
    result: 'fraudulent',
  }),
  card('4000002500003155', 'Asks for authentication', ['pm_card_authenticationRequiredOnSetup'], {
    authenticates: true,
  }),
  card('4000002760003184', 'Always asks for authentication', ['pm_card_authenticationRequired'], {
    authenticates: true,
  }),
  card('4000000000003220', 'Asks for authentication', ['pm_card_threeDSecure2Required'], {
    authenticates: true,
  }),
  card(
    '4000008400001629',
    'Asks for authentication, then declined',
    ['pm_card_threeDSecureRequiredChargeDeclined'],
    { authenticates: true, result: 'generic_decline' },
  ),
  card(
    '4000008260003178',
    'Asks for authentication, then insufficient funds',
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    { authenticates: true, result: 'insufficient_funds' },
  ),
  card('4000000000000259', 'Succeeds, then disputed as fraudulent', ['pm_card_createDispute'], {
    dispute: 'fraudulent',
  }),
  card(
    '4000000000002685',
    'Succeeds, then disputed as not received',
    ['pm_card_createDisputeProductNotReceived'],
    { dispute: 'product_not_received' },
  ),
  card('4000000000001976', 'Succeeds, then an inquiry', ['pm_card_createDisputeInquiry'], {
    dispute: 'fraudulent',
    inquiry: true,
  }),
  card('4000000000007726', 'Succeeds; its refunds stay pending', ['pm_card_pendingRefund'], {
    refund: 'pending',
  }),
  card('4000000000005126', 'Succeeds; its refunds fail afterwards', ['pm_card_refundFail'], {
    refund: 'fails',
  }),
  card(PROCESSING_CARD, 'Stays in processing until settled', ['pm_card_processing'], {
    result: 'processes',
  }),
];

const byNumber = new Map(TEST_CARDS.map((each) => [each.number, each]));
const byToken = new Map(
  TEST_CARDS.flatMap((each) => each.tokens.map((token) => [token, each] as const)),
);

export const cardByToken = (token: string): TestCard | undefined => byToken.get(token);

/** A number outside the table may be a person's own card, so it is never charged, only declined. */
export function cardByNumber(number: string): TestCard {
  return (
    byNumber.get(number) ??
    card(number, 'No test card', [], { brand: brandOf(number), result: 'test_mode_live_card' })
  );
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(?:6011|64[4-9]|65)/.test(number)) return 'discover';
  if (/^3(?:0[0-5]|[689])/.test(number)) return 'diners';
  if (number.startsWith('35')) return 'jcb';
  return number.startsWith('62') ? 'unionpay' : 'unknown';
}
