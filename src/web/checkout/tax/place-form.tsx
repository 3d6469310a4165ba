import { POSTAL_LIMIT } from '../../../shop/orders/shape';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';

/** What the address of the page says of a place that was sent. */
export interface SentPlace {
  readonly country: string;
  readonly postalCode: string;
  readonly refused: 'wrong' | 'unavailable' | null;
  /** Named by the server: two programs may write one country differently. */
  readonly countries: readonly (readonly [string, string])[];
}

const REFUSALS: Readonly<Record<'wrong' | 'unavailable', string>> = {
  wrong: 'We can’t place this. Check the country and the postal code.',
  unavailable: 'We can’t calculate the tax right now. Try again in a minute.',
};

/** Before the payment, where tax depends on it. A plain form: it works the same without scripts. */
export function PlaceForm({
  country,
  postalCode,
  refused,
  countries,
  gift = false,
}: SentPlace & { readonly gift?: boolean }) {
  return (
    <form method="post" action="/order/tax" className="space-y-5">
      {gift && <input type="hidden" name="gift" value="yes" />}
      <p>Tell us where you are, so that we can add the right tax before you pay.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="font-semibold">
          Country
          <select
            name="country"
            required
            autoComplete="billing country"
            defaultValue={country || 'US'}
            className="mt-1.5 block min-h-12 w-full rounded-md border border-edge bg-raised px-3 font-normal text-ink"
          >
            {countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Field
          name="postalCode"
          label="ZIP or postal code"
          autoComplete="billing postal-code"
          maxLength={POSTAL_LIMIT}
          defaultValue={postalCode}
          error={refused === null ? undefined : REFUSALS[refused]}
        />
      </div>
      <button type="submit" className={`${buttonLook('quiet')} w-full`}>
        Add tax and continue
      </button>
    </form>
  );
}
