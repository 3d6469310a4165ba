import { describe, expect, test } from 'vitest';
import type { ModelCall } from '../platform/models';
import { scriptedModel } from '../platform/models/testing';
import { rowsOf, type MadeUpPage } from './fixtures/made-up-company';
import { contextOver, INPUT } from './fixtures/report-input';
import { clausesOf } from './judge/pairs-of-claim';
import type { Judge, JudgePair } from './judge/ports';
import { evidenceOnlyWriter, modelWriter } from './write';
import { writeReport } from './write-report';

/** What pages say, how an honest writer says it in other words, and how a liar does. */
const TOLD: readonly (readonly [source: string, honest: string, lie: string])[] = [
  [
    'Engineers share an on-call rota of one week in seven.',
    'Every seventh week an engineer is on call.',
    'Engineers are never on call.',
  ],
  [
    'Everyone spends two days on a farm during the first month.',
    'New people go out to a farm for two days in their first month.',
    'Everyone spends two weeks on a farm during the first month.',
  ],
  [
    'We pay for one course a year.',
    'The company covers the cost of a course each year.',
    'The company pays for two courses a year.',
  ],
  [
    'Teams choose which days they come to the office.',
    'It is up to the teams when they work in the office.',
    'The board chooses which days teams come to the office.',
  ],
  [
    'The gauge team moved to Ashby Falls in 2024.',
    'In 2024 the people who build gauges relocated to Ashby Falls.',
    'The gauge team left Ashby Falls in 2024.',
  ],
  [
    'About three in ten of us work remotely.',
    'Roughly 30% of the staff work from elsewhere.',
    'All of us work remotely.',
  ],
  [
    'We may open a second laboratory next year.',
    'A second laboratory may follow next year.',
    'A second laboratory has opened.',
  ],
  [
    'Decisions are written down in short documents.',
    'People at Fernhollow put decisions into short documents.',
    'Decisions are rarely written down.',
  ],
  [
    'The field app works without a connection.',
    'Even offline, the field app works.',
    'The field app needs a connection.',
  ],
  [
    'A new hire gets a mentor for six months.',
    'For half a year somebody mentors each new hire.',
    'A new hire gets a mentor for six years.',
  ],
  [
    'The hiring team answers every application within two weeks.',
    'An applicant hears back in no more than two weeks.',
    'The hiring team answers every application within two days.',
  ],
  [
    'Probes are assembled by hand in the valley.',
    'In the valley, workers put probes together by hand.',
    'Probes are assembled by robots in the valley.',
  ],
];
const page: MadeUpPage = {
  sourceId: 'company-site',
  sourceName: 'Company site',
  url: 'https://fernhollow.example/life',
  title: 'Life here',
  text: TOLD.map(([source]) => source).join(' '),
  findings: TOLD.map(([quote]) => ({ topic: 'culture', attribute: 'benefit', quote })),
};
const HONEST = new Set(TOLD.flatMap(([, honest]) => clausesOf(honest, INPUT.company.name)));

interface Entry {
  readonly quote: string;
}

/** Writes in other words what it finds in the prompt, truly or not. */
const saying =
  (which: 1 | 2, written: Set<string>) =>
  ({ prompt }: ModelCall): string => {
    const heading = /^Headings.*?“([^”]+)”/mu.exec(prompt)?.[1];
    const entries = [...prompt.matchAll(/^(E\d+) (\{.*\})$/gmu)];
    const sentences = entries.flatMap(([, id, json = '{}']) => {
      const told = TOLD.find(([source]) => source === (JSON.parse(json) as Entry).quote);
      const text = told?.[which];
      if (text === undefined || /^C\d/mu.test(prompt)) return [];
      written.add(text);
      return [{ text, evidenceIds: [id], ...(heading === undefined ? {} : { heading }) }];
    });
    return JSON.stringify({ sentences });
  };

/** Knows the truth and is wrong on every tenth pair, in either direction. */
function nineOfTen(): Judge & { readonly asked: JudgePair[] } {
  const asked: JudgePair[] = [];
  return {
    name: 'nine of ten',
    asked,
    judge: async (pairs) =>
      pairs.map((pair) => {
        asked.push(pair);
        const isTrue = HONEST.has(pair.hypothesis) === (asked.length % 10 !== 4);
        return { label: isTrue ? 'entailed' : 'neutral', confidence: 90 } as const;
      }),
  };
}

async function written(which: 1 | 2, judge?: Judge) {
  const texts = new Set<string>();
  const unanswered: number[] = [];
  const standIn = evidenceOnlyWriter();
  const pages = contextOver();
  const result = await writeReport(
    {
      writer: modelWriter({
        model: scriptedModel(saying(which, texts)),
        secret: 's',
        standIn,
        noteStandIn: () => undefined,
      }),
      readSnapshot: async (sha) =>
        (await contextOver([page]).readSnapshot(sha)) ?? pages.readSnapshot(sha),
      ...(judge === undefined
        ? {}
        : {
            judging: { judge, noteUnanswered: ({ sentences }) => void unanswered.push(sentences) },
          }),
    },
    { ...INPUT, evidence: [...INPUT.evidence, ...rowsOf(page)] },
  );
  if (!result.ok) throw new Error(result.failure.sentence);
  const { document, rejected } = result.value;
  const printed = document.sections.flatMap(({ claims }) => claims.map(({ text }) => text));
  return {
    texts,
    rejected,
    unanswered,
    claims: document.sections.flatMap(({ claims }) => claims),
    printed: [...texts].filter((one) => printed.includes(one)),
  };
}

describe('a report of a model that uses its own words', () => {
  test('prints four of five honest sentences where a judge is right nine times of ten', async () => {
    const { texts, printed } = await written(1, nineOfTen());
    expect(texts.size).toBeGreaterThanOrEqual(10);
    expect(printed.length / texts.size).toBeGreaterThanOrEqual(0.8);
  });

  test('prints almost no lie, though the judge is wrong on some', async () => {
    const { texts, printed, rejected } = await written(2, nineOfTen());
    expect(texts.size).toBeGreaterThanOrEqual(10);
    expect(printed.length).toBeLessThanOrEqual(1);
    expect(rejected.some(({ reasons }) => reasons.some((one) => one.includes('judge')))).toBe(true);
  });

  test('says of each sentence who worded it, and which clauses the judge found', async () => {
    const { claims, printed } = await written(1, nineOfTen());
    const marks = new Map(claims.map(({ text, wording }) => [text, wording]));
    expect(printed.map((text) => marks.get(text)?.by)).toEqual(printed.map(() => 'model'));
    expect(marks.get('Even offline, the field app works.')?.found).toEqual(
      clausesOf('Even offline, the field app works.', INPUT.company.name),
    );
    expect(claims.some(({ wording }) => wording?.by === 'code')).toBe(true);
    expect(claims.every(({ wording }) => wording !== undefined)).toBe(true);
  });

  test('asks no judge about a slot that failed', async () => {
    const judge = nineOfTen();
    await written(2, judge);
    expect(judge.asked.map(({ hypothesis }) => hypothesis)).not.toContain(
      'A new hire gets a mentor for six years.',
    );
  });

  test('shows the judge each clause with the sentences around its quote and whose words they are', async () => {
    const judge = nineOfTen();
    await written(1, judge);
    const pair = judge.asked.find(({ hypothesis }) => hypothesis.startsWith('In 2024 the people'));
    expect(pair?.premise).toContain('About Fernhollow; Company site');
    expect(pair?.premise).toContain('Teams choose which days');
    expect(pair?.premise).toContain('About three in ten');
  });

  test('goes by the strict checks and notes it where the judge gives no answer', async () => {
    const silent: Judge = { name: 'silent', judge: async (pairs) => pairs.map(() => undefined) };
    const strict = await written(1);
    const unjudged = await written(1, silent);
    expect(unjudged.printed).toEqual(strict.printed);
    const judged = await written(1, nineOfTen());
    expect(unjudged.printed.length).toBeLessThan(judged.printed.length);
    expect(unjudged.unanswered.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(5);
    expect(strict.unanswered).toEqual([]);
  });
});

describe('a sentence of which one clause fails', () => {
  const FARM = 'Everyone spends two days on a farm during the first month';
  const reply =
    (second: string) =>
    ({ prompt, stage }: ModelCall): string => {
      const ids = [...prompt.matchAll(/^(E\d+) (\{.*\})$/gmu)].map(
        ([, id = '', json = '{}']) => [id, (JSON.parse(json) as Entry).quote] as const,
      );
      const idOf = (quote: string) => ids.find(([, own]) => own.startsWith(quote))?.[0] ?? '';
      const [one, two] = [idOf(FARM), idOf('The gauge team moved')];
      if (stage !== 'write' || one === '' || two === '') return '{}';
      const heading = /^Headings.*?“([^”]+)”/mu.exec(prompt)?.[1];
      return JSON.stringify({
        sentences: [
          {
            text: `${FARM}, and ${second}.`,
            evidenceIds: [one, two],
            clauses: [
              { text: FARM, entry: one, span: FARM },
              { text: second, entry: two, span: 'moved to Ashby Falls' },
            ],
            ...(heading === undefined ? {} : { heading }),
          },
        ],
      });
    };
  const printedBy = async (second: string): Promise<readonly string[]> => {
    const pages = contextOver();
    const result = await writeReport(
      {
        writer: modelWriter({
          model: scriptedModel(reply(second)),
          secret: 's',
          standIn: evidenceOnlyWriter(),
          noteStandIn: () => undefined,
        }),
        readSnapshot: async (sha) =>
          (await contextOver([page]).readSnapshot(sha)) ?? pages.readSnapshot(sha),
      },
      { ...INPUT, evidence: [...INPUT.evidence, ...rowsOf(page)] },
    );
    if (!result.ok) throw new Error(result.failure.sentence);
    return result.value.document.sections.flatMap(({ claims }) => claims.map(({ text }) => text));
  };

  test('is printed whole where both hold', async () => {
    expect(await printedBy('the gauge team moved to Ashby Falls in 2024')).toContain(
      `${FARM}, and the gauge team moved to Ashby Falls in 2024.`,
    );
  });

  test('lives on without the one that fails', async () => {
    const printed = await printedBy('the gauge team moved to Ashby Falls in 2019');
    expect(printed).toContain(`${FARM}.`);
    expect(printed.join(' ')).not.toContain('2019');
  });
});
