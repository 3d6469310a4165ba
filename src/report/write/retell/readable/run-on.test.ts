import { expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import { treeOf } from '../tree';
import { endOfFirst, saysTwice } from './run-on';

const read = (text: string) => treeOf(loadParser().parse(text));

test.each([
  ['Bellmark employs 900 people in the U.S. Women hold half of its jobs.', true],
  ['Bellmark sells gauges in the U.S. and Canada.', false],
  ['Bellmark sells gauges to the U.S. Navy.', false],
  ['Bellmark employs 900 people in the U.S. They hold half of its jobs.', true],
])('two sentences in one are seen behind a short form: %s', (text, runsOn) => {
  expect(endOfFirst(read(text))).toBe(runsOn ? text.indexOf('U.S.') + 4 : undefined);
});

test.each([
  ['Millers hired via Tarn get their pay via Tarn.', true],
  ['The test lists the expected time expected by the team.', true],
  ['Millers hired via Tarn get their pay via Bellmark.', false],
])('words said twice are seen: %s', (text, isTwice) => {
  expect(saysTwice(read(text))).toBe(isTwice);
});
