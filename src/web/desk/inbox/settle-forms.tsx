import type { FetcherWithComponents } from 'react-router';
import { inboxLimits, type InboxEntry } from '../../../desk/inbox/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { Field } from '../../ui/field';
import type { EntryAnswer } from './entry.server';

interface SettleFormsProps {
  readonly entry: InboxEntry;
  readonly me: string;
  readonly fetcher: FetcherWithComponents<EntryAnswer>;
  readonly refused: EntryAnswer | null;
}

/** Whose it is, and putting it away or taking it out again without an answer. */
export function SettleForms({ entry, me, fetcher, refused }: SettleFormsProps) {
  const isBusy = fetcher.state !== 'idle';
  return (
    <>
      <Assign entry={entry} me={me} fetcher={fetcher} refused={refused} isBusy={isBusy} />
      {entry.kind !== 'cancel-wish' && (
        <PutAway
          key={entry.version}
          entry={entry}
          fetcher={fetcher}
          refused={refused}
          isBusy={isBusy}
        />
      )}
    </>
  );
}

type FormProps = Omit<SettleFormsProps, 'me'> & { readonly isBusy: boolean };

function Assign({
  entry: { version, assignee, people },
  me,
  fetcher,
  refused,
  isBusy,
}: FormProps & { readonly me: string }) {
  return (
    <section aria-labelledby="whose">
      <h2 id="whose" className="text-xl">
        Assignee
      </h2>
      <fetcher.Form method="post" key={assignee ?? ''} className="mt-3 space-y-3">
        {refused?.intent === 'assign' && <Alert kind="danger" title={refused.sentence} announced />}
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="version" value={version} />
        <label className="block font-semibold">
          Assign to
          <select
            name="to"
            defaultValue={assignee ?? ''}
            className="mt-1.5 block min-h-11 w-full rounded-md border border-edge bg-raised px-3 font-normal text-ink"
          >
            <option value="">Unassigned</option>
            {people.map((person) => (
              <option key={person} value={person}>
                {person === me ? `${person} (you)` : person}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" disabled={isBusy} className={buttonLook('quiet', 'small')}>
          Assign
        </button>
      </fetcher.Form>
    </section>
  );
}

function PutAway({ entry: { version, state }, fetcher, refused, isBusy }: FormProps) {
  const intent = state === 'closed' ? 'reopen' : 'close';
  const isRefused = refused?.intent === 'close' || refused?.intent === 'reopen';
  return (
    <section aria-labelledby="put-away">
      <h2 id="put-away" className="text-xl">
        {intent === 'close' ? 'Close without replying' : 'Reopen'}
      </h2>
      <fetcher.Form method="post" className="mt-3 space-y-3">
        {isRefused && <Alert kind="danger" title={refused.sentence} announced />}
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="version" value={version} />
        <Field
          name="reason"
          label="Why"
          maxLength={inboxLimits.reason}
          required
          defaultValue={isRefused ? refused.words : ''}
          autoComplete="off"
        />
        <button type="submit" disabled={isBusy} className={buttonLook('quiet', 'small')}>
          {intent === 'close' ? 'Close' : 'Reopen'}
        </button>
      </fetcher.Form>
    </section>
  );
}
