import { useEffect, useState } from 'react';
import { Link, useNavigation, useRevalidator, type FetcherWithComponents } from 'react-router';
import { narrows, type TableAsk } from '../../../desk/orders/shape';
import type { AdminAnswer } from '../admin.server';
import { ScriptMark } from '../script-mark';
import { DownloadLink } from '../ui/download-link';
import { writeAsk } from './ask';
import { FilterBar } from './filter-bar';
import { NewsBar } from './news-bar';
import { BulkBar } from './bulk/bulk-bar';
import { NOTHING_SELECTED } from './table/selection';
import { OrdersTable } from './table/orders-table';
import { Pager } from './pager';
import type { TableView } from '../../../desk/orders/shape';
import { useNews } from './use-news';
import type { SavedView } from '../../../desk/views/shape';
import { ViewsBar } from './views/views-bar';
import type { ViewAnswer } from './views/views.server';
import { formatOrderCount } from './words';

interface OrdersProps {
  readonly table: TableView & { readonly ask: TableAsk; readonly saved: readonly SavedView[] };
  /** What became of a view's form that no script sent. */
  readonly answered: ViewAnswer | undefined;
  readonly fetcher: FetcherWithComponents<AdminAnswer>;
}

export function OrdersPage({ table, answered, fetcher }: OrdersProps) {
  const { ask, previous, next, isPart, needs, mayExport, hasSamples, bulkActs } = table;
  const live = useNews(table);
  const here = writeAsk(ask);
  const [selection, select] = useState(NOTHING_SELECTED);
  // Another page of the table is another set of rows.
  useEffect(() => select(NOTHING_SELECTED), [here]);
  const isLooking = useNavigation().location?.pathname === '/admin';
  const { revalidate } = useRevalidator();
  const busy = fetcher.state !== 'idle';
  const chosen = live.rows.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 md:gap-x-4">
        <h1 className="text-2xl">Orders</h1>
        <p className="mr-auto text-sm text-soft" role="status">
          {isLooking
            ? 'Looking…'
            : live.rows.some(({ sample }) => sample)
              ? 'Samples'
              : formatOrderCount(table.count)}
        </p>
        {mayExport && live.rows.length > 0 && (
          <DownloadLink
            href={`/desk/orders.csv${writeAsk({ ...ask, place: null })}`}
            className="desk-small inline-flex items-center"
          >
            Export CSV
          </DownloadLink>
        )}
        <fetcher.Form method="post" action="/admin">
          <ScriptMark />
          <input type="hidden" name="intent" value="sign-out" />
          <button type="submit" className="desk-small" disabled={busy}>
            Logout
          </button>
        </fetcher.Form>
      </div>
      <ViewsBar needs={needs} ask={ask} saved={table.saved} answered={answered} />
      <FilterBar ask={ask} hasSamples={hasSamples} />
      <NewsBar
        placed={live.placed}
        state={live.state}
        isFirstPage={here === ''}
        reread={() => void revalidate()}
      />
      <div aria-busy={isLooking} className={`mt-2 ${isLooking ? 'opacity-60' : ''}`}>
        {live.rows.length > 0 && (
          <OrdersTable rows={live.rows} now={live.now} selection={selection} select={select} />
        )}
        {live.rows.length === 0 && <Nothing isNarrowed={narrows(ask)} isPart={isPart} />}
        {isPart && live.rows.length > 0 && (
          <p className="mt-4 text-soft">Search paused here. The next page continues it.</p>
        )}
      </div>
      <Pager ask={ask} page={{ previous, next }} />
      <BulkBar
        orders={chosen}
        acts={bulkActs}
        mayExport={mayExport}
        clear={() => select(NOTHING_SELECTED)}
      />
    </>
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
