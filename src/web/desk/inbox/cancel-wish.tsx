import { buttonLook } from '../../ui/button';
import { cancelPath } from './inbox-words';

interface CancelWishProps {
  readonly number: string;
  readonly words: string;
  readonly mayCancel: boolean;
}

export function CancelWish({ number, words, mayCancel }: CancelWishProps) {
  return (
    <section aria-labelledby="wish" className="rounded-md border border-line bg-wash p-4">
      <h2 id="wish" className="text-xl">
        Cancel this order?
      </h2>
      <p className="mt-3">
        No cancellation or refund is automatic. To decline, reply below; the order then continues.
      </p>
      {mayCancel ? (
        <p className="mt-4">
          <a href={cancelPath(number, words)} className={buttonLook('quiet', 'small')}>
            Cancel {number} on the order page
          </a>
        </p>
      ) : (
        <p className="mt-3">
          Only the owner cancels and refunds orders. Assign this message to them.
        </p>
      )}
    </section>
  );
}
