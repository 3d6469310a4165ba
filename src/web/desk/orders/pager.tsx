import { Link } from 'react-router';
import type { TableAsk } from '../../../desk/orders/shape';
import { buttonLook } from '../../ui/button';
import { writeAsk } from './ask';
import type { TableView } from '../../../desk/orders/shape';

interface PagerProps {
  readonly ask: TableAsk;
  readonly page: Pick<TableView, 'previous' | 'next'>;
}

/** To the pages beside this one, and to both ends, each as quick as the first. */
export function Pager({ ask, page: { previous, next } }: PagerProps) {
  if (previous === null && next === null) return null;
  const to = (place: TableAsk['place']): string => `/admin${writeAsk({ ...ask, place })}`;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
      {previous !== null && (
        <Link to={to(null)} className={buttonLook('quiet', 'small')}>
          First
        </Link>
      )}
      {previous !== null && (
        <Link to={to({ before: previous })} rel="prev" className={buttonLook('quiet', 'small')}>
          Previous
        </Link>
      )}
      {next !== null && (
        <Link to={to({ after: next })} rel="next" className={buttonLook('quiet', 'small')}>
          Next
        </Link>
      )}
      {next !== null && (
        <Link to={to('end')} className={buttonLook('quiet', 'small')}>
          Last
        </Link>
      )}
    </nav>
  );
}
