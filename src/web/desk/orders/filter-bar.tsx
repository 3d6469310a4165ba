import { useEffect, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { SHOP_ZONE } from '../../../../content/brand';
import { narrows, tableNeeds, type TableAsk } from '../../../desk/orders/shape';
import { formatStage, orderSorts, paymentStates, stages } from '../../../shop/orders/shape';
import { FilterChoice } from '../ui/filters';
import { readAsk, writeAsk } from './ask';
import { needLabels, paymentNames, sortNames } from './words';

interface FilterBarProps {
  readonly ask: TableAsk;
  readonly hasSamples: boolean;
}

const box = 'desk-box mt-1 block w-full font-normal';

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
      className="mt-2 flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = [...new FormData(event.currentTarget)].flatMap(
          ([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []),
        );
        void navigate(`/admin${writeAsk(readAsk(new URLSearchParams(typed)))}`);
      }}
    >
      <input
        id="order-search"
        type="search"
        name="q"
        aria-label="Search orders"
        defaultValue={ask.words}
        maxLength={300}
        placeholder="Number, company, role, name, email, or payment"
        autoComplete="off"
        spellCheck={false}
        className="desk-box min-w-0 grow basis-72 placeholder:text-soft"
      />
      <select name="sort" aria-label="Sorted" defaultValue={ask.sort} className="desk-box">
        {orderSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </select>
      <button type="submit" className="desk-box cursor-pointer font-semibold hover:bg-wash">
        Show
      </button>
      <details open={isFiltered} className="desk-filters">
        <summary className="desk-tab w-fit cursor-pointer text-accent underline">Filters</summary>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-6">
          <FilterChoice
            box={box}
            name="stage"
            label="Stage"
            value={ask.stage}
            options={stages
              .filter((stage) => stage !== 'Draft')
              .map((stage) => [stage, formatStage(stage)])}
          />
          <FilterChoice
            box={box}
            name="payment"
            label="Payment"
            value={ask.payment}
            options={paymentStates
              .filter((state) => state !== 'none')
              .map((state) => [state, paymentNames[state]])}
          />
          <FilterChoice
            box={box}
            name="need"
            label="Needs action"
            value={ask.need}
            options={needs.map((need) => [need, needLabels[need]])}
          />
          <label className="font-semibold">
            Ordered from
            <input type="date" name="from" defaultValue={ask.fromDay ?? ''} className={box} />
          </label>
          <label className="font-semibold">
            Until
            <input type="date" name="until" defaultValue={ask.untilDay ?? ''} className={box} />
          </label>
          <ZoneSelect zone={ask.zone} />
        </div>
      </details>
    </Form>
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
      <select name="zone" defaultValue={zone} className={box}>
        {zones.map((one) => (
          <option key={one} value={one}>
            {one.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
