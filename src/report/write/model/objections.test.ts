import { describe, expect, test } from 'vitest';
import { RETOLD_PAGES } from '../../fixtures/retold-pages';
import { claimsOn, inputFor, row } from '../../fixtures/writing';
import { objectionsTo } from './objections';

const LAUNCH = row({
  attribute: 'launch',
  value: 'Gauge 4',
  quote: 'In March 2026 we launched Gauge 4, which reads a river through ice.',
});
const input = inputFor('talking-points', [LAUNCH], claimsOn([LAUNCH]));
const say = (text: string, notes: readonly string[] = []) =>
  objectionsTo(
    {
      text,
      evidenceIds: [LAUNCH.id],
      restsOn: [`claim-of-${LAUNCH.id}`],
      notes: notes.map((note) => ({ label: 'A warning', text: note })),
    },
    input,
  );

describe('advice that keeps to what it rests on', () => {
  test.each([
    'Say that Gauge 4, which reads a river through ice, is what made you apply.',
    'Mention the launch of Gauge 4 and ask what the team learned from it.',
    'How did you decide that reading through ice was worth the effort?',
    'Which part of Gauge 4 was the hardest to get right?',
    'Describe a project of your own that had to work in the cold, and compare it with Gauge 4.',
  ])('is not objected to: %s', (text) => {
    expect(say(text)).toEqual([]);
  });

  test('may say in its notes what a good answer is', () => {
    expect(
      say('What did you learn from launching Gauge 4?', [
        'an answer that names a concrete problem and what changed.',
        'a vague answer without an example.',
      ]),
    ).toEqual([]);
  });
});

describe('advice that tells of something else', () => {
  test.each([
    'Fernhollow filed for bankruptcy in spring.',
    'Tell them that you know this: the firm lost its licence to trade.',
    'Why is it that employees are leaving in droves?',
    'Congratulate them on the merger with their rival.',
    'Bring gift cards and cash to the receptionist.',
    'Tell them that you know this: Fernhollow recalled all of its sensors last month.',
  ])('is objected to: %s', (text) => {
    expect(say(text).join(' ')).toContain('do not speak of');
  });

  test('is objected to in a note as well', () => {
    expect(
      say('What did you learn from launching Gauge 4?', [
        'Employees are leaving in great numbers.',
      ]),
    ).toHaveLength(1);
  });

  test.each([
    'Say that Gauge 4 is the largest gauge there is.',
    'Praise Gauge 4 as the most trusted way to read a river.',
  ])('is objected to when it ranks: %s', (text) => {
    expect(say(text).join(' ')).toContain('do not say');
  });
});

describe('a fact', () => {
  const fact = (text: string) =>
    objectionsTo({ text, evidenceIds: [LAUNCH.id], restsOn: [] }, input);

  test.each([
    'It went bankrupt.',
    'Fernhollow recalled all of its products last month.',
    'Fernhollow closed its doors for good.',
    'Employees are leaving in great numbers.',
  ])(
    'of which its quotes do not speak is objected to, however often it names the company: %s',
    (text) => {
      expect(fact(text).join(' ')).toContain('do not speak of');
    },
  );

  test.each([
    'In March 2026 Fernhollow launched Gauge 4.',
    'Its Gauge 4, launched in March 2026, reads rivers through ice.',
    'Fernhollow brought out Gauge 4 in March 2026.',
    'It writes: “which reads a river through ice”.',
  ])('that is its quote in other words is not: %s', (text) => {
    expect(fact(text)).toEqual([]);
  });

  test('retold by hand in other words is objected to in three of a hundred cases at most', () => {
    const objected = RETOLD_PAGES.flatMap(({ page, retold }) => {
      const company = page.split(' ').slice(0, 2).join(' ');
      const sentences = page
        .split(/(?<=[.!?]) /u)
        .map((quote) => row({ attribute: 'statement', quote }));
      const result = { ...inputFor('culture', sentences), company };
      return retold.map((text) =>
        sentences.every(
          ({ id }) => objectionsTo({ text, evidenceIds: [id], restsOn: [] }, result).length > 0,
        ),
      );
    });
    expect(objected.length).toBeGreaterThan(300);
    expect(objected.filter(Boolean).length / objected.length).toBeLessThan(0.03);
  });
});

describe('a sentence on what sources contradict each other in', () => {
  const HUNDRED = row({
    id: 'hundred',
    attribute: 'employees',
    value: 100,
    quote: 'We are 100 people.',
    status: 'conflicted',
    rivals: ['ninety'],
  });
  const NINETY = row({
    id: 'ninety',
    attribute: 'employees',
    value: 90,
    quote: 'Staff: 90',
    status: 'conflicted',
    rivals: ['hundred'],
  });
  const both = inputFor('brief', [HUNDRED, NINETY], claimsOn([HUNDRED, NINETY]));
  const citing = (evidenceIds: readonly string[], restsOn: readonly string[] = []) =>
    objectionsTo(
      { text: 'It has 100 people, by one count, and 90 by another.', evidenceIds, restsOn },
      both,
    );

  test('is objected to where it takes a side, be it fact or advice', () => {
    expect(citing(['hundred'])).toHaveLength(1);
    expect(citing(['ninety'], ['claim-of-ninety'])).toHaveLength(1);
  });

  test('is not where it cites both', () => {
    expect(citing(['hundred', 'ninety'])).toEqual([]);
  });
});
