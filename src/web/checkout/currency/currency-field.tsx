import type { Currency } from '../../../kernel/money';
import type { ShopFacts } from '../../shop-facts';

interface CurrencyFieldProps {
  readonly choices: ShopFacts['currencies'];
  readonly chosen: Currency;
  /** Whether it is a gift that is paid for. */
  readonly gift?: boolean;
  /** Why the last choice wasn’t taken. */
  readonly refused: string | null;
}

const CHOICE =
  'min-h-11 cursor-pointer rounded-md border border-edge px-3 tabular-nums hover:bg-wash ' +
  'aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:font-semibold';

/** What to pay in, where there is a choice. A plain form: the page comes back with the other price. */
export function CurrencyField({ choices, chosen, gift = false, refused }: CurrencyFieldProps) {
  if (choices.length < 2) return null;
  return (
    <form method="post" action="/order/currency" className="border-t border-line pt-3 pb-2">
      {gift && <input type="hidden" name="gift" value="yes" />}
      <fieldset>
        <legend className="text-soft">Pay in</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {choices.map(({ currency, price }) => (
            <button
              key={currency}
              type="submit"
              name="currency"
              value={currency}
              aria-pressed={currency === chosen}
              className={CHOICE}
            >
              {currency.toUpperCase()} {price}
            </button>
          ))}
        </div>
      </fieldset>
      {refused !== null && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {refused}
        </p>
      )}
    </form>
  );
}
