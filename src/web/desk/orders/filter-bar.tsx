import { useEffect, useState, type ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { narrows, SHOP_ZONE, tableNeeds, type TableAsk } from '../../../desk/orders/shape';
import { formatStage, orderSorts, paymentStates, stages } from '../../../shop/orders/shape';
import { buttonLook } from '../../ui/button';
import { readAsk, writeAsk } from './ask';
import { needNames, paymentNames, sortNames } from './words';

interface FilterBarProps {
  readonly ask: TableAsk;
  readonly hasSamples: boolean;
}

const box = 'mt-1 block min-h-11 w-full rounded-md border border-edge bg-raised px-3 text-ink';

/** A plain form: the address it leads to holds all of it, so it can be shared, and Back goes back. */
export function FilterBar({ ask, hasSamples }: FilterBarProps) {
  const navigate = useNavigate();
  const isFiltered = narrows({ ...ask, words: '' }) || ask.sort !== 'newest';
  const needs = tableNeeds.filter((need) => need !== 'samples' || hasSamples);
  return (
    <Form
      method="get"
      action="/admin"
      role="search"
      aria-label="Orders"
      key={writeAsk(ask)}
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = [...new FormData(event.currentTarget)].flatMap(
          ([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []),
        );
        void navigate(`/admin${writeAsk(readAsk(new URLSearchParams(typed)))}`);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 grow basis-60 font-semibold">
          Search
          <input
            id="order-search"
            type="search"
            name="q"
            defaultValue={ask.words}
            maxLength={300}
            placeholder="Number, company, role, name, email, or payment"
            autoComplete="off"
            spellCheck={false}
            className={`${box} font-normal placeholder:text-soft`}
          />
        </label>
        <label className="basis-48 font-semibold">
          Sorted
          <select name="sort" defaultValue={ask.sort} className={`${box} font-normal`}>
            {orderSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={buttonLook('primary', 'small')}>
          Show
        </button>
      </div>
      <details open={isFiltered} className="mt-3">
        <summary className="min-h-11 w-fit cursor-pointer py-2 text-accent underline">
          Filters
        </summary>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-6">
          <Choice
            name="stage"
            label="Stage"
            value={ask.stage}
            options={stages
              .filter((stage) => stage !== 'Draft')
              .map((stage) => [stage, formatStage(stage)])}
          />
          <Choice
            name="payment"
            label="Payment"
            value={ask.payment}
            options={paymentStates
              .filter((state) => state !== 'none')
              .map((state) => [state, paymentNames[state]])}
          />
          <Choice
            name="need"
            label="Needs action"
            value={ask.need}
            options={needs.map((need) => [need, needNames[need]])}
          />
          <label className="font-semibold">
            Ordered from
            <input
              type="date"
              name="from"
              defaultValue={ask.fromDay ?? ''}
              className={`${box} font-normal`}
            />
          </label>
          <label className="font-semibold">
            Until
            <input
              type="date"
              name="until"
              defaultValue={ask.untilDay ?? ''}
              className={`${box} font-normal`}
            />
          </label>
          <ZoneSelect zone={ask.zone} />
        </div>
      </details>
    </Form>
  );
}

function Choice({
  name,
  label,
  value,
  options,
}: {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string | null;
  readonly options: readonly (readonly [string, string])[];
}) {
  return (
    <label className="font-semibold">
      {label}
      <select name={name} defaultValue={value ?? ''} className={`${box} font-normal`}>
        <option value="">Any</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Days begin where somebody is: the shop's own zone, the reader's, or the one that was asked for. */
function ZoneSelect({ zone }: { readonly zone: string }) {
  const [own, setOwn] = useState(zone);
  useEffect(() => setOwn(new Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const zones = [...new Set([zone, SHOP_ZONE, own, 'UTC'])];
  return (
    <label className="font-semibold">
      Time zone
      <select name="zone" defaultValue={zone} className={`${box} font-normal`}>
        {zones.map((one) => (
          <option key={one} value={one}>
            {one.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
