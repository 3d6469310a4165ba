import { expect, test } from 'vitest';
import type { Evidence } from '../research/evidence/shape';
import { EVIDENCE, PAGES, rowsOf, type MadeUpPage } from './fixtures/made-up-company';
import { contextOver, INPUT, reportOf } from './fixtures/report-input';
import { writeChanges } from './write-changes';

const { document } = await reportOf();
const LATER = '2027-02-20T12:00:00.000Z';

async function changesWith(pages: readonly MadeUpPage[], without: readonly string[] = []) {
  const found = [
    ...EVIDENCE.filter(({ attribute }) => !without.includes(attribute)),
    ...pages.flatMap(rowsOf),
  ];
  const written = await writeChanges(
    contextOver([...PAGES, ...pages]),
    { ...INPUT, evidence: found, writtenAt: LATER },
    { evidence: EVIDENCE, document, since: document.writtenAt },
  );
  if (!written.ok) throw new Error(written.failure.sentence);
  return written.value;
}

const filing: MadeUpPage = {
  sourceId: 'sec-facts',
  sourceName: 'SEC company facts',
  reliability: 'register',
  url: 'https://filings.example/fernhollow',
  title: 'Fernhollow Instruments annual figures',
  text: '{"Revenues":[{"end":"2026-12-31","val":1734700000,"fy":2026}]}',
  findings: [
    {
      topic: 'financials',
      attribute: 'revenue',
      quote: '"end":"2026-12-31","val":1734700000',
      value: 1_734_700_000,
      unit: 'usd',
      asOf: '2026-12-31',
    },
  ],
};

test('where the research finds the same again, nothing is new', async () => {
  expect(await changesWith([])).toEqual({ changes: [], evidence: [] });
});

test('a new figure is told with its source, and with what the report says', async () => {
  const { changes, evidence } = await changesWith([filing]);
  expect(changes).toHaveLength(1);
  const [change] = changes;
  expect(change).toMatchObject({ group: 'Filings and figures' });
  expect(change?.text).toContain('$1.73 billion');
  expect(change?.before).toContain('$1.58 billion');
  expect(change?.citations.map(({ url }) => url)).toContain(filing.url);
  expect(evidence.map(({ quote }) => quote)).toContain(filing.findings[0]?.quote);
});

test('what the report says already, word for word, is not told as new', async () => {
  const [change] = (await changesWith([filing])).changes;
  const saying = {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      claims: section.claims.map((claim) => ({ ...claim, text: change?.text ?? '' })),
    })),
  };
  const written = await writeChanges(
    contextOver([...PAGES, filing]),
    { ...INPUT, evidence: [...EVIDENCE, ...rowsOf(filing)], writtenAt: LATER },
    { evidence: EVIDENCE, document: saying, since: document.writtenAt },
  );
  expect(change).toBeDefined();
  expect(written).toMatchObject({ value: { changes: [] } });
});

test('a sentence that its quote does not carry is left out', async () => {
  const [finding] = filing.findings;
  if (finding === undefined) throw new Error('There is no finding.');
  const misread = { ...filing, findings: [{ ...finding, value: 9_900_000_000 }] };
  expect((await changesWith([misread])).changes).toEqual([]);
});

test('news of the days since is told, and grouped as news', async () => {
  const { changes } = await changesWith([
    {
      sourceId: 'press',
      sourceName: 'The Ashby Ledger',
      url: 'https://ledger.example/plant',
      title: 'Fernhollow opens a sensor plant in Tarn',
      text: 'Fernhollow opens a sensor plant in Tarn',
      publishedAt: '2026-04-21',
      findings: [
        {
          topic: 'news',
          attribute: 'news',
          quote: 'Fernhollow opens a sensor plant in Tarn',
          value: 'Fernhollow opens a sensor plant in Tarn',
          asOf: '2026-04-21',
        },
      ],
    },
  ]);
  expect(changes.map(({ group }) => group)).toEqual(['News']);
  expect(changes[0]?.text).toContain('sensor plant');
});

test('too little evidence is a failure and not a quiet company', async () => {
  const written = await writeChanges(
    contextOver(),
    { ...INPUT, evidence: [] as Evidence[], writtenAt: LATER },
    { evidence: EVIDENCE, document, since: document.writtenAt },
  );
  expect(written.ok).toBe(false);
});
