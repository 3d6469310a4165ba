import { useCallback, useState } from 'react';
import { Link, useNavigation, useRevalidator, type FetcherWithComponents } from 'react-router';
import { narrows, type TableAsk } from '../../../desk/orders/shape';
import { buttonLook } from '../../ui/button';
import { useSettings } from '../review/use-settings';
import type { AdminAnswer } from '../admin.server';
import { ScriptMark } from '../script-mark';
import { DownloadLink } from '../ui/download-link';
import { writeAsk } from './ask';
import { FilterBar } from './filter-bar';
import { KeysDialog } from './keys-dialog';
import { NewsBar } from './news-bar';
import { OrdersTable } from './orders-table';
import { Pager } from './pager';
import type { OrdersPage } from './services.server';
import { useNews } from './use-news';
import { useTableKeys } from './use-table-keys';
import { formatCount, formatFew, shortcutsTo } from './words';

interface OrdersProps {
  readonly table: OrdersPage & { readonly ask: TableAsk };
  readonly fetcher: FetcherWithComponents<AdminAnswer>;
}

const link = 'inline-block py-2 text-accent underline';

export function Orders({ table, fetcher }: OrdersProps) {
  const { ask, previous, next, isPart, needs, mayExport, hasSamples } = table;
  const live = useNews(table);
  const [settings, change] = useSettings();
  const [isHelping, setHelping] = useState(false);
  useTableKeys(
    settings.singleKeys,
    useCallback(() => setHelping(true), []),
  );
  const isLooking = useNavigation().location?.pathname === '/admin';
  const { revalidate } = useRevalidator();
  const busy = fetcher.state !== 'idle';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto text-[2rem]">Orders</h1>
        <button
          type="button"
          className="desk-small"
          aria-keyshortcuts="?"
          onClick={() => setHelping(true)}
        >
          Shortcuts
        </button>
        <fetcher.Form method="post" action="/admin">
          <ScriptMark />
          <input type="hidden" name="intent" value="sign-out" />
          <button type="submit" className={buttonLook('quiet', 'small')} disabled={busy}>
            Logout
          </button>
        </fetcher.Form>
      </div>
      <Shortcuts needs={needs} ask={ask} />
      <FilterBar ask={ask} hasSamples={hasSamples} />
      <NewsBar
        placed={live.placed}
        state={live.state}
        isFirstPage={writeAsk(ask) === ''}
        reread={() => void revalidate()}
      />
      <p className="mt-4 flex flex-wrap items-baseline gap-x-6" role="status">
        <span>
          {isLooking
            ? 'Looking…'
            : live.rows.some(({ sample }) => sample)
              ? 'Samples'
              : formatCount(table.count)}
        </span>
        {narrows(ask) && (
          <Link to="/admin" className={link}>
            Show all orders
          </Link>
        )}
        {mayExport && live.rows.length > 0 && (
          <DownloadLink
            href={`/desk/orders.csv${writeAsk({ ...ask, place: null })}`}
            className={link}
          >
            Export CSV
          </DownloadLink>
        )}
      </p>
      <div aria-busy={isLooking} className={isLooking ? 'opacity-60' : ''}>
        {live.rows.length > 0 && <OrdersTable rows={live.rows} now={live.now} />}
        {live.rows.length === 0 && <Nothing isNarrowed={narrows(ask)} isPart={isPart} />}
        {isPart && live.rows.length > 0 && (
          <p className="mt-4 text-soft">Search paused here. The next page continues it.</p>
        )}
      </div>
      <Pager ask={ask} page={{ previous, next }} />
      {isHelping && (
        <KeysDialog
          singleKeys={settings.singleKeys}
          change={(singleKeys) => change({ singleKeys })}
          close={() => setHelping(false)}
        />
      )}
    </>
  );
}

function Shortcuts({ needs, ask }: Pick<OrdersPage, 'needs'> & { readonly ask: TableAsk }) {
  return (
    <ul aria-label="Needs action" className="mt-3 flex flex-wrap gap-x-5">
      {shortcutsTo(needs).map(({ name, count, ask: part }) => (
        <li key={name}>
          <Link
            to={`/admin${writeAsk({ ...ask, ...part, words: '', payment: null, fromDay: null, untilDay: null, place: null })}`}
            aria-current={ask.need === part.need && ask.stage === part.stage ? 'page' : undefined}
            className={`${link} aria-[current=page]:font-semibold`}
          >
            {name}{' '}
            <span className={count > 0 ? 'font-semibold' : 'text-soft'}>{formatFew(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Nothing({
  isNarrowed,
  isPart,
}: {
  readonly isNarrowed: boolean;
  readonly isPart: boolean;
}) {
  if (isPart) return <p className="mt-8">No matches so far. The next page continues the search.</p>;
  if (!isNarrowed)
    return <p className="mt-8">No orders yet. New orders appear here automatically.</p>;
  return (
    <div className="mt-8">
      <p className="font-semibold">No orders match.</p>
      <p className="mt-1">
        Try part of the name, company, or email, or{' '}
        <Link to="/admin" className="text-accent underline">
          show all orders
        </Link>
        .
      </p>
    </div>
  );
}
