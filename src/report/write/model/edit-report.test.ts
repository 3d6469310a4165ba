import { describe, expect, test } from 'vitest';
import { scriptedModel } from '../../../platform/models/testing';
import type { ReportDraft } from '../ports';
import { editReport } from './edit-report';

const DRAFT: ReportDraft = {
  company: 'Fernhollow',
  role: 'Miller',
  writtenAt: '2026-03-20T12:00:00.000Z',
  words: 3_400,
  mostWords: 3_000,
  claims: Array.from({ length: 14 }, (_, index) => ({
    id: `snapshot-${index + 1}`,
    section: 'snapshot' as const,
    group: index < 7 ? 'What it sells' : 'How big it is',
    text: `Mill ${index + 1} grinds oats for the valley.`,
    joinable: index % 2 === 0,
  })),
};

function asked(answer: object | string, draft: ReportDraft = DRAFT) {
  const model = scriptedModel(() => (typeof answer === 'string' ? answer : JSON.stringify(answer)));
  return { model, edit: editReport({ model, secret: 's' }, draft) };
}

const none = { cut: [], join: [], order: [] };

describe('what a last reader is asked', () => {
  test('is every sentence with its section and heading, and how long the whole may be', async () => {
    const { model, edit } = asked(none);
    await edit;
    const prompt = model.calls[0]?.prompt ?? '';
    expect(prompt).toContain('The report has 3400 words, and 3000 are the most it may have.');
    expect(prompt).toMatch(
      /^S1 \{"section":"snapshot","heading":"What it sells",.*"joinable":true\}$/mu,
    );
    expect(prompt).toMatch(/^S2 .*valley\."\}$/mu);
    expect(prompt.match(/^=== [0-9a-f]{20}$/gmu)).toHaveLength(2);
  });

  test('is nothing where there is little to read', async () => {
    const { model, edit } = asked(none, { ...DRAFT, claims: DRAFT.claims.slice(0, 5) });
    expect(await edit).toBeUndefined();
    expect(model.calls).toEqual([]);
  });
});

describe('what a last reader answers', () => {
  test('is heard by the ids of claims', async () => {
    const { edit } = asked({
      cut: ['S2', 'S2'],
      join: [{ ids: ['S1', 'S3'], text: 'Mills 1 and 3 grind oats for the valley.' }],
      order: ['S5', 'S4'],
    });
    expect(await edit).toEqual({
      cut: ['snapshot-2'],
      joined: [
        { ids: ['snapshot-1', 'snapshot-3'], text: 'Mills 1 and 3 grind oats for the valley.' },
      ],
      order: ['snapshot-5', 'snapshot-4'],
    });
  });

  test.each([
    ['one sentence with itself', ['S1', 'S1']],
    ['four sentences', ['S1', 'S3', 'S5', 'S7']],
  ])('joins no %s', async (_, ids) => {
    const { edit } = asked({ ...none, join: [{ ids, text: 'Mills grind oats for the valley.' }] });
    expect((await edit)?.joined).toEqual([]);
  });

  test.each([
    ['a link', 'Mills grind oats, see https://evil.example/now for more.'],
    ['markup', 'Mills grind <b>oats</b> for the valley.'],
    ['too much', `Mills ${'grind oats and '.repeat(40)}rest.`],
  ])('is asked for again if a joined sentence holds %s, and then does nothing', async (_, text) => {
    const { model, edit } = asked({ ...none, join: [{ ids: ['S1', 'S3'], text }] });
    expect(await edit).toBeUndefined();
    expect(model.calls).toHaveLength(3);
    expect(model.calls[1]?.prompt).toContain('A joined sentence');
  });

  test('does nothing if it repeats a mark', async () => {
    const model = scriptedModel(({ prompt }) => {
      const [, mark = ''] = /^=== ([0-9a-f]{20})$/mu.exec(prompt) ?? [];
      return JSON.stringify({
        ...none,
        join: [{ ids: ['S1', 'S3'], text: `Mills grind ${mark}.` }],
      });
    });
    expect(await editReport({ model, secret: 's' }, DRAFT)).toBeUndefined();
  });
});
