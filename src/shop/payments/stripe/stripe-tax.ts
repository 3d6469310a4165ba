import Stripe from 'stripe';
import { fail, succeed } from '../../../kernel/result';
import type { FromProvider, TaxGateway } from '../ports';
import { stripeFailureOf } from './stripe-failures';

/** “General: electronically supplied services.” */
const TAX_CODE = 'txcd_10000000';

const UNKNOWN_PLACE: ReadonlySet<string> = new Set([
  'customer_tax_location_invalid',
  'postal_code_invalid',
  'invalid_tax_location',
]);

export function stripeTax(
  stripe: Stripe,
  ask: <Value>(call: () => Promise<Value>) => FromProvider<Value>,
  onFailure: (error: Error) => void,
): TaxGateway {
  return {
    async calculateTax({ amount, currency, reference, place: { country, postalCode } }) {
      try {
        const made = await stripe.tax.calculations.create({
          currency,
          line_items: [
            { amount, reference, tax_behavior: 'exclusive', tax_code: TAX_CODE, quantity: 1 },
          ],
          customer_details: {
            address: { country, ...(postalCode === '' ? {} : { postal_code: postalCode }) },
            address_source: 'billing',
          },
        });
        if (made.id === null) return fail('provider-refused', 'The tax calculation has no name.');
        return succeed({ calculation: made.id, tax: made.tax_amount_exclusive });
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        if (UNKNOWN_PLACE.has(error.code ?? ''))
          return fail('unknown-place', 'We don’t know this postal code. Check it.');
        onFailure(error);
        return stripeFailureOf(error);
      }
    },
    recordTax: (key, { calculation, reference }) =>
      ask(async () => {
        const { id } = await stripe.tax.transactions.createFromCalculation(
          { calculation, reference },
          { idempotencyKey: key },
        );
        return { transaction: id };
      }),
    reverseTax: (key, { transaction, reference, amount }) =>
      ask(async () => {
        await stripe.tax.transactions.createReversal(
          {
            mode: 'partial',
            original_transaction: transaction,
            reference,
            flat_amount: -amount,
          },
          { idempotencyKey: key },
        );
        return null;
      }),
  };
}
