import type { ReactNode } from 'react';
import { cents, formatMoney } from '../../../../kernel/money';
import type { OrderPage } from '../../../../desk/order/shape';
import { LocalTime } from '../../../ui/local-time';
import { SectionLine, Lines, Nothing, OrderSection } from './section';

/** Payment attempts, refunds and disputes, with the provider's names for them. */
export function MoneySection({
  page: {
    currency,
    amount,
    refunded,
    payment,
    payments: { attempts, refunds, disputes },
    providerPages,
  },
}: {
  readonly page: OrderPage;
}) {
  const say = (sum: number): string => formatMoney({ amount: cents(sum), currency });
  const nothing = attempts.length === 0 && refunds.length === 0 && disputes.length === 0;
  return (
    <OrderSection id="money" title="Money">
      <p className="mb-3">
        {amount}, {payment.replaceAll('-', ' ')}
        {refunded !== null && `; ${refunded} refunded`}.
      </p>
      {nothing && <Nothing>No card payments yet.</Nothing>}
      {!nothing && (
        <Lines label="Payments, refunds, and disputes">
          {disputes.map(
            ({ providerId, state, amount: disputed, reason, evidenceDueAt, createdAt }) => (
              <Entry key={providerId} title={`Dispute: ${say(disputed)}, ${state}`} at={createdAt}>
                <p>
                  {reason.replaceAll('_', ' ')}
                  {evidenceDueAt !== null && (
                    <>
                      ; evidence is due <LocalTime iso={evidenceDueAt} />
                    </>
                  )}
                </p>
                <ProviderId id={providerId} pages={providerPages} folder="disputes" />
              </Entry>
            ),
          )}
          {refunds.map(({ id, providerId, state, amount: given, reason, actor, createdAt }) => (
            <Entry key={id} title={`Refund: ${say(given)}, ${state}`} at={createdAt}>
              <p>
                {reason} <span className="text-soft">({actor.replace(/^staff:/u, '')})</span>
              </p>
              <ProviderId id={providerId} pages={null} folder="refunds" />
            </Entry>
          ))}
          {attempts.map(
            ({
              id,
              intentId,
              state,
              amount: tried,
              failureCode,
              chargeId,
              cardBrand,
              cardLastDigits,
              createdAt,
            }) => (
              <Entry key={id} title={`Payment: ${say(tried)}, ${state}`} at={createdAt}>
                {cardBrand !== null && (
                  <p>
                    {cardBrand} ending in {cardLastDigits ?? '????'}
                  </p>
                )}
                {failureCode !== null && (
                  <p className="text-danger">{failureCode.replaceAll('_', ' ')}</p>
                )}
                <ProviderId id={intentId} pages={providerPages} folder="payments" />
                <ProviderId id={chargeId} pages={null} folder="charges" />
              </Entry>
            ),
          )}
        </Lines>
      )}
    </OrderSection>
  );
}

function Entry({
  title,
  at,
  children,
}: {
  readonly title: string;
  readonly at: string;
  readonly children: ReactNode;
}) {
  return (
    <SectionLine>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-soft">
          <LocalTime iso={at} />
        </span>
      </p>
      {children}
    </SectionLine>
  );
}

function ProviderId({
  id,
  pages,
  folder,
}: {
  readonly id: string | null;
  readonly pages: string | null;
  readonly folder: string;
}) {
  if (id === null) return null;
  return (
    <p className="font-mono text-sm">
      {pages === null ? (
        id
      ) : (
        <a
          href={`${pages}/${folder}/${encodeURIComponent(id)}`}
          target="_blank"
          rel="noreferrer"
          className="inline-block py-1 text-accent underline"
        >
          {id}
        </a>
      )}
    </p>
  );
}
