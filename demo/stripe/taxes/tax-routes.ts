import { unixTime, type Task } from '../control/sandbox';
import { valueAt } from '../http/form';
import type { JsonObject } from '../http/json';
import { allowOnly, integer, requiredText, text } from '../http/parameters';
import { invalid, missing } from '../http/refusal';
import type { ApiCall, Route } from '../http/route';
import type { TaxCalculationRecord, TaxTransactionRecord } from '../records';

/** Of a hundred thousand: a few true rates, so that a demo looks like one. */
const RATES: Readonly<Record<string, number>> = {
  DE: 19_000,
  FR: 20_000,
  GB: 20_000,
  IE: 23_000,
  NL: 21_000,
};
const MASSACHUSETTS = 6_250;
const WHOLE = 100_000;

const rateOf = (country: string, postalCode: string): number =>
  country === 'US' && /^0[12]/u.test(postalCode) ? MASSACHUSETTS : (RATES[country] ?? 0);

function calculate(task: Task, { form }: ApiCall): JsonObject {
  allowOnly(form, ['currency', 'line_items', 'customer_details']);
  const lines = valueAt(form, 'line_items');
  if (typeof lines !== 'object' || Object.keys(lines).length !== 1)
    throw invalid('This sandbox calculates one line item at a time.', { param: 'line_items' });
  const amount = integer(form, 'line_items[0][amount]', 1) ?? 0;
  if (text(form, 'line_items[0][tax_behavior]') !== 'exclusive')
    throw invalid('This sandbox adds tax to a price, and takes none out of it.', {
      param: 'line_items[0][tax_behavior]',
    });
  requiredText(form, 'line_items[0][reference]');
  const country = requiredText(form, 'customer_details[address][country]');
  const postalCode = text(form, 'customer_details[address][postal_code]') ?? '';
  if (!/^[A-Z]{2}$/u.test(country) || /^0+$/u.test(postalCode))
    throw invalid('We could not determine the customer’s tax location.', {
      code: 'customer_tax_location_invalid',
      param: 'customer_details[address]',
    });
  return presentCalculation(
    task.state.taxCalculations.put({
      id: task.identify('taxcalc'),
      created: unixTime(task.clock),
      currency: requiredText(form, 'currency'),
      amount,
      tax: Math.round((amount * rateOf(country, postalCode)) / WHOLE),
    }),
  );
}

const presentCalculation = ({ id, currency, amount, tax }: TaxCalculationRecord): JsonObject => ({
  id,
  object: 'tax.calculation',
  amount_total: amount + tax,
  currency,
  livemode: false,
  tax_amount_exclusive: tax,
  tax_amount_inclusive: 0,
});

function record(task: Task, { form }: ApiCall): JsonObject {
  allowOnly(form, ['calculation', 'reference', 'metadata']);
  const name = requiredText(form, 'calculation');
  const calculation = task.state.taxCalculations.get(name);
  if (calculation === undefined) throw missing('tax calculation', name, 'calculation', 400);
  const { amount, tax, currency } = calculation;
  return put(task, {
    type: 'transaction',
    reference: unusedReference(task, requiredText(form, 'reference')),
    reversed: null,
    amount: amount + tax,
    currency,
  });
}

function reverse(task: Task, { form }: ApiCall): JsonObject {
  allowOnly(form, ['mode', 'original_transaction', 'reference', 'flat_amount', 'metadata']);
  const name = requiredText(form, 'original_transaction');
  const original = task.state.taxTransactions.get(name);
  if (original?.type !== 'transaction')
    throw missing('tax transaction', name, 'original_transaction', 400);
  const amount = integer(form, 'flat_amount', -original.amount, -1);
  if (amount === undefined || text(form, 'mode') !== 'partial')
    throw invalid('A partial reversal needs a negative flat_amount.', { param: 'flat_amount' });
  const reversed = task.state.taxTransactions
    .rows()
    .filter((row) => row.reversed === original.id)
    .reduce((sum, row) => sum + row.amount, amount);
  if (-reversed > original.amount)
    throw invalid('More would be reversed than was recorded.', { param: 'flat_amount' });
  return put(task, {
    type: 'reversal',
    reference: unusedReference(task, requiredText(form, 'reference')),
    reversed: original.id,
    amount,
    currency: original.currency,
  });
}

function unusedReference(task: Task, reference: string): string {
  if (task.state.taxTransactions.rows().some((row) => row.reference === reference))
    throw invalid(`The reference ${reference} is taken.`, { param: 'reference' });
  return reference;
}

function put(task: Task, row: Omit<TaxTransactionRecord, 'id' | 'created'>): JsonObject {
  const { id, type, reference, reversed, currency } = task.state.taxTransactions.put({
    id: task.identify('tax'),
    created: unixTime(task.clock),
    ...row,
  });
  return {
    id,
    object: 'tax.transaction',
    currency,
    livemode: false,
    reference,
    reversal: reversed === null ? null : { original_transaction: reversed },
    type,
  };
}

export const taxRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/tax/calculations', answer: calculate },
  { method: 'POST', path: '/v1/tax/transactions/create_from_calculation', answer: record },
  { method: 'POST', path: '/v1/tax/transactions/create_reversal', answer: reverse },
];
