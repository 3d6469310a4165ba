import { useActionData, useLoaderData } from 'react-router';
import { LocalTime } from '../../ui/local-time';
import { mailName } from '../order/one-timeline';
import { FormNotice } from '../ui/said';
import { ActButton } from './act-button';
import { OrderLink } from './order-link';
import type { operationsMail, sendAgain } from './pages.server';
export { operationsMail as loader, sendAgain as action } from './pages.server';

export default function OneMail() {
  const shown = useLoaderData<typeof operationsMail>();
  const acted = useActionData<typeof sendAgain>();
  if (!shown) return null;
  const {
    id,
    template,
    to,
    number,
    state,
    attempts,
    lastError,
    createdAt,
    sentAt,
    subject,
    text,
    attachments,
  } = shown;
  const name = mailName(template);
  const facts = [
    ['Email', name],
    ['To', to],
    ['Order', <OrderLink key="order" number={number} />],
    ['Placed', <LocalTime key="placed" iso={createdAt} />],
    ['State', `${state}, ${attempts} ${attempts === 1 ? 'try' : 'tries'}`],
    ...(sentAt === null ? [] : [['Sent', <LocalTime key="sent" iso={sentAt} />] as const]),
    ...(lastError === null ? [] : [['Last error', lastError] as const]),
    ...(attachments.length === 0 ? [] : [['With', attachments.join(', ')] as const]),
  ] as const;
  return (
    <>
      <title>{`Operations: ${name}`}</title>
      <FormNotice acted={acted} />
      <p className="mt-4">
        <a href="/desk/operations/mail" className="inline-block py-2 text-accent underline">
          All emails
        </a>
      </p>
      <h2 className="mt-2 text-xl wrap-anywhere">{subject || name}</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <ActButton fields={{ id }} of={`${name} to ${to}`}>
          Send again
        </ActButton>
      </div>
      <p className="mt-6 text-soft">Preview as of now. Private links are hidden.</p>
      {text === null ? (
        <p className="mt-2">Can’t preview this email: its data may be deleted or not ready yet.</p>
      ) : (
        <pre
          tabIndex={0}
          className={
            'mt-2 overflow-x-auto rounded-md border border-line bg-raised p-4 font-mono ' +
            'text-sm whitespace-pre-wrap'
          }
        >
          {text}
        </pre>
      )}
    </>
  );
}
