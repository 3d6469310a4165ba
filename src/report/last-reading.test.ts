import { describe, expect, test } from 'vitest';
import { honestReply } from '../../test/support/honest-reply';
import type { ModelCall } from '../platform/models';
import { scriptedModel } from '../platform/models/testing';
import type { Claim } from './document/shape';
import { contextOver, INPUT } from './fixtures/report-input';
import type { Judgment } from './judge';
import type { Judging } from './drafts';
import { evidenceOnlyWriter, modelWriter } from './write';
import { writeReport } from './write-report';

interface Line {
  readonly id: string;
  readonly section: string;
  readonly heading?: string;
  readonly text: string;
}

interface Edit {
  readonly cut?: readonly string[];
  readonly join?: readonly { readonly ids: readonly string[]; readonly text: string }[];
  readonly order?: readonly string[];
}

const linesOf = ({ prompt }: ModelCall): readonly Line[] =>
  Array.from(prompt.matchAll(/^(S\d+) (\{.*\})$/gmu), ([, id = '', json = '']) => ({
    ...(JSON.parse(json) as Line),
    id,
  }));

/** A report whose last reader does as told; the judge, if there is one, gives each pair this label. */
async function reportWith(
  edit: (lines: readonly Line[]) => Edit | string,
  label?: Judgment['label'],
) {
  const model = scriptedModel((call) => {
    if (call.stage !== 'edit') return honestReply(call.prompt);
    const said = edit(linesOf(call));
    return typeof said === 'string'
      ? said
      : JSON.stringify({ cut: [], join: [], order: [], ...said });
  });
  const writer = modelWriter({ model, secret: 's', standIn: evidenceOnlyWriter() });
  const judging: Judging = {
    judge: {
      name: 'told',
      judge: async (pairs) => pairs.map(() => ({ label: label ?? 'neutral', confidence: 99 })),
    },
    noteUnanswered: () => undefined,
    noteUnreliable: () => undefined,
  };
  const result = await writeReport(
    { ...contextOver(), writer, ...(label === undefined ? {} : { judging }) },
    INPUT,
  );
  if (!result.ok) throw new Error(result.failure.sentence);
  const claims = result.value.document.sections.flatMap((section) => section.claims);
  return { ...result.value, claims, texts: claims.map(({ text }: Claim) => text) };
}

const findIn = (lines: readonly Line[], words: string): string =>
  lines.find(({ text, section }) => text.includes(words) && section !== 'brief')?.id ?? '';
const restedOn = (claims: readonly Claim[]) => new Set(claims.flatMap(({ restsOn }) => restsOn));

const untouched = await reportWith(() => ({}));

describe('the last reader', () => {
  test('sees the sentences in reading order, and the length of the whole', async () => {
    let seen: readonly Line[] = [];
    await reportWith((lines) => {
      seen = lines;
      return {};
    });
    const sections = [...new Set(seen.map(({ section }) => section))];
    expect(sections[0]).toBe('brief');
    expect(sections.indexOf('snapshot')).toBeLessThan(sections.indexOf('culture'));
    expect(seen.map(({ section }) => section)).not.toContain('deep-research');
  });

  test('cuts a sentence, and the expert sees which', async () => {
    const rested = restedOn(untouched.claims);
    const words =
      untouched.document.sections
        .find(({ id }) => id === 'culture')
        ?.claims.find(({ id }) => !rested.has(id))?.text ?? '';
    expect(words).not.toBe('');
    const { texts, rejected } = await reportWith((lines) => ({
      cut: lines
        .filter(({ text, section }) => text === words && section === 'culture')
        .map(({ id }) => id),
    }));
    expect(untouched.texts.filter((text) => text === words).length).toBeGreaterThan(
      texts.filter((text) => text === words).length,
    );
    expect(rejected).toContainEqual({
      text: expect.stringContaining(words),
      reasons: [expect.stringContaining('last reading')],
    });
  });

  test('can’t cut what other sentences rest on', async () => {
    const { claims } = await reportWith((lines) => ({
      cut: lines.slice(0, 10).map(({ id }) => id),
    }));
    const ids = new Set(claims.map(({ id }) => id));
    expect(restedOn(claims).size).toBeGreaterThan(3);
    expect([...restedOn(claims)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('is not followed if it cuts more than a third', async () => {
    const { document } = await reportWith((lines) => ({ cut: lines.map(({ id }) => id) }));
    expect(document).toEqual(untouched.document);
  });

  test('puts the sentences of a heading in another order', async () => {
    const { claims } = await reportWith((lines) => ({
      order: lines.map(({ id }) => id).toReversed(),
    }));
    const inCulture = untouched.claims.filter(({ id }) => id.startsWith('culture'));
    const [fullest = ''] = [...Map.groupBy(inCulture, ({ group }) => group)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .flatMap(([group]) => group ?? []);
    const steps = (some: readonly Claim[]) =>
      some
        .filter(({ id, group }) => id.startsWith('culture') && group === fullest)
        .map(({ text }) => text);
    expect(steps(claims)).toEqual(steps(untouched.claims).toReversed());
    expect(steps(claims).length).toBeGreaterThan(1);
  });

  test.each([
    ['prose', 'I would leave it as it is.'],
    ['unknown ids', '{"cut":["S999"],"join":[],"order":[]}'],
    ['nothing', ''],
  ])('that answers with %s changes nothing', async (_, reply) => {
    const { document } = await reportWith(() => reply);
    expect(document).toEqual(untouched.document);
  });
});

describe('two sentences put into one', () => {
  const [one, other] = ['At the end of 2025', 'We build instruments'];
  const joinedAs = (text: string) => (lines: readonly Line[]) => ({
    join: [{ ids: [findIn(lines, other), findIn(lines, one)], text }],
  });

  test('stand if the verifier finds the whole in their quotes', async () => {
    const text =
      '“At the end of 2025 it had 6,240 employees”, and “We build instruments that tell growers what their soil needs”.';
    const { texts, claims } = await reportWith(joinedAs(text), 'entailed');
    expect(texts).toContain(text);
    const joined = claims.find((claim) => claim.text === text);
    expect(joined?.citations).toHaveLength(2);
    expect(claims.length).toBeLessThan(untouched.claims.length);
    const ids = new Set(claims.map(({ id }) => id));
    expect([...restedOn(claims)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(['entailed', undefined] as const)(
    'stay apart if the whole says more than its parts, with a judge that says %s',
    async (label) => {
      const text = 'It had 9,000 employees who built instruments in 2019.';
      const { texts } = await reportWith(joinedAs(text), label);
      expect(texts).not.toContain(text);
      expect(texts.filter((told) => told.includes(one)).length).toBeGreaterThan(0);
    },
  );

  test('stay apart if they stand in different sections', async () => {
    const text = '“At the end of 2025 it had 6,240 employees”, and “Leave the ground better”.';
    const { document } = await reportWith((lines) => ({
      join: [{ ids: [findIn(lines, one), findIn(lines, 'Leave the ground')], text }],
    }));
    expect(document).toEqual(untouched.document);
  });
});
