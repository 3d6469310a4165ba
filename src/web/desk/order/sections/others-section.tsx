import { formatStage } from '../../../../shop/orders/shape';
import type { OrderPage } from '../../../../desk/order/shape';
import { LocalTime } from '../../../ui/local-time';
import { SectionLine, Lines, Nothing, OrderSection } from './section';

export function OthersSection({ page: { others } }: { readonly page: OrderPage }) {
  return (
    <OrderSection id="others" title="The buyer’s other orders">
      {others.length === 0 && <Nothing>None with this email.</Nothing>}
      {others.length > 0 && (
        <Lines label="The buyer’s other orders">
          {others.map(({ number, company, stage, placedAt }) => (
            <SectionLine key={number}>
              <a
                href={`/desk/orders/${encodeURIComponent(number)}`}
                className="inline-block py-1 text-accent underline"
              >
                {number}
              </a>{' '}
              {company}, {formatStage(stage)}
              {placedAt !== null && (
                <>
                  , <LocalTime iso={placedAt} />
                </>
              )}
            </SectionLine>
          ))}
        </Lines>
      )}
    </OrderSection>
  );
}
