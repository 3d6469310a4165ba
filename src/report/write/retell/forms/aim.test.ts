import { expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import { statesAim } from './aim';
import { retell } from '../retell';

const teller = { company: 'Bellmark', aliases: [], parser: loadParser() };
const told = (text: string, own = true): string | undefined =>
  retell({ text, context: undefined, own, filing: true }, teller)?.text;

test.each([
  [
    'Bellmark is a maker of bags whose mission is to mend every boat on the coast.',
    'Bellmark’s mission is to mend every boat on the coast.',
  ],
  [
    'Our mission is to help every sailor on the coast to do more.',
    'Bellmark’s mission is to help every sailor on the coast to do more.',
  ],
  [
    'Our mission to mend every boat on the coast is as plain today as it was in 1921.',
    'Bellmark’s mission is to mend every boat on the coast.',
  ],
  [
    'We are a maker of bags with a mission to mend every boat on our coast.',
    'Bellmark’s mission is to mend every boat on its coast.',
  ],
  [
    'Each day we deliver on our mission to mend every boat on the coast, and we train sailors.',
    'Bellmark’s mission is to mend every boat on the coast.',
  ],
  [
    'Our purpose is to keep the coast clean by mending what others throw away.',
    'Bellmark’s purpose is to keep the coast clean by mending what others throw away.',
  ],
  [
    'Our vision is to keep every harbor of the coast clean, by which those who live on it may prosper.',
    'Bellmark’s vision is to keep every harbor of the coast clean.',
  ],
  [
    'Our vision is to keep every harbor, every river, and every lake of the whole country clean through bags that are ' +
      'mended, filled, and sold again in each of its shops.',
    'Bellmark’s vision is to keep every harbor, every river, and every lake of the whole country clean.',
  ],
])('what a company is for is told by itself: %s', (text, sentence) => {
  expect(told(text)).toBe(sentence);
});

test.each([
  'The team’s mission is to mend every boat on the coast.',
  'If our mission is to mend every boat on the coast, we need more hands.',
  'Our mission is to give you what you need for the day.',
  'Our mission is to win.',
  'Its purpose is to increase clarity for staff and everybody around them.',
  'Tarn is a maker of boxes whose mission is to mend every boat on the coast.',
  'We sent a mission to the coast to mend every boat.',
  'Sail for All is our vision to teach every child of the coast.',
])('the aim of a part, a reader, or nobody is none of the company: %s', (text) => {
  expect(statesAim(text)).toBe(false);
});

test('what somebody else says of its own mission is not the company’s', () => {
  expect(told('Our mission is to mend every boat on the coast.', false)).toBeUndefined();
});
