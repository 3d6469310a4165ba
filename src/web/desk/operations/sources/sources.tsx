import { useActionData, useLoaderData } from 'react-router';
import { shelves } from '../../../../../content/sources';
import { plural } from '../../../../kernel/text';
import type { SourceRow } from '../../../../desk/operations/shape';
import { buttonLook } from '../../../ui/button';
import { LocalTime } from '../../../ui/local-time';
import { Cell, DataTable, DataRow } from '../../ui/data-table';
import { FormNotice } from '../../ui/said';
import { ActButton } from '../act-button';
import type { actOnSources, operationsSources } from '../pages.server';
import { addressOfSources, sourceStates, type SourceFilter } from './source-filter';
import { SourceFilterForm } from './source-filter-form';
import { TermsReview } from './terms-review';
export { actOnSources as action, operationsSources as loader } from '../pages.server';

const HEALTHS: Readonly<Record<SourceRow['health'], string>> = {
  well: 'Healthy',
  failing: 'Failing',
  drifting: 'Responses changed',
  asleep: 'Paused after failures',
  'out-of-use': 'Out of use',
  'never-asked': 'Not used lately',
};

const PROOFS: Readonly<Record<SourceRow['proof'], string>> = {
  live: 'Proven live',
  shape: 'Proven by shape',
  never: 'No proof',
};

export default function Sources() {
  const shown = useLoaderData<typeof operationsSources>();
  const acted = useActionData<typeof actOnSources>();
  if (!shown) return null;
  const { mode, rows, page, pages, matching, all, filter, unread, unproven, counted, proof, open } =
    shown;
  return (
    <>
      <title>Operations: sources</title>
      <FormNotice acted={acted} />
      <p className="mt-6">
        Public pages count <strong>{plural(counted, 'source')}</strong> now. With the terms accepted
        so far, a live shop may use <strong>{plural(open, 'source')}</strong>
        {mode === 'demo'
          ? '; this demo reads its sample web and needs no terms.'
          : ' and counts those that answered in the last 30 days.'}
      </p>
      <p className="mt-2">
        By proof: <strong>{proof.live}</strong> answered in the last 30 days,{' '}
        <strong>{proof.shape}</strong> proven by the shape of a real answer,{' '}
        <strong>{proof.never}</strong> never; {plural(proof.catalog, 'entry', 'entries')} in the
        catalog.
      </p>
      {unproven > 0 && (
        <p className="mt-2">
          {plural(unproven, 'source')} {unproven === 1 ? 'has' : 'have'} given no answer in the last
          30 days. A probe tests each once: <code>npm run foreword -- probe</code>
          {mode === 'live' && ', or automatically every week'}.
        </p>
      )}
      {unread.length > 0 && <TermsReview unread={unread} live={mode === 'live'} />}
      <h2 id="all-sources" className="mt-8 text-xl">
        All sources
      </h2>
      <SourceFilterForm filter={filter} shown={matching} all={all} />
      {rows.length === 0 && (
        <p className="mt-4">No sources match. Try fewer words, or any group and state.</p>
      )}
      {rows.length > 0 && (
        <DataTable
          label="All sources"
          columns={['Source', 'State', 'Terms', 'Health', 'Last answer', 'Last probe', 'On/off']}
        >
          {rows.map((row) => (
            <SourceLine key={row.id} row={row} />
          ))}
        </DataTable>
      )}
      <SourcePages filter={filter} page={page} pages={pages} />
    </>
  );
}

function SourcePages({
  filter,
  page,
  pages,
}: {
  readonly filter: SourceFilter;
  readonly page: number;
  readonly pages: number;
}) {
  if (pages === 1) return null;
  const look = buttonLook('quiet', 'small');
  return (
    <nav aria-label="Pages of sources" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <a rel="prev" href={addressOfSources(filter, page - 1)} className={look}>
          Previous
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a rel="next" href={addressOfSources(filter, page + 1)} className={look}>
          Next
        </a>
      )}
    </nav>
  );
}

function SourceLine({
  row: {
    id,
    name,
    group,
    note,
    state,
    terms,
    switchedOff,
    proof,
    health,
    fault,
    successRate,
    lastGoodAt,
    probe,
  },
}: {
  readonly row: SourceRow;
}) {
  return (
    <DataRow
      name={
        <>
          {name}
          <span className="block text-xs font-normal text-soft">
            {id} · {shelves[group]?.title ?? group}
          </span>
        </>
      }
    >
      <Cell label="State">
        {state === 'in-force' ? (
          sourceStates[state]
        ) : (
          <strong className="text-notice">{sourceStates[state]}</strong>
        )}
        <span className="block text-xs text-soft">{PROOFS[proof]}</span>
      </Cell>
      <Cell label="Terms">
        {note}
        {terms.acceptedAt !== null && (
          <span className="block text-soft">
            accepted by {terms.acceptedBy} <LocalTime iso={terms.acceptedAt} />
          </span>
        )}
      </Cell>
      <Cell label="Health">
        {HEALTHS[health]}
        {fault !== null && <span className="block text-notice">{fault}</span>}
        {successRate !== null && `, ${Math.round(successRate * 100)}% answered in seven days`}
      </Cell>
      <Cell label="Last answer">
        {lastGoodAt === null ? (
          <span className="text-soft">none yet</span>
        ) : (
          <LocalTime iso={lastGoodAt} />
        )}
      </Cell>
      <Cell label="Last probe">
        {probe === null ? <span className="text-soft">none yet</span> : <LastProbe probe={probe} />}
      </Cell>
      <Cell label="On/off">
        <ActButton fields={{ id, intent: switchedOff ? 'on' : 'off' }} of={name}>
          {switchedOff ? 'Turn on' : 'Turn off'}
        </ActButton>
      </Cell>
    </DataRow>
  );
}

function LastProbe({
  probe: { at, outcome, sentence, milliseconds, filled, mapped, changes },
}: {
  readonly probe: NonNullable<SourceRow['probe']>;
}) {
  const answered = outcome === 'ok' || outcome === 'empty' || outcome === 'not-modified';
  return (
    <>
      {answered ? (
        `${outcome === 'ok' ? 'Answered' : 'Answered with no data'} in ${milliseconds.toLocaleString('en-US')} ms`
      ) : (
        <strong className="text-notice">{sentence}</strong>
      )}
      {answered && mapped > 0 && `, ${filled} of ${plural(mapped, 'field')} filled`}
      <span className="block text-soft">
        <LocalTime iso={at} />
      </span>
      {changes.length > 0 && (
        <span className="block">Since the last probe: {changes.join(', ')}</span>
      )}
    </>
  );
}
