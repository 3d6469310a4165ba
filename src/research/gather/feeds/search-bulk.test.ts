import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { days } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { bulkShelf, loadBulk } from '../../bulk';
import type { EntityCard } from '../../company';
import { findEvidence, inMemorySnapshots } from '../../evidence';
import { catalogue, inMemoryHealth, labourConditionApplications, type Source } from '../../sources';
import { profileOf } from '../choice/profile';
import { searchBulk } from './search-bulk';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await database.queryRows('DELETE FROM bulk_row');
  await database.queryRows('DELETE FROM bulk_version');
});
afterAll(() => database.close());

const clock = testClock();
const card: EntityCard = {
  id: 'c1',
  name: 'Tarrow Lantern Works',
  legalName: 'Tarrow Lantern Works, Inc.',
  aliases: [],
  jobBoards: {},
  country: 'US',
  namesakes: ['Tarrow Lantern Works Tours'],
};
const sourceOf = (id: string): Source => catalogue.find((one) => one.id === id) ?? expect.fail(id);

async function load(source: Source, text: string): Promise<void> {
  const outcome = await loadBulk(
    {
      database,
      clock,
      health: inMemoryHealth(),
      keys: {},
      whyClosed: async () => undefined,
      async ask({ url, into }) {
        await into?.begin();
        await into?.write(new TextEncoder().encode(text));
        return { outcome: 'ok', url, type: 'text/csv', text: '', headers: {}, fetchedAt: '' };
      },
    },
    { source },
  );
  expect(outcome).toMatchObject({ ok: true });
}

async function search(
  sources: readonly Source[],
  order: { role: string; location?: string },
  about: EntityCard = card,
) {
  const snapshots = inMemorySnapshots();
  const never = async () => {
    throw new Error('nobody is asked');
  };
  const findings = await searchBulk(
    {
      ask: never,
      card: about,
      store: snapshots,
      read: never,
      readPdf: never,
      order,
      known: {},
      profile: profileOf(about, order),
      shelf: bulkShelf(database.read),
    },
    sources,
  );
  return {
    findings,
    snapshots,
    taken: findings.flatMap((finding) => finding.snapshots),
    evidence: await findEvidence(
      { snapshots },
      about,
      findings.flatMap((finding) => finding.snapshots),
    ),
  };
}

const PAY =
  'CASE_NUMBER,CASE_STATUS,DECISION_DATE,JOB_TITLE,SOC_CODE,EMPLOYER_NAME,WORKSITE_CITY,WORKSITE_STATE,WAGE_RATE_OF_PAY_FROM,WAGE_UNIT_OF_PAY';
const pay = (
  title: string,
  place: string,
  amount: number,
  employer = 'TARROW LANTERN WORKS, INC.',
): string =>
  `I-${title}-${place},Certified,2026-03-02,${title},17-2199.07,"${employer}",${place},MN,${amount},Year`;
const PAYS = [
  PAY,
  pay('Lamp Keeper', 'Reno', 90_000),
  pay('Clerk', 'Duluth', 40_000),
  pay('Lamp Keeper', 'Duluth', 95_000),
  pay('Lamp Keeper', 'Duluth', 11_000, 'Tarrow Lantern Works Tours LLC'),
].join('\n');

test('a file that was not loaded is no source of this report, and says so', async () => {
  expect((await search([labourConditionApplications], { role: 'Keeper' })).findings).toMatchObject([
    { outcome: 'not-applicable', sentence: 'Its file has not been loaded yet.', snapshots: [] },
  ]);
});

test('declared pay is found by employer, the job like the order’s first and of those the one at its place, each row an exact quote', async () => {
  await load(labourConditionApplications, PAYS);
  const { findings, evidence, snapshots } = await search([labourConditionApplications], {
    role: 'Lamp Keeper',
    location: 'Duluth',
  });
  expect(findings).toMatchObject([
    {
      outcome: 'ok',
      sentence: expect.stringMatching(/^3 rows of its file of 20\d\d Q\d\.$/),
      url: expect.stringContaining('LCA_Disclosure_Data'),
    },
  ]);
  expect(
    evidence.map(({ attribute, value, details }) => [attribute, value, details?.['place']]),
  ).toEqual([
    ['declared-pay', 95_000, 'Duluth'],
    ['declared-pay', 90_000, 'Reno'],
    ['declared-pay', 40_000, 'Duluth'],
  ]);
  for (const { snapshot, start, end, quote } of evidence)
    expect((await snapshots.get(snapshot))?.slice(start, end)).toBe(quote);
  const stranger = { ...card, name: 'Plume & Sons', legalName: 'Plume & Sons', namesakes: [] };
  expect(
    (await search([labourConditionApplications], { role: 'Keeper' }, stranger)).findings,
  ).toMatchObject([{ outcome: 'empty', snapshots: [] }]);
});

test('wages of an occupation are found by the number that the company itself gave it, at the order’s place, and only for its country', async () => {
  const wages = sourceOf('salary-bls-oews');
  await load(labourConditionApplications, PAYS);
  await load(
    wages,
    [
      'AREA_TITLE,PRIM_STATE,I_GROUP,OCC_CODE,OCC_TITLE,TOT_EMP,A_MEDIAN,A_PCT10,A_PCT25,A_PCT75,A_PCT90,NAICS_TITLE',
      'U.S.,US,cross-industry,17-2199,"Engineers, All Other",150000,117750,60000,80000,150000,180000,Cross-industry',
      '"Duluth, MN-WI",MN,cross-industry,17-2199,"Engineers, All Other",300,101000,#,80000,140000,170000,Cross-industry',
      'U.S.,US,sector,17-2199,"Engineers, All Other",100,1,1,1,1,1,Mining',
      'U.S.,US,cross-industry,29-1141,Registered Nurses,3000000,93600,1,1,1,1,Cross-industry',
    ].join('\n'),
  );
  const { findings, taken } = await search([wages, labourConditionApplications], {
    role: 'Lamp Keeper',
    location: 'Duluth',
  });
  expect(findings.map(({ source, outcome }) => [source.id, outcome])).toEqual([
    ['salary-dol-lca', 'ok'],
    ['salary-bls-oews', 'ok'],
  ]);
  const own = taken.filter(({ sourceId }) => sourceId === 'salary-bls-oews');
  expect(
    own.map(({ details }) => [
      details?.['place'],
      details?.['payMedian'],
      details?.['payLowerTenth'],
    ]),
  ).toEqual([
    ['Duluth, MN-WI', 101_000, undefined],
    ['U.S.', 117_750, 60_000],
  ]);
  const french = { ...card, country: 'FR' };
  expect(
    (
      await search(
        [wages, labourConditionApplications],
        { role: 'Lamp Keeper', location: 'Lyon' },
        french,
      )
    ).findings.at(-1),
  ).toMatchObject({
    outcome: 'not-applicable',
    sentence: expect.stringContaining('Not this company'),
  });
});

test('answers of a survey are told as their middle and their quarters, where there are enough of them', async () => {
  const survey = { ...sourceOf('salary-stackoverflow-survey'), enabled: true as const };
  const answers = Array.from(
    { length: 11 },
    (_, at) => `"Developer, back-end",United States of America,${50_000 + at * 10_000}`,
  );
  await load(
    survey,
    [
      'DevType,Country,ConvertedCompYearly',
      ...answers,
      ...answers.slice(0, 3).map((line) => line.replace('United States of America', 'Norway')),
      'Student,Norway,NA',
    ].join('\n'),
  );
  const { taken } = await search([survey], { role: 'Back-end Developer' });
  expect(taken.map(({ details }) => details)).toEqual([
    {
      title: 'Developer, back-end',
      place: 'United States of America',
      payMedian: 100_000,
      payLowerQuarter: 70_000,
      payUpperQuarter: 120_000,
      answers: 11,
    },
  ]);
  expect((await search([survey], { role: 'Nurse' })).findings[0]).toMatchObject({
    outcome: 'not-applicable',
  });
});

test('a company’s rows in files of conduct name their source, and a namesake’s are left out', async () => {
  const gap = sourceOf('culture-uk-gender-pay-gap');
  await load(
    {
      ...gap,
      bulk: { ...gap.bulk, every: days(1), by: 'name', holds: 'names', largest: 1_000_000 },
    },
    [
      'EmployerName,EmployerId,CompanyNumber,DiffMeanHourlyPercent,DiffMedianHourlyPercent,DiffMedianBonusPercent,FemaleLowerQuartile,FemaleTopQuartile,CompanyLinkToGPGInfo,EmployerSize,CurrentName,DateSubmitted',
      '"TARROW LANTERN WORKS, INC.",1,00000001,12.5,9.1,,48,31.5,https://tarrowlantern.example/gap,500 to 999,"TARROW LANTERN WORKS, INC.",2026/03/30 10:00:00',
      'TARROW LANTERN WORKS TOURS LTD,2,00000002,1,1,,50,50,,250 to 499,TARROW LANTERN WORKS TOURS LTD,2026/03/30 10:00:00',
    ].join('\n'),
  );
  const { taken } = await search([gap], { role: 'Keeper' });
  expect(taken).toMatchObject([
    {
      sourceName: 'UK gender pay gap reports',
      tier: 'A',
      details: { medianHourlyGapPercent: 9.1, womenInTopQuarterPercent: 31.5, date: '2026-03-30' },
      url: 'https://tarrowlantern.example/gap',
    },
  ]);
});
