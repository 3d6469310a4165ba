import { describe, expect, test } from 'vitest';
import { compare, readClaim } from './compare';
import type { Rung } from './faults';
import { readPage } from './page';
import { countDenials } from './polarity';

const OTHERS = 'Other matters were spoken of as well, at some length, by people of the town.';
const rungsOf = (source: string, said: string): readonly Rung[] =>
  Array.from(new Set(compare(said, readPage([source, OTHERS])).faults.map(({ rung }) => rung)));

test.each([
  ['It sells bread.', 0],
  ['It does not sell bread.', 1],
  ['It never sold bread and has no mills.', 2],
  ['It doesn’t bake, can’t bake and won’t bake.', 3],
  ['It failed to sell bread.', 1],
  ['It stopped selling bread.', 1],
  ['It stopped at noon.', 0],
  ['It cannot bake without flour.', 2],
])('“%s” denies %i times', (text, count) => {
  expect(countDenials(readClaim(text).tokens)).toBe(count);
});

describe('what is denied and what is stated', () => {
  test.each([
    [
      'a “not” put in',
      'The bakery sells bread to schools.',
      'The bakery does not sell bread to schools.',
    ],
    [
      'a “not” left out',
      'The bakery does not sell bread to schools.',
      'The bakery does sell bread to schools.',
    ],
    ['a “never” put in', 'The mill was closed in winter.', 'The mill was never closed in winter.'],
    [
      'a “never” left out',
      'The mill was never closed in winter.',
      'The mill was closed in winter.',
    ],
    [
      'a short form put in',
      'The bakery sells bread to schools.',
      'The bakery doesn’t sell bread to schools.',
    ],
    ['“no” put in', 'The mill has debt with the bank.', 'The mill has no debt with the bank.'],
    [
      '“only” for “not only”',
      'The bakery sells bread not only to schools.',
      'The bakery sells bread only to schools.',
    ],
    [
      '“not only” for “only”',
      'The bakery sells bread only to schools.',
      'The bakery sells bread not only to schools.',
    ],
    [
      '“without” for “with”',
      'They shipped the machine with a cover.',
      'They shipped the machine without a cover.',
    ],
    [
      'what was failed is told as done',
      'The firm failed to open its plant in Elm.',
      'The firm opened its plant in Elm.',
    ],
  ])('%s', (_what, source, said) => {
    expect(rungsOf(source, said)).not.toEqual([]);
  });

  test.each([
    [
      'the same denial in other words',
      'The bakery does not sell bread to schools.',
      'The bakery doesn’t sell bread to schools.',
    ],
    [
      'a denial told as a refusal',
      'The bakery refused to sell bread to schools.',
      'The bakery did not sell bread to schools.',
    ],
    [
      '“not only”',
      'The bakery sells bread to schools and to shops.',
      'The bakery sells bread not only to schools.',
    ],
    [
      'a denial elsewhere in the sentence',
      'The bakery sells bread, though it does not sell cake.',
      'The bakery sells bread.',
    ],
    [
      'a denial left as it is',
      'The mill has no debt with the bank.',
      'With the bank the mill has no debt.',
    ],
  ])('is let pass where it is %s', (_what, source, said) => {
    expect(rungsOf(source, said)).toEqual([]);
  });
});

describe('what is planned and what is done', () => {
  test.each([
    ['plans to', 'The firm plans to open a plant in Elm.', 'The firm opened a plant in Elm.'],
    [
      'hopes to',
      'The firm hopes to train forty growers in Elm.',
      'The firm trained forty growers in Elm.',
    ],
    ['may', 'The bank may close nine branches in Elm.', 'The bank closed nine branches in Elm.'],
    [
      'will',
      'The firm will transfer its office to Elm.',
      'The firm transferred its office to Elm.',
    ],
    ['is set to', 'The firm is set to launch a probe in Elm.', 'The firm launched a probe in Elm.'],
    [
      'is considering',
      'The firm is considering selling its mill in Elm.',
      'The firm sold its mill in Elm.',
    ],
    [
      'done told as planned',
      'The firm opened a plant in Elm.',
      'The firm plans to open a plant in Elm.',
    ],
    [
      'done told as possible',
      'The bank closed nine branches in Elm.',
      'The bank might close nine branches in Elm.',
    ],
  ])('“%s” is another thing', (_what, source, said) => {
    expect(rungsOf(source, said)).toContain('modality');
  });

  test.each([
    [
      'a plan told as a plan',
      'The firm plans to open a plant in Elm.',
      'The firm intends to open a plant in Elm.',
    ],
    [
      'a prospect told as one',
      'The firm will move its office to Elm.',
      'The firm is set to move its office to Elm.',
    ],
    [
      'a deed told as a deed',
      'The firm opened a plant in Elm.',
      'A plant was opened in Elm by the firm.',
    ],
    ['what used to be', 'The firm used to sell kettles in Elm.', 'The firm sold kettles in Elm.'],
    [
      'May as a name',
      'May Hollis closed nine branches in Elm.',
      'Nine branches in Elm were closed by May Hollis.',
    ],
  ])('%s is let pass', (_what, source, said) => {
    expect(rungsOf(source, said)).not.toContain('modality');
  });
});

describe('the first place and a good one', () => {
  test.each([
    [
      'one of the',
      'It is one of the largest mills in the county.',
      'It is the largest mill in the county.',
    ],
    [
      'among the',
      'It is among the oldest mills in the county.',
      'It is the oldest mill in the county.',
    ],
    [
      'second',
      'It is the second largest mill in the county.',
      'It is the largest mill in the county.',
    ],
    [
      'arguably',
      'It is arguably the best mill in the county.',
      'It is the best mill in the county.',
    ],
    [
      'merely large',
      'It runs a large mill in the county.',
      'It runs the largest mill in the county.',
    ],
  ])('“%s” is not the first', (_what, source, said) => {
    expect(rungsOf(source, said)).toContain('superlative');
  });

  test.each([
    [
      'as it was told',
      'It is the largest mill in the county.',
      'In the county it is the largest mill.',
    ],
    [
      'told with less',
      'It is the largest mill in the county.',
      'It is one of the largest mills in the county.',
    ],
    [
      'no rank at all',
      'The harvest in the forest is honest work.',
      'Honest work is the harvest in the forest.',
    ],
  ])('%s is let pass', (_what, source, said) => {
    expect(rungsOf(source, said)).not.toContain('superlative');
  });
});

describe('which way it went', () => {
  test.each([
    ['Punctuality rose to 91 percent.', 'Punctuality fell to 91 percent.'],
    ['The firm doubled its output in Elm.', 'The firm halved its output in Elm.'],
    ['It opened a school in Elm.', 'It closed a school in Elm.'],
    ['The firm won the case in Elm.', 'The firm lost the case in Elm.'],
    ['The board approved the plan in May.', 'The board rejected the plan in May.'],
    ['It costs more than a plough.', 'It costs less than a plough.'],
    ['It is the highest mill in the county.', 'It is the lowest mill in the county.'],
  ])('“%s” is not “%s”', (source, said) => {
    expect(rungsOf(source, said)).toContain('direction');
  });

  test.each([
    ['Punctuality rose to 91 percent.', 'Punctuality climbed to 91 percent.'],
    ['Output grew while costs fell.', 'Costs fell while output grew.'],
    ['Alder bought the mill from Kestrel.', 'Kestrel sold the mill to Alder.'],
  ])('“%s” may be told as “%s”', (source, said) => {
    expect(rungsOf(source, said)).not.toContain('direction');
  });
});
