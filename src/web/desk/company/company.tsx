import { useActionData, useLoaderData } from 'react-router';
import { mayBeNamed, type CompanyPage } from '../../../desk/review/shape';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import { CompanyAnswerForm } from './answer-form';
import type { action, loader } from './company.server';
import { SearchForm } from './search-form';
export { action, loader } from './company.server';

const TITLES: Readonly<Record<CompanyPage['state'], string>> = {
  asked: 'Which company?',
  'in-review': 'Is this the right company?',
  'being-made': 'Report in progress',
  impossible: 'No report created',
  signed: 'Report approved',
  left: 'Report delivered',
  over: 'Order closed',
};

/** Who an order's report is about, and the way to somebody else. */
export default function Company() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!page) return null;
  const { number, ordered, state, promisedAt, interviewAt, holder, search } = page;
  const isOthers = holder !== null && !holder.isMe;
  const open = mayBeNamed(page) && !isOthers;
  return (
    <>
      <title>{`${TITLES[state]} ${number}`}</title>
      <p className="font-mono text-sm text-soft">{number}</p>
      <h1 className="text-[1.75rem] md:text-2xl">{TITLES[state]}</h1>
      <p className="mt-2">
        Ordered: <strong className="wrap-anywhere">{ordered.company}</strong>, for the role{' '}
        {ordered.role}
        {ordered.location !== '' && `, in ${ordered.location}`}.
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
        {promisedAt !== null && (
          <span>
            Deadline <LocalTime iso={promisedAt} />; it stays the same.
          </span>
        )}
        {interviewAt !== null && (
          <span>
            Interview <LocalTime iso={interviewAt} />
          </span>
        )}
      </p>
      {refused && (
        <div className="mt-6">
          <Alert kind="danger" title={refused.sentence} announced />
        </div>
      )}
      {isOthers && (
        <div className="mt-6">
          <Alert
            kind="notice"
            title={`${holder.name} is reviewing this report. You can change the company once they release it.`}
          />
        </div>
      )}
      <SourceSettings page={page} />
      {open && search && <Found search={search} />}
      {open && <CompanyAnswerForm page={page} reason={refused?.reason ?? ''} />}
      {open && <SearchForm page={page} />}
      <p className="mt-10 flex flex-wrap gap-4">
        {(state === 'in-review' || state === 'signed' || state === 'left') && (
          <a href={`/desk/review/${encodeURIComponent(number)}`} className={buttonLook('quiet')}>
            Open review desk
          </a>
        )}
        {state === 'being-made' && (
          <a href={`/desk/company/${encodeURIComponent(number)}`} className={buttonLook('quiet')}>
            Refresh
          </a>
        )}
        <a href="/desk" className={buttonLook('quiet')}>
          Back to queue
        </a>
      </p>
    </>
  );
}

function SourceSettings({
  page: { state, company, note, decidedBy, reasons },
}: {
  readonly page: CompanyPage;
}) {
  return (
    <section
      aria-label="Current company"
      className="mt-6 rounded-md border border-line bg-raised p-5"
    >
      {company === null ? (
        <p>
          {state === 'asked'
            ? 'More than one company matches. Work is paused until someone chooses.'
            : 'No company chosen yet.'}
        </p>
      ) : (
        <>
          <p className="text-sm text-soft">{state === 'being-made' ? 'Researching' : 'Company'}</p>
          <p className="text-lg font-semibold">{company.name}</p>
          <ul>
            {company.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      {state === 'being-made' && (
        <p className="mt-3">
          Research and writing are running; nothing from the other company is kept. The report will
          appear in the queue.
        </p>
      )}
      {reasons.length > 0 && state === 'impossible' && (
        <ul className="mt-3 list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {note !== '' && (
        <p className="mt-3 wrap-anywhere">
          <span className="text-soft">
            {decidedBy?.startsWith('staff:')
              ? `${decidedBy.slice('staff:'.length)} said: `
              : 'The buyer said: '}
          </span>
          {note}
        </p>
      )}
    </section>
  );
}

function Found({
  search: { words, found, problem },
}: {
  readonly search: NonNullable<CompanyPage['search']>;
}) {
  const said = problem ?? (found.length === 0 ? 'No matches.' : `Found for “${words}”; see below.`);
  return (
    <p
      role="status"
      className={`mt-6 wrap-anywhere ${problem === null ? 'text-soft' : 'font-semibold text-danger'}`}
    >
      {said}
    </p>
  );
}
