import { shelves, topicWords } from '../../../content/sources';
import {
  catalogue,
  countByProof,
  countInForce,
  listCatalogue,
  type SourceSettings,
} from '../../research/sources';
import type { CatalogueEntry } from '../../research/sources/shape';

/** As a demo sees it: no key, no decision, no answer from outside. */
const NOBODY_ASKED: SourceSettings = {
  mode: 'demo',
  keys: {},
  policies: new Map(),
  health: new Map(),
  now: new Date(0),
};

const STATES: Readonly<Record<CatalogueEntry['state'], string>> = {
  'in-force': 'on',
  unproven: 'on',
  asleep: 'on',
  'out-of-use': 'off',
  'needs-key': 'with a key',
  'needs-terms': 'on',
  'switched-off': 'off',
  'to-be-verified': 'once probed',
  forbidden: 'never',
};

const PROOFS: Readonly<Record<CatalogueEntry['proof'], string>> = {
  live: 'live',
  shape: 'shape',
  never: '',
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/gu, ' ');

function line({ id, name, topics, serves, terms, credit, state, proof }: CatalogueEntry): string {
  const knows = [
    topics.map((topic) => topicWords[topic] ?? topic).join(', '),
    ...(serves === undefined ? [] : [serves]),
  ].join(' · ');
  const cells = [
    `\`${id}\``,
    name,
    knows,
    credit === undefined ? terms : `${terms} · “${credit}”`,
    STATES[state],
    state === 'forbidden' ? '' : PROOFS[proof],
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** What the repository alone can say: nobody has asked a source from here, so none is proven live. */
export function proofSentence(): string {
  const { shape, never, catalog } = countByProof(catalogue, NOBODY_ASKED);
  const sentences = [
    `Of the ${shape + never} sources that may be asked, ${shape} are proven by shape:`,
    'a test maps the form of a real answer, kept without its words.',
    `The other ${never} never saw a real answer.`,
    'A source is proven live once it has answered the shop within 30 days.',
    `The full catalog has ${catalog} entries.`,
  ];
  return sentences.join(' ');
}

/** `docs/sources.md`: the catalog as it is committed. */
export function sourcesDocument(): string {
  const listed = listCatalogue(NOBODY_ASKED);
  const all = listed.flatMap(({ entries }) => entries);
  const count = (...states: readonly CatalogueEntry['state'][]): number =>
    all.filter(({ state }) => states.includes(state)).length;
  return `${[
    '# Sources',
    '',
    'Generated from `src/research/sources/catalogue`. Edit the files there, then run `npm run foreword -- sources`.',
    '',
    `The catalog lists ${all.length} sources. ` +
      `${count('in-force', 'unproven', 'asleep', 'needs-terms')} are on, ` +
      `${count('needs-key')} need a key, ${count('to-be-verified')} turn on once a probe has ` +
      `seen them answer, and ${count('forbidden')} are never used. ` +
      `A demo’s pages count ${countInForce(catalogue, NOBODY_ASKED)}; ` +
      'a live shop’s page of sources counts those it may use that answered within 30 days. ' +
      'To add one, read [Adding a source](adding-a-source.md).',
    '',
    proofSentence(),
    ...listed.flatMap(({ group, entries }) => [
      '',
      `## ${shelves[group]?.title ?? group}`,
      '',
      shelves[group]?.about ?? '',
      '',
      '| id | name | covers | terms | used | proof |',
      '|---|---|---|---|---|---|',
      ...entries.map(line),
    ]),
  ].join('\n')}\n`;
}
