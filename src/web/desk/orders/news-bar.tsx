import { Link } from 'react-router';
import { plural } from '../../../kernel/text';
import type { LiveRows } from './use-news';
import { formatFew } from './words';

const bar = 'rounded-md border border-edge bg-wash px-4 py-2 shadow-lg';

interface NewsBarProps {
  readonly placed: number;
  readonly state: LiveRows['state'];
  readonly isFirstPage: boolean;
  reread(): void;
}

/** Lies over the end of the window, so that nothing one reads moves when orders come. */
export function NewsBar({ placed, state, isFirstPage, reread }: NewsBarProps) {
  return (
    <div
      role="status"
      aria-label="New orders"
      className="fixed inset-x-4 bottom-4 z-10 mx-auto w-fit max-w-full"
    >
      {state === 'ended' && (
        <p className={bar}>
          Your session ended.{' '}
          <a href="/admin" className="text-accent underline">
            Log in again
          </a>{' '}
          to continue.
        </p>
      )}
      {state === 'unheard' && (
        <p className={bar}>Can’t reach the server. This page keeps trying.</p>
      )}
      {state === 'listening' && placed > 0 && (
        <p className={`${bar} flex flex-wrap items-center gap-x-4`}>
          <span className="font-semibold">
            {placed > 99 ? `${formatFew(placed)} new orders` : plural(placed, 'new order')}
          </span>
          {isFirstPage ? (
            <button type="button" className="desk-small" onClick={reread}>
              Show
            </button>
          ) : (
            <Link to="/admin" className="desk-small inline-flex items-center">
              Show
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
