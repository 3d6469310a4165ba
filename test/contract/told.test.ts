import { expect, test } from 'vitest';
import { assignRows } from '../../src/report/plan';
import { FACT_SECTIONS } from '../../src/report/write';
import { verifyClaim, type Setting } from '../../src/report/verify';
import { evidenceOnlyWriter } from '../../src/report/write';
import type { Source } from '../../src/research/sources';
import { card } from './contract-case';
import { answered, filed, rowsOf, type Rows } from './rows-of';

const setting: Setting = {
  company: card.name,
  aliases: card.aliases,
  domains: [],
  role: 'Lamp Engineer',
  location: 'Duluth, MN',
};

/** Rows of fields that no sentence is made of where no model writes, each with its reason; a model may still tell them. */
const NOT_PUBLISHED: Readonly<Record<string, string>> = {
  'sec-fulltext': 'that a filing exists says nothing of what is in it',
  'ind-datagov': 'a set of data that names the company is no fact on it',
  'ind-datagovuk': 'a set of data that names the company is no fact on it',
  'ind-destatis': 'a table’s title is no fact on the company',
  'rdap-domain': 'since when an address is registered prepares nobody',
  'jobs-themuse-companies': 'a profile among strangers’ adds nothing to the company’s own words',
  'legal-cfpb-complaints': 'one complaint of thousands would pass for all of them',
  'legal-nhtsa-complaints': 'one complaint of thousands would pass for all of them',
  'bls-api': 'its row names no occupation, so that nothing says whose pay it is',
  'sec-frames': 'its figure stands in the accounts, which are read as such',
  'stooq-quote': 'a price of a share is another one tomorrow',
  'us-census-cbp': 'how many firms are in a trade prepares nobody',
  fred: 'the economy of a country is no news of the place',
  'us-treasury-fiscal': 'the economy of a country is no news of the place',
  'eia-api': 'the economy of a country is no news of the place',
  worldbank: 'the economy of a country is no news of the place',
  eurostat: 'the economy of a country is no news of the place',
  'oecd-sdmx': 'the economy of a country is no news of the place',
  'imf-datamapper': 'the economy of a country is no news of the place',
  'loc-overpass': 'a tram stop without its distance helps nobody',
  'loc-geonames': 'where a town lies on the map is known to who applies there',
  'loc-gsa-perdiem': 'what an official may spend on a night is no rent',
  bea: 'an index of prices helps nobody who doesn’t know the pay beside it',
  'culture-us-osha-inspections': 'that there was an inspection says nothing of its outcome',
  'culture-us-msha': 'the number of a rule says nothing of what happened',
  'legal-epa-echo': 'how often a plant was out of step says nothing of what happened',
  'legal-lda-lobbying': 'what it asks of lawmakers prepares nobody',
  'esg-wikirate': 'its answers are named by metrics that need explaining',
  'esg-epa-ghgrp': 'that a plant reports is no figure',
  'esg-epa-tri': 'that a plant reports is no figure',
  'esg-greenweb': 'who hosts the site prepares nobody',
  'esg-climatetrace': 'its tonnes mean nothing without those of others',
  'site-ir-events': 'the day that this answer names is past',
  'social-podcastindex': 'the name of a podcast is no voice',
  'social-itunes-podcasts': 'the name of a podcast is no voice',
  'jobs-adzuna-histogram': 'a step of a histogram is no pay',
  'legal-federal-register': 'a rule that names the company is no dispute',
  'legal-regulations-gov': 'a rule that names the company is no dispute',
  'legal-fec-committees': 'whom its people give to has no place yet',
  'legal-us-csl':
    'a name on a list of those who are restricted may be a namesake’s, which nobody has looked at',
  'legal-ofac-sdn':
    'a name on a list of those who are restricted may be a namesake’s, which nobody has looked at',
  'legal-cisa-kev': 'a flaw by its number is for those who mend it',
  'legal-nvd-cves': 'a flaw by its number is for those who mend it',
  'prod-steam-reviews': 'a player’s word on a game is none on the work',
  'uk-companies-house-officers': 'a seat on a board without an office prepares nobody',
  'prod-cms-hospitals': 'stars without their scale and their count mislead',
  'prod-openfoodfacts': 'what a biscuit is made of prepares nobody',
  'prod-collegescorecard': 'how many students a school admits is no word on its staff',
  'salary-stackoverflow-survey': 'no occupation in this answer is close to the role',
  'salary-ons-ashe': 'the pay of all who work in a town is nobody’s in particular',
  'culture-au-wgea': 'one row counts one of many groups, and no share stands in it',
  'esg-uk-modern-slavery': 'that a statement was handed in says nothing of what is in it',
};

const isRow = ({ evidence: { kind } }: Source): boolean =>
  kind === 'record' || kind === 'pay' || kind === 'place';

interface Told {
  readonly sentences: readonly string[];
  readonly faults: readonly string[];
}

async function errorBody({ rows, texts }: Rows): Promise<Told> {
  const told = await Promise.all(
    FACT_SECTIONS.map(async (section) => {
      const input = {
        section,
        company: setting.company,
        role: setting.role,
        location: 'Duluth, MN',
        writtenAt: '2026-11-21T10:00:00.000Z',
        rows: assignRows(section, rows),
        written: [],
      };
      return (await evidenceOnlyWriter().writeSection(input)).map((draft) => ({
        draft,
        kind: draft.computation === undefined ? section.kind : ('computed' as const),
      }));
    }),
  );
  const faults = told
    .flat()
    .flatMap(({ draft, kind }) =>
      verifyClaim(
        { ...draft, kind, evidence: rows.filter(({ id }) => draft.evidenceIds.includes(id)) },
        setting,
        texts,
      ).reasons.map((reason) => `${draft.text} ${reason}`),
    );
  return { sentences: told.flat().map(({ draft }) => draft.text), faults };
}

const rowed = [
  ...answered
    .filter(([, source]) => isRow(source))
    .map(([id, source, items, about]) => [id, () => rowsOf(source, items, about)] as const),
  ...filed
    .filter(([, source]) => isRow(source))
    .map(([id, source, about]) => [id, async () => rowsOf(source, await about())] as const),
];

test.each(rowed.filter(([id]) => !Object.hasOwn(NOT_PUBLISHED, id)))(
  'what %s has a row of is told in a sentence that its row carries',
  async (_, rows) => {
    const { sentences, faults } = await errorBody(await rows());
    expect(sentences.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);

test('what is not told is named with its reason, and nobody stands on that list who is told or not asked', async () => {
  const silent = rowed.filter(([id]) => Object.hasOwn(NOT_PUBLISHED, id));
  for (const [id, rows] of silent)
    expect([id, (await errorBody(await rows())).sentences]).toEqual([id, []]);
  expect(Object.keys(NOT_PUBLISHED).filter((id) => !silent.some(([one]) => one === id))).toEqual(
    [],
  );
});

test('what is known of the place or the occupation is told in no section but on the place and on pay', async () => {
  const around = (
    await Promise.all(
      answered
        .filter(
          ([
            ,
            {
              evidence: { kind },
            },
          ]) => kind === 'pay' || kind === 'place',
        )
        .map(([, source, items, about]) => rowsOf(source, items, about)),
    )
  ).flatMap(({ rows }) => rows);
  for (const section of FACT_SECTIONS.filter(({ id }) => id !== 'location' && id !== 'role-tips'))
    expect(assignRows(section, around)).toEqual([]);
});
