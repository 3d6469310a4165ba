import { cents } from '../../../kernel/money';
import { fail, succeed, type Result } from '../../../kernel/result';
import { netOf, readOrder, taxOrder } from '../../orders';
import { placeFault, type TaxPlace } from '../../orders/shape';
import { whileClosed } from '../pay/while-closed';
import type { PaymentsContext } from '../ports';

export type TaxFailure = 'invalid-place' | 'no-draft' | 'unavailable';

const UNAVAILABLE = 'We can’t calculate the tax right now. Try again in a minute.';
/** The price may change while the provider calculates; more than this in a row is no accident. */
const ROUNDS = 3;

/** Has the provider calculate a draft’s tax for a place; without one, for the place told before. */
export async function applyTax(
  context: PaymentsContext,
  { draftId, told }: { readonly draftId: string; readonly told: TaxPlace | null },
): Promise<Result<null, TaxFailure>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const draft = await readOrder(context.database.read, draftId);
    if (draft?.state !== 'draft')
      return fail('no-draft', 'We lost your details. Fill in the form again.');
    const place = told ?? {
      country: draft.taxCountry ?? '',
      postalCode: draft.taxPostalCode ?? '',
    };
    const fault = placeFault(place);
    if (fault !== null) return fail('invalid-place', fault);
    const net = netOf(draft);
    if (net === 0) return succeed(null);
    const calculated = await context.gateway.calculateTax({
      amount: cents(net),
      currency: draft.currency,
      reference: draft.id,
      place,
    });
    if (!calculated.ok)
      return calculated.failure.code === 'unknown-place'
        ? fail('invalid-place', calculated.failure.sentence)
        : fail('unavailable', UNAVAILABLE);
    const done = await whileClosed(context, draftId, async (transaction, order) =>
      netOf(order) === net && order.currency === draft.currency
        ? succeed(await taxOrder(context, transaction, order, { ...calculated.value, place }))
        : fail('repriced', ''),
    );
    if (done.ok) return succeed(null);
    if (done.failure.code !== 'repriced') return fail('unavailable', UNAVAILABLE);
  }
  return fail('unavailable', UNAVAILABLE);
}
