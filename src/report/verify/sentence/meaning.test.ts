import { expect, test } from 'vitest';
import { row, SETTING } from '../../fixtures/writing';
import { loadParser } from '../../../research/evidence';
import { verifyClaim, type ClaimToVerify } from '..';
import { readText } from '../anchors/read-text';

const evidence = [
  row({
    attribute: 'headquarters',
    quote: 'Fernhollow has its head office in Ashby Falls.',
    value: 'Ashby Falls',
    sourceName: 'wire.example',
    title: 'Fernhollow: a visit to the main building',
  }),
];
const claim = (part: Partial<ClaimToVerify>): ClaimToVerify => ({
  kind: 'advice',
  text: 'Ask about the head office in Ashby Falls.',
  evidence,
  restsOn: ['snapshot-1'],
  author: 'model',
  ...part,
});
const reasonsOf = (part: Partial<ClaimToVerify>): string =>
  verifyClaim(claim(part), SETTING, new Map()).reasons.join(' ');

test('a passage that begins in a small letter is no part of the sentence before it', () => {
  const read = readText('It is in Ashby Falls.\n\nwire.example\n\nA visit', loadParser());
  expect(read.sentences.map(({ text }) => text)).toEqual([
    'It is in Ashby Falls.',
    'wire.example A visit',
  ]);
});

test('a model’s advice and its notes can’t deny what their source states', () => {
  const denial = 'Fernhollow has not its head office in Ashby Falls.';
  expect(reasonsOf({ text: denial })).toMatch(/denies/u);
  expect(reasonsOf({ notes: [{ label: 'Why', text: denial }] })).toMatch(/denies/u);
  expect(reasonsOf({ notes: [{ label: 'Red flag', text: 'They name no office.' }] })).not.toMatch(
    /denies/u,
  );
});

test('what advice states behind a colon denies nothing that its source doesn’t', () => {
  const early = [row({ attribute: 'value', quote: 'A delay that is told early is half a delay.' })];
  const tell = (said: string): string =>
    reasonsOf({ text: `Tell them that you know this: ${said}`, evidence: early });
  expect(tell('Bad news travels first A delay that is not told early is half a delay.')).toMatch(
    /denies/u,
  );
  expect(tell('A delay that is told early is half a delay.')).not.toMatch(/denies/u);
});

test('an event beside a quote that shares no word with it needs no judge to fall', () => {
  const event = claim({
    kind: 'fact',
    restsOn: [],
    text: 'Fernhollow was raided by the police last month.',
    evidence: [
      row({ attribute: 'hiring-step', quote: 'An afternoon at the bench with two people' }),
    ],
  });
  const { verdict, reasons, needsJudge } = verifyClaim(event, SETTING, new Map());
  expect(verdict).toBe('unsupported');
  expect(reasons).toContain('The evidence doesn’t mention it.');
  expect(needsJudge).toBeUndefined();
});
