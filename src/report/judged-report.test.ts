import { defined } from '../kernel/defined';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ModelCall } from '../platform/models';
import { scriptedModel } from '../platform/models/testing';
import { rowsOf } from './fixtures/made-up-company';
import { OWN_WORDS_PAGE, writeInOwnWords, TOLD } from './fixtures/own-words';
import { contextOver, INPUT } from './fixtures/report-input';
import { clausesOf } from './judge/pairs-of-claim';
import type { KnownAnswers } from './judge/known/reliability';
import { withKnownPairs } from './judge/known/with-known-pairs';
import type { Judge, JudgePair } from './judge/ports';
import { evidenceOnlyWriter, modelWriter } from './write';
import { writeReport } from './write-report';

const HONEST = new Set(TOLD.flatMap(([, honest]) => clausesOf(honest, INPUT.company.name)));

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
  const dropped: KnownAnswers[] = [];
  const standIn = evidenceOnlyWriter();
  const pages = contextOver();
  const result = await writeReport(
    {
      writer: modelWriter({
        model: scriptedModel(writeInOwnWords(which, texts)),
        secret: 's',
        standIn,
        noteStandIn: () => undefined,
      }),
      readSnapshot: async (sha) =>
        (await contextOver([OWN_WORDS_PAGE]).readSnapshot(sha)) ?? pages.readSnapshot(sha),
      ...(judge === undefined
        ? {}
        : {
            judging: {
              judge,
              noteUnanswered: ({ sentences }) => void unanswered.push(sentences),
              noteUnreliable: (known) => void dropped.push(known),
            },
          }),
    },
    { ...INPUT, evidence: [...INPUT.evidence, ...rowsOf(OWN_WORDS_PAGE)] },
  );
  if (!result.ok) throw new Error(result.failure.sentence);
  const { document, rejected } = result.value;
  const printed = document.sections.flatMap(({ claims }) => claims.map(({ text }) => text));
  return {
    texts,
    rejected,
    unanswered,
    dropped,
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

describe('a report whose judge can’t be relied on', () => {
  /** Finds entailed what it likes, whatever is said: seven of ten, the same ones in every run. */
  const liar = withKnownPairs(
    {
      name: 'liar',
      judge: async (pairs) =>
        pairs.map(({ hypothesis }) => ({
          label:
            createHash('sha256').update(hypothesis).digest().readUInt8() < 179
              ? 'entailed'
              : 'neutral',
          confidence: 99,
        })),
    },
    's',
  );

  test('uses nothing that the judge said, and notes how it did on known pairs', async () => {
    const strict = await written(2);
    const lied = await written(2, liar);
    expect(lied.printed).toEqual(strict.printed);
    expect(lied.claims.map(({ text }) => text)).toEqual(strict.claims.map(({ text }) => text));
    expect(lied.dropped).toEqual([liar.known?.()]);
    expect(lied.dropped[0]?.othersWrong).toBeGreaterThan(2);
  });

  test('would print lies without those known pairs', async () => {
    const { judge } = liar;
    const lied = await written(2, { name: 'liar', judge });
    expect(lied.printed.length).toBeGreaterThan((await written(2)).printed.length);
    expect(lied.dropped).toEqual([]);
  });
});

describe('a sentence of which one clause fails', () => {
  const FARM = 'Everyone spends two days on a farm during the first month';
  const reply =
    (second: string) =>
    ({ prompt, stage }: ModelCall): string => {
      const ids = [...prompt.matchAll(/^(E\d+) (\{.*\})$/gmu)].map(
        ([, id = '', json = '{}']) => [id, (JSON.parse(json) as { quote: string }).quote] as const,
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
            ...defined({ heading }),
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
          (await contextOver([OWN_WORDS_PAGE]).readSnapshot(sha)) ?? pages.readSnapshot(sha),
      },
      { ...INPUT, evidence: [...INPUT.evidence, ...rowsOf(OWN_WORDS_PAGE)] },
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
