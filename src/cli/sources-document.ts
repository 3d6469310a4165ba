import { shelves, topicWords } from '../../content/sources';
import { catalogue, countInForce, listCatalogue, type SourceSettings } from '../research/sources';
import type { CatalogueEntry } from '../research/sources/shape';

/** As a demo sees it: no key, no decision, no answer from outside. */
const NOBODY_ASKED: SourceSettings = {
  mode: 'demo',
  keys: {},
  policies: new Map(),
  health: new Map(),
  now: new Date(0),
};

const STATES: Readonly<Record<CatalogueEntry['state'], string>> = {
  'in-force': 'asked',
  unproven: 'asked',
  asleep: 'asked',
  'needs-key': 'with a key',
  'needs-terms': 'asked',
  'switched-off': 'switched off',
  'to-be-verified': 'once a probe saw it answer',
  forbidden: 'never',
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/gu, ' ');

function line({ id, name, topics, serves, terms, credit, state }: CatalogueEntry): string {
  const knows = [
    topics.map((topic) => topicWords[topic] ?? topic).join(', '),
    ...(serves === undefined ? [] : [serves]),
  ].join(' · ');
  return `| ${[`\`${id}\``, name, knows, credit === undefined ? terms : `${terms} · “${credit}”`, STATES[state]].map(cell).join(' | ')} |`;
}

/** `docs/sources.md`: the catalogue as it is checked in. */
export function sourcesDocument(): string {
  const listed = listCatalogue(NOBODY_ASKED);
  const all = listed.flatMap(({ entries }) => entries);
  const count = (...states: readonly CatalogueEntry['state'][]): number =>
    all.filter(({ state }) => states.includes(state)).length;
  return `${[
    '# Sources',
    '',
    'Made by `npm run foreword -- sources` from the catalogue in `src/research/sources/catalogue`; edit that, not this page.',
    '',
    `${all.length} entries: ${count('in-force', 'unproven', 'asleep', 'needs-terms')} are asked, ${count('needs-key')} with a key, ${count('to-be-verified')} once a probe saw them answer, ${count('forbidden')} never. The pages of a demo speak of ${countInForce(catalogue, NOBODY_ASKED)}; those of a live shop of what may be asked there and answered within 30 days. How to add one: [Adding a source](adding-a-source.md).`,
    ...listed.flatMap(({ group, entries }) => [
      '',
      `## ${shelves[group]?.title ?? group}`,
      '',
      shelves[group]?.about ?? '',
      '',
      '| id | name | what it knows | terms | asked |',
      '|---|---|---|---|---|',
      ...entries.map(line),
    ]),
  ].join('\n')}\n`;
}
