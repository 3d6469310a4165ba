import { bulkCases } from '../../test/contract/answers/bulk';
import { cases } from '../../test/contract/answers';
import {
  catalogue,
  countByProof,
  groupNames,
  groupOf,
  sourceTermsOf,
  type Source,
} from '../../src/research/sources';

const percent = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(1)} % (${part} of ${of})`;

function tally(name: string, wordsOf: (source: Source) => readonly string[]): string {
  const counts = new Map<string, number>();
  for (const source of catalogue)
    for (const word of wordsOf(source)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return `${name}: ${[...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word, count]) => `${word} ${count}`)
    .join(', ')}`;
}

const STATES: Readonly<Record<string, string>> = {
  true: 'on',
  key: 'on with a key',
  verify: 'off until it was seen answering',
  licence: 'forbidden',
  shut: 'shut down',
};
/** Sources of one form share one contract, and so do the feeds that are polled for everybody. */
const mappingOf = ({ kind, extract, sayings = [] }: Source): string =>
  JSON.stringify([kind, extract, sayings]);

/** How far the sources of each group were seen to work. Nobody is asked here, so none is live but in a shop. */
function proofTable(): readonly string[] {
  const row = (name: string, sources: readonly Source[]): string => {
    const { shape, never, live, catalog } = countByProof(sources, {
      health: new Map(),
      now: new Date(0),
    });
    return `| ${[name, catalog, live + shape + never, live, shape, never].join(' | ')} |`;
  };
  return [
    '| group | entries | may be asked | live | shape | never |',
    '|---|---|---|---|---|---|',
    ...groupNames.map((group) =>
      row(
        group,
        catalogue.filter((source) => groupOf(source) === group),
      ),
    ),
    row('all', catalogue),
  ];
}

export function countCatalogue(): readonly string[] {
  const asked = catalogue.filter(({ enabled }) => enabled !== 'licence' && enabled !== 'shut');
  const held = new Set(
    cases
      .map(({ source }) => catalogue.find(({ id }) => id === source))
      .flatMap((source) => (source === undefined ? [] : [mappingOf(source)])),
  );
  const files = new Set(bulkCases.map(({ source }) => source));
  const isCovered = (source: Source): boolean =>
    files.has(source.id) ||
    held.has(mappingOf(source)) ||
    (source.kind === 'feed' && source.needs.length === 0);
  return [
    ...proofTable(),
    tally('state', ({ enabled }) => [STATES[String(enabled)] ?? '']),
    tally('kind', ({ kind, bulk }) => [bulk === undefined ? kind : 'file that is loaded']),
    tally('auth', ({ auth }) => [
      auth === undefined || auth === 'none'
        ? 'none'
        : `${auth.optional === true ? 'optional key, ' : ''}${auth.in}`,
    ]),
    tally('terms', (source) => [
      source.licence.tier === 'C'
        ? 'forbidden or by contract'
        : source.licence.tier === 'A'
          ? 'open'
          : sourceTermsOf(source).unread
            ? 'unread: facts and 25 words'
            : 'agreed with its key',
    ]),
    tally('topic', ({ topics }) => topics),
    tally('what it knows', (source) => [groupOf(source)]),
    `with a contract case, its own or one of the same form: ${percent(asked.filter(isCovered).length, asked.length)}`,
  ];
}
