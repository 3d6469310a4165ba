import { useActionData, useLoaderData } from 'react-router';
import { MOST_SHARES, SHARE_LIFE, type SharedLink } from '../../../delivery/shares/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { formatMonthDay } from '../../ui/day';
import { Field } from '../../ui/field';
import { Page } from '../../ui/page';
import type { action, loader } from './share.server';
export { action, loader } from './share.server';

const DONE: Readonly<Record<string, string>> = {
  made: 'Your link is ready. Copy it and send it.',
  revoked: 'That link no longer opens anything.',
};

/** Links to the report for a friend or a coach, made and revoked by the buyer. */
export default function ShareReport() {
  const { company, shares, mayMake, reportPath, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const said = done === null ? undefined : DONE[done];
  return (
    <Page title="Share your report" eyebrow={`Your report on ${company}`} hidden>
      <p>
        A link lets a friend or a coach read the report and practice with you. It shows neither your
        name nor your address, and none of your notes. It ends after {SHARE_LIFE} days, or as soon
        as you revoke it.
      </p>
      <div className="mt-6">
        {refused && <Alert kind="danger" title={refused.sentence} announced />}
        {!refused && said !== undefined && <Alert title={said} announced />}
      </div>
      {shares.map((share, index) => (
        <OneShare key={share.id} share={share} number={index + 1} />
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        {mayMake ? (
          <form method="post">
            <button type="submit" className={buttonLook()}>
              Make a link
            </button>
          </form>
        ) : (
          <p>You have {MOST_SHARES} links, the most we allow. Revoke one to make another.</p>
        )}
        <a href={reportPath} className={buttonLook('quiet')}>
          Back to the report
        </a>
      </div>
    </Page>
  );
}

function OneShare({
  share,
  number,
}: {
  readonly share: SharedLink & { readonly url: string };
  readonly number: number;
}) {
  return (
    <section className="mt-8">
      <Field
        name={`link-${number}`}
        label={`Link ${number}`}
        hint={`Made ${formatMonthDay(share.createdAt)}, ends ${formatMonthDay(share.expiresAt)}`}
        value={share.url}
        readOnly
      />
      <form method="post" className="mt-3">
        <input type="hidden" name="revoke" value={share.id} />
        <button type="submit" className={buttonLook('quiet')}>
          Revoke link {number}
        </button>
      </form>
    </section>
  );
}
