import { describe, expect, test } from 'vitest';
import { claimsOn, inputFor, row, SETTING } from '../../fixtures/writing';
import { verifyClaim } from '../../verify';
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

describe('a fact in a model’s own words', () => {
  const fact = (text: string) =>
    verifyClaim(
      { kind: 'fact', text, evidence: [LAUNCH], restsOn: [], author: 'model' },
      SETTING,
      new Map([[LAUNCH.snapshot, LAUNCH.quote]]),
    );

  test.each([
    'It went bankrupt.',
    'Fernhollow recalled all of its products last month.',
    'Fernhollow closed its doors for good.',
    'Employees are leaving in great numbers.',
  ])('is refused where its quotes don’t speak of it: %s', (text) => {
    expect(fact(text).verdict).toBe('unsupported');
  });

  test.each([
    'In March 2026 Fernhollow launched Gauge 4.',
    'It writes: “which reads a river through ice”.',
  ])('stands in the words of its quote, without a judge: %s', (text) => {
    expect(fact(text).reasons).toEqual([]);
  });

  test.each([
    'Its Gauge 4, launched in March 2026, reads rivers through ice.',
    'Fernhollow brought out Gauge 4 in March 2026.',
  ])('is put before the judge in other words: %s', (text) => {
    expect(fact(text).needsJudge).toBe(true);
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
