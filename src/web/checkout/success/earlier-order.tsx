import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import type { SavedOrder } from '../saved-orders';

/** Told only to the browser that holds the earlier order, before it pays a second time. */
export function EarlierOrder({ order, onGoOn }: { readonly order: SavedOrder; onGoOn(): void }) {
  const date = new Date(order.date).toLocaleDateString('en-US', { dateStyle: 'long' });
  return (
    <Alert kind="notice" title="You already ordered this" announced>
      <p>
        You ordered a report on {order.company} with this email address on {date}.
      </p>
      <div className="flex flex-wrap gap-3">
        {order.trackingPath && (
          <a href={order.trackingPath} className={buttonLook('primary', 'small')}>
            View that order
          </a>
        )}
        <button type="button" onClick={onGoOn} className={buttonLook('quiet', 'small')}>
          Order again anyway
        </button>
      </div>
    </Alert>
  );
}
