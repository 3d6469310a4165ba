import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../kernel/seeded-random';
import { countWords } from '../../../kernel/text';
import type { Evidence } from '../../../research/evidence/shape';
import type { Claim, ReportDocument } from '../../document';
import {
  EVIDENCE,
  PAGES,
  rowsOf,
  snapshotsOf,
  type MadeUpPage,
} from '../../fixtures/made-up-company';
import { contextOver, INPUT } from '../../fixtures/report-input';
import { FACT_SECTIONS, UNWRITTEN } from '../sections';
import { writeReport, type WrittenReport } from '../../write-report';

async function reportOn(
  evidence: readonly Evidence[],
  pages: readonly MadeUpPage[] = PAGES,
): Promise<WrittenReport | undefined> {
  const snapshots = snapshotsOf(pages);
  const result = await writeReport(
    { ...contextOver(), readSnapshot: (sha) => Promise.resolve(snapshots.get(sha)) },
    { ...INPUT, evidence },
  );
  return result.ok ? result.value : undefined;
}

const claimsIn = (document: ReportDocument, id?: string): readonly Claim[] =>
  document.sections
    .filter((section) => id === undefined || section.id === id)
    .flatMap((section) => section.claims);

/** 150 words a minute, an easy pace for reading aloud. */
const secondsAloud = (document: ReportDocument): number =>
  (claimsIn(document, 'brief').reduce((sum, { text }) => sum + countWords(text), 0) / 150) * 60;

/** What no report may ever say, whatever it was made from. */
function faultsOf({ document, rejected }: WrittenReport): string[] {
  const texts = claimsIn(document).flatMap(({ text, notes = [] }) => [
    text,
    ...notes.map((note) => note.text),
  ]);
  const ids = new Set(claimsIn(document).map(({ id }) => id));
  const facts = new Set(FACT_SECTIONS.map(({ id }) => id as string));
  return [
    ...rejected.map(({ text, reasons }) => `refused: ${text} (${reasons.join(' ')})`),
    ...texts.filter((text) =>
      /undefined|null|NaN|\[object| {2}|\.\.(?!\.)|“”|\(\)| ,| \./u.test(text),
    ),
    ...document.sections
      .filter(({ id }) => !facts.has(id))
      .flatMap(({ claims }) => claims)
      .filter(({ typical }) => typical !== true)
      .filter(({ restsOn }) => restsOn.length === 0 || restsOn.some((id) => !ids.has(id)))
      .map(({ text }) => `rests on nothing: ${text}`),
    ...document.sections
      .filter(
        ({ id, claims, notFound }) => !UNWRITTEN.has(id) && claims.length + notFound.length === 0,
      )
      .map(({ title }) => `silent: ${title}`),
    ...(secondsAloud(document) > 90 ? [`a brief of ${secondsAloud(document)} seconds`] : []),
  ];
}

const ATTRIBUTES = [...new Set(EVIDENCE.map((row) => row.attribute))];

describe('without one thing', () => {
  test.each(ATTRIBUTES)(
    'without %s the report says nothing of it, and nothing broken in its place',
    async (attribute) => {
      const lost = EVIDENCE.filter((row) => row.attribute === attribute);
      const report = await reportOn(EVIDENCE.filter((row) => row.attribute !== attribute));
      if (report === undefined) throw new Error('No report');
      expect(faultsOf(report)).toEqual([]);
      const cited = claimsIn(report.document).flatMap(({ citations }) =>
        citations.map(({ evidenceId }) => evidenceId),
      );
      expect(cited.filter((id) => lost.some((row) => row.id === id))).toEqual([]);
    },
  );

  test.each(
    FACT_SECTIONS.flatMap((plan) =>
      plan.questions
        .filter(
          ({ answeredBy, topics, counted, extra }) =>
            counted !== true &&
            extra !== true &&
            topics === undefined &&
            answeredBy.some((attribute) => ATTRIBUTES.includes(attribute)),
        )
        .map((question) => [plan.id, question] as const),
    ),
  )(
    'in %s a question that nothing answers is said to have been asked',
    async (id, { answeredBy, missing }) => {
      const report = await reportOn(EVIDENCE.filter((row) => !answeredBy.includes(row.attribute)));
      const section = (document: ReportDocument | undefined) =>
        document?.sections.find((candidate) => candidate.id === id);
      expect(section(report?.document)?.notFound).toContain(missing);
      expect(section((await reportOn(EVIDENCE))?.document)?.notFound).not.toContain(missing);
    },
  );
});

describe('with rows that say less of themselves', () => {
  const without = (...names: readonly (keyof Evidence)[]): Evidence[] =>
    EVIDENCE.map(
      (row) =>
        Object.fromEntries(
          Object.entries(row).filter(([name]) => !(names as readonly string[]).includes(name)),
        ) as unknown as Evidence,
    );

  test.each([
    ['publishedAt'],
    ['asOf'],
    ['details'],
    ['unit'],
    ['publishedAt', 'asOf'],
    ['details', 'unit', 'asOf', 'publishedAt'],
  ] as const)('without their %s %s it is whole all the same', async (...names) => {
    const report = await reportOn(without(...names));
    if (report === undefined) throw new Error('No report');
    expect(faultsOf(report).filter((fault) => !fault.startsWith('refused'))).toEqual([]);
  });

  test('without any value there are statements alone, and no report', async () => {
    expect(await reportOn(without('value'))).toBeUndefined();
  });

  test('a figure without its currency is not given one', async () => {
    const report = await reportOn(without('unit'));
    const texts = claimsIn(report?.document ?? ({ sections: [] } as unknown as ReportDocument)).map(
      ({ text }) => text,
    );
    expect(texts.filter((text) => /\$1\.58 billion/u.test(text))).toEqual([]);
  });

  test('what is weak, stale or the company’s own word is marked so and never dropped in silence', async () => {
    const verdicts = async (changes: Partial<Evidence>) =>
      new Set(
        claimsIn(
          (await reportOn(EVIDENCE.map((row) => ({ ...row, ...changes }))))?.document ??
            ({ sections: [] } as never),
        )
          .filter(({ typical }) => typical !== true)
          .map(({ verdict }) => verdict),
      );
    expect(await verdicts({ status: 'stale' })).toEqual(new Set(['stale']));
    expect(await verdicts({ matchScore: 0.6 })).toEqual(new Set(['weak']));
    expect(await verdicts({ reliability: 'first-party' })).toEqual(new Set(['company-says']));
  });
});

/** A page on which the company says a great deal of everything. */
const NAMES = [
  'Alder',
  'Birch',
  'Cedar',
  'Damson',
  'Elder',
  'Fir',
  'Gorse',
  'Hazel',
  'Ivy',
  'Juniper',
];
const TALK = `We make instruments, and ${NAMES.map((name) => `we make one of ${name.toLowerCase()} for those who ask`).join(', ')}.`;
const LOUD: MadeUpPage = {
  sourceId: 'company-site',
  sourceName: 'Fernhollow',
  tier: 'B',
  reliability: 'first-party',
  url: 'https://fernhollow.example/everything',
  title: 'Everything',
  publishedAt: '2026-03-01',
  text: `${TALK}\n${NAMES.map((name, index) => `${name} reads the weather for growers ${index}.\nWe keep the ${name} promise, always ${index}.\n${name} weeks of leave ${index}.\n${name} interview, an hour long ${index}.\nWe plan to open a ${name} workshop ${index}.`).join('\n')}`,
  findings: [
    { topic: 'snapshot', attribute: 'description', quote: TALK } as const,
    ...NAMES.flatMap(
      (name, index) =>
        [
          {
            topic: 'products',
            attribute: 'product',
            quote: `${name} reads the weather for growers ${index}.`,
            value: name,
          },
          {
            topic: 'culture',
            attribute: 'value',
            quote: `We keep the ${name} promise, always ${index}.`,
            value: `We keep the ${name} promise`,
          },
          {
            topic: 'culture',
            attribute: 'benefit',
            quote: `${name} weeks of leave ${index}.`,
            value: `${name} weeks of leave`,
          },
          {
            topic: 'hiring',
            attribute: 'hiring-step',
            quote: `${name} interview, an hour long ${index}.`,
            details: { order: index },
          },
          {
            topic: 'news',
            attribute: 'statement',
            quote: `We plan to open a ${name} workshop ${index}.`,
          },
        ] as const,
    ),
  ],
};

describe('with more than a report can hold', () => {
  const loud = [...EVIDENCE, ...rowsOf(LOUD)];

  test('no pattern of a sentence comes more than three times, and the brief is still read in a minute and a half', async () => {
    const report = await reportOn(loud, [...PAGES, LOUD]);
    if (report === undefined) throw new Error('No report');
    expect(faultsOf(report)).toEqual([]);
    const openings = claimsIn(report.document).map(({ text }) =>
      text
        .replace(/“[^”]*”/gu, '“”')
        .split(/\s+/u)
        .slice(0, 4)
        .join(' '),
    );
    const often = openings.filter(
      (opening) => openings.filter((other) => other === opening).length > 3,
    );
    expect(often).toEqual([]);
  });

  test('whatever order the rows come in, the report is the same to the byte', async () => {
    const first = JSON.stringify(await reportOn(loud, [...PAGES, LOUD]));
    for (let seed = 1; seed <= 5; seed += 1) {
      const random = seededRandom(seed);
      const order = new Map(loud.map((row) => [row.id, random.next()]));
      const shuffled = loud.toSorted(
        (left, right) => (order.get(left.id) ?? 0) - (order.get(right.id) ?? 0),
      );
      expect(JSON.stringify(await reportOn(shuffled, [...PAGES, LOUD]))).toBe(first);
    }
  });

  test('nobody is quoted at greater length than a licence allows', async () => {
    const report = await reportOn(loud, [...PAGES, LOUD]);
    const citations = claimsIn(report?.document ?? ({ sections: [] } as never)).flatMap(
      (claim) => claim.citations,
    );
    const tier = new Map(loud.map((row) => [row.id, row.tier]));
    const long = citations.filter(
      ({ evidenceId, quote }) => tier.get(evidenceId) === 'B' && quote.split(/\s+/u).length > 25,
    );
    expect(citations.length).toBeGreaterThan(40);
    expect(long).toEqual([]);
  });
});
