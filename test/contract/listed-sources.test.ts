import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, type Source } from '../../src/research/sources';
import { materialFolder } from '../support/material';

const file = materialFolder('sources.tsv');
const isThere = existsSync(file);
if (!isThere)
  process.stderr.write(
    `The list of sources was not compared: there is no ${file} (MATERIAL_DIR names another folder).\n`,
  );

interface Row {
  readonly id: string;
  readonly host: string | undefined;
  readonly tier: string;
  readonly wave: string;
}

const rows: readonly Row[] = !isThere
  ? []
  : readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', , , template = '', , , terms = '', , , , , wave = ''] = line.split('\t');
        return {
          id,
          host: /^https?:\/\/([^/?{}]+)(?:[/?]|$)/.exec(template)?.[1],
          tier: terms.charAt(0),
          wave,
        };
      });
const entries = new Map(catalogue.map((source) => [source.id, source]));

/** Pages, names and tables that the listed sources are read by, and are entries of their own. */
const OURS = [
  'sec-company-tickers',
  'wikidata-labels',
  'site-leadership',
  'site-values',
  'site-investors',
  'site-blog',
  'site-products',
  'social-hn-comments',
  'sec-8k-release',
  'sec-6k',
  'uk-companies-house-accounts',
  'site-changelog',
];
/** Gone since the list was made. */
const SHUT = ['google-cse', 'pat-patentsview'];
/** Where the service moved, or where the same is told for programs. */
const ELSEWHERE = ['warn-tx', 'legal-lda-lobbying', 'role-onet', 'loc-geonames'];
const STATES: Readonly<Record<string, readonly Source['enabled'][]>> = {
  1: [true, 'key'],
  2: ['key', 'verify'],
  X: ['licence'],
};

test.skipIf(!isThere)(
  'every source of the list is an entry, and every entry is a source of the list or one of ours',
  () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(
      rows.filter(({ id }) => !entries.has(id)).map(({ id, wave }) => `${id} (wave ${wave})`),
    ).toEqual([]);
    const listed = new Set(rows.map(({ id }) => id));
    expect(
      catalogue
        .filter(({ id }) => !listed.has(id))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(OURS.toSorted());
  },
);

test.skipIf(!isThere)(
  'what was to be there at the start is on or waits for a key, what comes later is off until seen, what is forbidden stays off',
  () => {
    const wrong = rows.flatMap(({ id, wave }) => {
      const enabled = entries.get(id)?.enabled;
      const fits = STATES[wave]?.includes(enabled ?? true) === true;
      return enabled === undefined || fits || (enabled === 'shut' && SHUT.includes(id))
        ? []
        : [`${id}, wave ${wave}: ${enabled}`];
    });
    expect(wrong).toEqual([]);
  },
);

test.skipIf(!isThere)(
  'no entry is freer than the list says, and each is asked where the list says',
  () => {
    const freedom = 'CBA';
    expect(
      rows
        .filter(
          ({ id, tier }) =>
            freedom.indexOf(entries.get(id)?.licence.tier ?? 'C') > freedom.indexOf(tier),
        )
        .map(({ id }) => id),
    ).toEqual([]);
    const hostsOf = (id: string): readonly string[] =>
      (entries.get(id)?.request.urls ?? []).flatMap(
        (url) => /^https:\/\/([^/?]+)/.exec(url)?.[1] ?? [],
      );
    const moved = rows.filter(
      ({ id, host }) =>
        host !== undefined &&
        entries.has(id) &&
        !hostsOf(id).includes(host) &&
        !ELSEWHERE.includes(id),
    );
    expect(
      moved.map(({ id, host }) => `${id}: ${host ?? ''}, not ${hostsOf(id).join(' ')}`),
    ).toEqual([]);
  },
);
