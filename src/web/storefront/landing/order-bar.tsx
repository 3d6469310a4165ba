import { landing } from '../../../../content/landing';
import type { ShopFacts } from '../../shop-facts';
import { buttonLook } from '../../ui/button';
import { DeliveryWords } from './delivery-words';

/** On phones it stays at the foot of the screen once the first button is out of sight. */
export function OrderBar({ facts }: { readonly facts: ShopFacts }) {
  return (
    <div className="order-bar no-print">
      <p className="text-sm leading-tight">
        <strong className="block text-base">{facts.price}</strong>
        <DeliveryWords facts={facts} />
      </p>
      <a href="/order" className={buttonLook('primary', 'small')}>
        {landing.bar.button}
      </a>
    </div>
  );
}
