import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { narrows, type NeedCounts, type TableAsk } from '../../../desk/orders/shape';
import { browserStore } from '../../checkout/browser-store';
import { buttonLook } from '../../ui/button';
import { Dialog } from '../review/dialogs/dialog';
import { writeAsk } from './ask';
import { keepView, LONGEST_NAME, readViews, writeViews, type SavedView } from './views';
import { formatFew, viewsOf } from './words';

interface ViewsBarProps {
  readonly needs: NeedCounts;
  readonly ask: TableAsk;
}

/** What waits for somebody, and what this person named, one tap away each. */
export function ViewsBar({ needs, ask }: ViewsBarProps) {
  const [saved, setSaved] = useState<readonly SavedView[]>([]);
  const [isNaming, setNaming] = useState(false);
  useEffect(() => setSaved(readViews(browserStore())), []);
  const change = (next: readonly SavedView[]): void => {
    writeViews(browserStore(), next);
    setSaved(next);
  };
  const here = writeAsk({ ...ask, place: null });
  const ready = viewsOf(needs, ask);
  const shown = saved.find(({ query }) => query === here);
  const isReady = ready.some(({ query }) => query === here);
  return (
    <nav aria-label="Views" className="desk-views">
      <ul className="contents">
        {[...ready, ...saved.map((view) => ({ ...view, count: null, isUrgent: false }))].map(
          ({ name, query, count, isUrgent }) => (
            <li key={`${name} ${query}`}>
              <Link
                to={`/admin${query}`}
                aria-current={query === here ? 'page' : undefined}
                data-urgent={isUrgent || undefined}
                className="desk-tab"
              >
                {name}
                {count !== null && <span className="desk-count">{formatFew(count)}</span>}
              </Link>
            </li>
          ),
        )}
      </ul>
      {!isReady && shown === undefined && (narrows(ask) || ask.sort !== 'newest') && (
        <button type="button" className="desk-small ml-1" onClick={() => setNaming(true)}>
          Save view
        </button>
      )}
      {shown !== undefined && (
        <button
          type="button"
          className="desk-small ml-1"
          onClick={() => change(saved.filter((one) => one !== shown))}
        >
          Delete view
        </button>
      )}
      {isNaming && (
        <Dialog title="Save view" close={() => setNaming(false)}>
          <form
            className="mt-4 flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              const name = new FormData(event.currentTarget).get('name');
              change(keepView(saved, { name: typeof name === 'string' ? name : '', query: here }));
              setNaming(false);
            }}
          >
            <label className="grow font-semibold">
              Name
              <input
                name="name"
                required
                pattern=".*\S.*"
                maxLength={LONGEST_NAME}
                autoComplete="off"
                className="desk-box mt-1 block w-full font-normal"
              />
            </label>
            <button type="submit" className={buttonLook('primary', 'small')}>
              Save
            </button>
          </form>
          <p className="mt-3 text-sm text-soft">
            Kept in this browser. To share a view, copy the page’s address.
          </p>
        </Dialog>
      )}
    </nav>
  );
}
