import { useState } from 'react';
import {
  orderLimits,
  PROMISE_HOURS,
  rerunSteps,
  formatStep,
  type OrderAct,
  type OrderPage,
} from '../../../desk/order/shape';
import { decimalsOf } from '../../../kernel/money';
import { LocalTime } from '../../ui/local-time';

const box = 'mt-1 block min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-ink';

/** What an act needs to know besides why. */
export function ActFields({ act, page }: { readonly act: OrderAct; readonly page: OrderPage }) {
  switch (act) {
    case 'send-instructions':
      return (
        <label className="block font-semibold">
          Instructions
          <textarea
            name="instructions"
            required
            rows={7}
            maxLength={orderLimits.instructions}
            defaultValue={page.instructions}
            className={`${box} py-2 font-normal`}
          />
        </label>
      );
    case 'correct-address':
      return (
        <label className="block font-semibold">
          New address
          <input
            type="email"
            name="email"
            required
            autoComplete="off"
            defaultValue={page.details.email}
            className={`${box} font-normal`}
          />
        </label>
      );
    case 'extend-promise':
      return <HoursField page={page} />;
    case 'rerun':
      return <StepFields page={page} />;
    case 'assign':
      return (
        <label className="block font-semibold">
          Assignee
          <select
            name="expert"
            defaultValue={page.assignee?.id ?? ''}
            className={`${box} font-normal`}
          >
            <option value="">Unassigned</option>
            {page.experts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      );
    case 'refund':
      return <AmountFields page={page} />;
    default:
      return null;
  }
}

function HoursField({ page: { readAt, promisedAt } }: { readonly page: OrderPage }) {
  const [hours, choose] = useState('');
  const until = (count: number): string =>
    new Date(Date.parse(readAt) + count * 3_600_000).toISOString();
  const later = PROMISE_HOURS.filter((count) => promisedAt === null || until(count) > promisedAt);
  return (
    <div>
      <label className="block font-semibold">
        New deadline
        <select
          name="hours"
          required
          value={hours}
          onChange={(event) => choose(event.target.value)}
          className={`${box} font-normal`}
        >
          <option value="">Choose…</option>
          {later.map((count) => (
            <option key={count} value={count}>
              {count} hours from now
            </option>
          ))}
        </select>
      </label>
      {promisedAt !== null && (
        <p className="mt-1 text-sm text-soft">
          Current deadline: <LocalTime iso={promisedAt} />.
          {hours !== '' && (
            <>
              {' '}
              New deadline: <LocalTime iso={until(Number(hours))} />.
            </>
          )}
        </p>
      )}
    </div>
  );
}

function StepFields({ page: { state, steps } }: { readonly page: OrderPage }) {
  const reached = rerunSteps.filter((step) => steps.some(({ name }) => name === step));
  return (
    <>
      <label className="block font-semibold">
        Restart from
        <select
          name="step"
          required
          defaultValue={reached.at(-1) ?? ''}
          className={`${box} font-normal`}
        >
          {reached.map((step) => (
            <option key={step} value={step}>
              {formatStep(step)}
            </option>
          ))}
        </select>
      </label>
      {state === 'delivered' && (
        <label className="flex items-start gap-3">
          <input type="checkbox" name="newVersion" value="yes" required className="mt-1 size-5" />
          The buyer already has this report. Once approved, the new version goes to them, too.
        </label>
      )}
    </>
  );
}

function AmountFields({ page: { refundable, currency, gift } }: { readonly page: OrderPage }) {
  const [part, choose] = useState(false);
  // One decision, one name: sent twice, it is still one refund.
  const [refundId] = useState(() => crypto.randomUUID());
  return (
    <fieldset className="space-y-1">
      <legend className="font-semibold">Amount</legend>
      <input type="hidden" name="refundId" value={refundId} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name="part"
          value="all"
          checked={!part}
          onChange={() => choose(false)}
          className="size-5"
        />
        Full amount,{' '}
        {currency === 'usd' ? `$${refundable}` : `${currency.toUpperCase()} ${refundable}`}
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name="part"
          value="part"
          checked={part}
          onChange={() => choose(true)}
          className="size-5"
        />
        Partial amount
      </label>
      {part && (
        <label className="block">
          {currency === 'usd' ? 'Dollars' : currency.toUpperCase()}
          <input
            name="amount"
            inputMode="decimal"
            required
            pattern="\$?\d+(\.\d{1,2})?"
            placeholder={decimalsOf(currency) === 0 ? '1250' : '12.50'}
            autoComplete="off"
            className={box}
          />
        </label>
      )}
      {gift?.state === 'used' && (
        <label className="flex items-start gap-3">
          <input type="checkbox" name="evenIfUsed" value="yes" className="mt-1 size-5" />
          Used for {gift.use?.number}. Refund it in full all the same; that order goes on.
        </label>
      )}
    </fieldset>
  );
}
