import { useLoaderData } from 'react-router';
import {
  demoStateWords,
  shelves,
  sourcesPage,
  stateWords,
  topicWords,
} from '../../../content/sources';
import type { CatalogueEntry } from '../../research/sources/shape';
import { Page } from '../ui/page';
import type { SourcesList } from './source-states';
import type { loader } from './sources.server';
export { loader } from './sources.server';

/** Every source of the catalogue on its shelf, with how it stands. */
export default function Sources() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <Page title={sourcesPage.title} description={sourcesPage.description} wide>
      {list === null ? <p role="status">{sourcesPage.failed}</p> : <Listed list={list} />}
    </Page>
  );
}

function Listed({
  list: { mode, counted, proof, shelves: listed },
}: {
  readonly list: SourcesList;
}) {
  const states = mode === 'demo' ? demoStateWords : stateWords;
  return (
    <>
      <p className="max-w-2xl text-lg">
        <strong>{counted}</strong> {sourcesPage.count[mode]}
      </p>
      <ul className="mt-4 max-w-2xl">
        <li>
          <strong>{proof.live + proof.shape + proof.never}</strong> {sourcesPage.proof.asked}
        </li>
        {(['live', 'shape', 'never', 'catalog'] as const).map((state) => (
          <li key={state}>
            <strong>{proof[state]}</strong> {sourcesPage.proof[state]}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-2xl">{sourcesPage.intro}</p>
      <div className="mt-10 border-b border-line">
        {listed.map(({ group, entries }) => (
          <details key={group} className="group border-t border-line">
            <summary
              className={
                'flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 ' +
                '[&::-webkit-details-marker]:hidden'
              }
            >
              <span>
                <span className="font-serif text-lg font-semibold">
                  {shelves[group]?.title ?? group}
                </span>
                <span className="block text-soft">{shelves[group]?.about}</span>
              </span>
              <span className="flex shrink-0 items-center gap-4 text-soft">
                {entries.length}
                <span
                  aria-hidden="true"
                  className="text-2xl leading-none text-accent transition-transform group-open:rotate-45"
                >
                  +
                </span>
              </span>
            </summary>
            <ul className="source-list">
              <li aria-hidden="true">
                {Object.values(sourcesPage.columns).map((column) => (
                  <span key={column}>{column}</span>
                ))}
              </li>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} states={states} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}

function Entry({
  entry: { name, topics, serves, terms, credit, state },
  states,
}: {
  readonly entry: CatalogueEntry;
  readonly states: Readonly<Record<string, string>>;
}) {
  return (
    <li>
      <b>{name}</b>
      <span>
        {topics.map((topic) => topicWords[topic] ?? topic).join(', ')}
        {serves && ` · ${serves}`}
      </span>
      <span>
        {terms}
        {credit && ` · ${credit}`}
      </span>
      <span>{states[state]}</span>
    </li>
  );
}
