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
        Nothing is cancelled or paid back by itself. To decline, write an answer below: the order
        then goes on.
      </p>
      {mayCancel ? (
        <p className="mt-4">
          <a href={cancelPath(number, words)} className={buttonLook('quiet', 'small')}>
            Cancel {number} on its page
          </a>
        </p>
      ) : (
        <p className="mt-3">
          Only the owner cancels and refunds orders. Give this message to them if it should be
          cancelled.
        </p>
      )}
    </section>
  );
}
