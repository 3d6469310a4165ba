import { Link } from 'react-router';
import type { NeedCounts, TableAsk } from '../../../../desk/orders/shape';
import type { SavedView } from '../../../../desk/views/shape';
import { writeAsk } from '../ask';
import { formatFew, viewsOf } from '../words';
import { OwnView } from './own-view';
import type { ViewAnswer } from './views.server';

interface ViewsBarProps {
  readonly needs: NeedCounts;
  readonly ask: TableAsk;
  readonly saved: readonly SavedView[];
  readonly answered: ViewAnswer | undefined;
}

/** What waits for somebody, and what this person named, one tap away each. */
export function ViewsBar({ needs, ask, saved, answered }: ViewsBarProps) {
  const here = writeAsk({ ...ask, place: null });
  const ready = viewsOf(needs, ask);
  const own = saved.map(({ id, name, query }) => ({ key: id, name, query, count: null }));
  return (
    <div className="desk-views-row">
      <nav aria-label="Views" className="desk-views">
        <ul className="contents">
          {[...ready.map((view) => ({ ...view, key: view.name })), ...own].map((view) => (
            <li key={view.key}>
              <Link
                to={`/admin${view.query}`}
                aria-current={view.query === here ? 'page' : undefined}
                data-urgent={('isUrgent' in view && view.isUrgent) || undefined}
                className="desk-tab"
              >
                <bdi>{view.name}</bdi>
                {view.count !== null && <span className="desk-count">{formatFew(view.count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OwnView
        key={here}
        here={here}
        shown={saved.find(({ query }) => query === here)}
        isNameable={!ready.some(({ query }) => query === here)}
        answered={answered}
      />
    </div>
  );
}
