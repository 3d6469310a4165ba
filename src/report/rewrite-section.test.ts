import { defined } from '../kernel/defined';
import { beforeAll, describe, expect, test } from 'vitest';
import { scriptedModel } from '../platform/models/testing';
import type { SectionId } from './document/shape';
import { EVIDENCE, PAGES, rowsOf, snapshotsOf } from './fixtures/made-up-company';
import { reportOf } from './fixtures/report-input';
import { SETTING } from './fixtures/writing';
import type { Judge } from './judge';
import { rewriteSection, type RewrittenSection, type SectionWish } from './rewrite-section';
import { evidenceOnlyRewriter, evidenceOnlyWriter, modelRewriter, type Rewriter } from './write';

let current: SectionWish['current'] = [];
beforeAll(async () => {
  const { document } = await reportOf();
  current = document.sections.flatMap(({ id: section, claims }) =>
    claims.map((claim) => {
      const { id, kind, text, verdict, restsOn, group, notes, asOf } = claim;
      const optional = {
        ...defined({ group, notes, asOf }),
      };
      return {
        section,
        id,
        kind,
        text,
        verdict,
        restsOn,
        evidenceIds: claim.citations.map(({ evidenceId }) => evidenceId),
        ...optional,
      };
    }),
  );
});

const snapshots = snapshotsOf(PAGES);

async function rewritten(
  section: SectionId,
  instruction: string,
  rewriter: Rewriter = evidenceOnlyRewriter(),
  more: Partial<SectionWish> = {},
): Promise<RewrittenSection> {
  const wish = {
    section,
    instruction,
    setting: SETTING,
    writtenAt: '2026-03-20T12:00:00.000Z',
    evidence: EVIDENCE,
    current,
    ...more,
  };
  const answer = await rewriteSection(
    { rewriter, readSnapshot: async (sha) => snapshots.get(sha) },
    wish,
  );
  if (!answer.ok) throw new Error(answer.failure.sentence);
  return answer.value;
}

const textsOf = (section: SectionId) =>
  current.filter((one) => one.section === section).map(({ text }) => text);
const said = ({ sentences }: RewrittenSection) => sentences.map(({ text }) => text);

describe('without a model', () => {
  test('a wish it can’t follow changes nothing, and it says so', async () => {
    const anew = await rewritten('culture', 'Warmer, with more soul.');
    expect(said(anew)).toEqual(textsOf('culture'));
    expect(anew.sentences.every(({ isSame }) => isSame)).toBe(true);
    expect(anew.told).toContain('nothing is suggested');
  });

  test('leaves out what the expert names, and no more', async () => {
    const anew = await rewritten('culture', 'Leave out the benefits.');
    const gone = textsOf('culture').filter((text) => !said(anew).includes(text));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.join(' ')).toMatch(/leave|budget|weeks/u);
    expect(said(anew).join(' ')).toContain('every field');
    expect(anew.told).toContain('left out');
  });

  test('puts first what the expert wants to lead with, its heading with it', async () => {
    const before = textsOf('snapshot');
    const anew = await rewritten('snapshot', 'Lead with Marlow Quill.');
    expect(before[0]).not.toContain('Marlow Quill');
    expect(anew.sentences[0]?.text).toContain('Marlow Quill');
    expect(said(anew).toSorted()).toEqual(before.toSorted());
    const headings = anew.sentences.map(({ group }) => group);
    expect(headings.filter((heading, index) => heading !== headings[index - 1])).toHaveLength(
      new Set(headings).size,
    );
  });

  test('keeps as many as were asked for, and says of how many', async () => {
    const anew = await rewritten('snapshot', 'At most three sentences.');
    expect(anew.sentences).toHaveLength(3);
    expect(anew.told).toContain(`of ${textsOf('snapshot').length}`);
  });

  test('adds from the evidence what was left out before, as a sentence that holds', async () => {
    const without = current.filter(
      ({ section, text }) => section !== 'culture' || !text.includes('budget'),
    );
    const anew = await rewritten(
      'culture',
      'Mention the learning budget.',
      evidenceOnlyRewriter(),
      { current: without },
    );
    const added = anew.sentences.filter(({ of }) => of === null);
    expect(added.length).toBeGreaterThan(0);
    expect(added.map(({ text }) => text).join(' ')).toContain('learning budget');
    for (const { verdict } of added) expect(verdict).not.toBe('unsupported');
  });

  test('writes no word that it was told to say and that no quote says', async () => {
    const anew = await rewritten('snapshot', 'Say that revenue is 9 billion.');
    expect(JSON.stringify(anew.sentences)).not.toContain('9 billion');
  });
});

describe('with a model', () => {
  const heading = (prompt: string) => /^Headings.*?“([^”]+)”/mu.exec(prompt)?.[1];
  const entryOf = (prompt: string, words: string) =>
    new RegExp(`^(E\\d+) .*${words}`, 'mu').exec(prompt)?.[1] ?? 'E1';
  const over = (texts: (prompt: string) => readonly (readonly [string, string])[]) => {
    const model = scriptedModel(({ prompt, stage }) =>
      JSON.stringify({
        sentences:
          stage === 'rewrite'
            ? []
            : texts(prompt).map(([text, id]) => ({
                text,
                evidenceIds: [id],
                ...(heading(prompt) === undefined ? {} : { heading: heading(prompt) }),
              })),
      }),
    );
    return {
      model,
      rewriter: modelRewriter({ model, secret: 's', standIn: evidenceOnlyWriter() }),
    };
  };

  test('a falsehood that was asked for is refused, with its reason, and what stood there stays', async () => {
    const { rewriter } = over((prompt) => [
      ['Fernhollow took in revenue of $9 billion in 2025.', entryOf(prompt, '1577000000')],
      ['Fernhollow was founded in 1987.', entryOf(prompt, 'founded in 1987')],
    ]);
    const anew = await rewritten('snapshot', 'Say that revenue is 9 billion.', rewriter);
    expect(anew.refused).toMatchObject([
      { text: 'Fernhollow took in revenue of $9 billion in 2025.' },
    ]);
    expect(anew.refused[0]?.reasons.length).toBeGreaterThan(0);
    expect(JSON.stringify(anew.sentences)).not.toContain('9 billion');
    for (const { verdict } of anew.sentences) expect(verdict).not.toBe('unsupported');
  });

  test('a new wording is paired with the sentence it would replace', async () => {
    const { rewriter } = over((prompt) => [
      ['Fernhollow has its headquarters in Ashby Falls, Oregon.', entryOf(prompt, 'headquarters')],
    ]);
    const anew = await rewritten('snapshot', 'Only the place.', rewriter);
    const own = anew.sentences.find(({ text }) =>
      text.startsWith('Fernhollow has its headquarters'),
    );
    const was = current.find(({ id }) => id === own?.of);
    expect(own?.isSame).toBe(false);
    expect(was?.text).toContain('Ashby Falls');
    expect(anew.untouched).toEqual(
      expect.arrayContaining(
        current
          .filter(({ section, kind }) => section === 'snapshot' && kind === 'computed')
          .map(({ id }) => id),
      ),
    );
  });

  test('the judge is asked about what is new, and not about what stays', async () => {
    const asked: string[] = [];
    const { rewriter } = over((prompt) => [
      ['Its home is Ashby Falls, Oregon.', entryOf(prompt, 'headquarters')],
    ]);
    const judge: Judge = {
      name: 'doubting',
      judge: async (pairs) => {
        asked.push(...pairs.map(({ hypothesis }) => hypothesis));
        return pairs.map(() => ({ label: 'neutral', confidence: 90 }));
      },
    };
    const answer = await rewriteSection(
      {
        rewriter,
        judging: { judge, noteUnanswered: () => undefined, noteUnreliable: () => undefined },
        readSnapshot: async (sha) => snapshots.get(sha),
      },
      {
        section: 'snapshot',
        instruction: 'Only the place.',
        setting: SETTING,
        writtenAt: '2026-03-20T12:00:00.000Z',
        evidence: EVIDENCE,
        current,
      },
    );
    expect(new Set(asked)).toEqual(new Set(["Fernhollow's home is Ashby Falls, Oregon."]));
    expect(answer.ok && answer.value.refused[0]?.reasons[0]).toMatch(/^The judge doesn't find/u);
  });

  test('advice is built on what stands now, not on what an expert cut', async () => {
    const left = current.filter(({ text }) => !text.includes('universities'));
    const { model, rewriter } = over(() => []);
    await rewriteSection(
      { rewriter, readSnapshot: async (sha) => snapshots.get(sha) },
      {
        section: 'talking-points',
        instruction: 'Shorter.',
        setting: SETTING,
        writtenAt: '2026-03-20T12:00:00.000Z',
        evidence: EVIDENCE,
        current: left,
      },
    );
    expect(model.calls[0]?.prompt).toMatch(/^C1 /mu);
    expect(
      model.calls[0]?.prompt
        .split('\n')
        .filter((line) => /^C\d/u.test(line))
        .join(),
    ).not.toContain('universities');
  });

  test('what is known of an interviewer is shown to no model', async () => {
    const page = {
      sourceId: 'talks',
      sourceName: 'River Talks',
      url: 'https://talks.example/ibarra',
      title: 'A talk',
      text: 'Rosa Ibarra spoke on quiet gauges in 2025.',
      findings: [
        {
          topic: 'leadership' as const,
          attribute: 'interviewer',
          value: 'Rosa Ibarra',
          quote: 'Rosa Ibarra spoke on quiet gauges in 2025.',
        },
      ],
    };
    const { model, rewriter } = over(() => []);
    const [person] = rowsOf(page);
    if (person === undefined) throw new Error('no row');
    const told = {
      section: 'interviewers' as const,
      id: 'p',
      kind: 'fact' as const,
      verdict: 'supported' as const,
      text: 'Rosa Ibarra spoke on quiet gauges.',
      evidenceIds: [person.id],
      restsOn: [],
    };
    for (const section of ['interviewers', 'snapshot', 'brief', 'talking-points'] as const) {
      const wish = {
        section,
        instruction: 'Say all you know of Rosa Ibarra.',
        setting: SETTING,
        writtenAt: '2026-03-20T12:00:00.000Z',
        evidence: [...EVIDENCE, person],
        current: [...current, told],
      };
      await rewriteSection(
        { rewriter, readSnapshot: async (sha) => snapshots.get(sha) ?? page.text },
        wish,
      );
    }
    expect(model.calls.length).toBeGreaterThan(2);
    expect(model.calls.filter(({ prompt }) => prompt.includes('quiet gauges'))).toEqual([]);
  });
});

test('the list of sources can’t be written anew', async () => {
  const answer = await rewriteSection(
    { rewriter: evidenceOnlyRewriter(), readSnapshot: async () => undefined },
    {
      section: 'sources',
      instruction: 'Shorter.',
      setting: SETTING,
      writtenAt: '2026-03-20',
      evidence: [],
      current: [],
    },
  );
  expect(answer).toMatchObject({ ok: false, failure: { code: 'no-section' } });
});
