import { expect, test } from 'vitest';
import type { RewrittenSection, RewrittenSentence } from '../../../report';
import { suggestionsOf, type ReviewTaskSentence } from './review-task-state';

const current = (
  id: string,
  place: number,
  section: ReviewTaskSentence['section'] = 'culture',
): ReviewTaskSentence => ({
  id,
  section,
  place,
  kind: 'fact',
  text: `Sentence ${id}.`,
  verdict: 'supported',
  evidenceIds: [`e-${id}`],
  restsOn: [],
});
const CURRENT = [
  current('a', 1),
  current('b', 2),
  current('c', 3),
  current('d', 4),
  current('other', 1, 'market'),
];

const sentence = (of: string | null, text = `Sentence ${of}.`): RewrittenSentence => ({
  of,
  isSame: of !== null && text === `Sentence ${of}.`,
  kind: 'fact',
  text,
  verdict: 'supported',
  evidenceIds: ['e'],
  restsOn: [],
  notes: [],
  group: null,
  asOf: null,
});
const anew = (
  sentences: readonly RewrittenSentence[],
  untouched: readonly string[] = [],
): RewrittenSection => ({ sentences, untouched, refused: [], told: '' });
const said = (sentences: readonly RewrittenSentence[], untouched?: readonly string[]) =>
  suggestionsOf('culture', 'task', CURRENT, anew(sentences, untouched)).map((one) => [
    one.kind,
    'claimId' in one ? one.claimId : null,
    'place' in one ? one.place : null,
  ]);

test('a section that comes back as it was suggests nothing', () => {
  expect(said(['a', 'b', 'c', 'd'].map((id) => sentence(id)))).toEqual([]);
});

test('a new wording, a new sentence and one that is left out are a suggestion each', () => {
  expect(
    said([sentence('a'), sentence('b', 'Otherwise.'), sentence(null, 'New.'), sentence('c')]),
  ).toEqual([
    ['change', 'b', null],
    ['add', null, 2.5],
    ['leave-out', 'd', null],
  ]);
});

test('of an order that changed only what moved is named, and stands between its new neighbours', () => {
  expect(said(['c', 'a', 'b', 'd'].map((id) => sentence(id)))).toEqual([['move', 'c', 0.5]]);
  expect(said(['a', 'c', 'd', 'b'].map((id) => sentence(id)))).toEqual([['move', 'b', 5 - 0.5]]);
});

test('several that are new in one place keep their order', () => {
  const places = said([
    sentence(null, 'One.'),
    sentence(null, 'Two.'),
    sentence('a'),
    sentence('b'),
    sentence('c'),
    sentence('d'),
  ]).map(([, , place]) => place as number);
  expect(places[0]).toBeGreaterThan(0);
  expect(places[0]).toBeLessThan(places[1] ?? 0);
  expect(places[1]).toBeLessThan(1);
});

test('what the writer does not touch is neither moved nor left out', () => {
  expect(said([sentence('a'), sentence('b')], ['c', 'd'])).toEqual([]);
});

test('names of suggestions are those of the task, whichever run makes them', () => {
  const one = suggestionsOf('culture', 'task', CURRENT, anew([sentence(null, 'New.')]));
  expect(one).toEqual(suggestionsOf('culture', 'task', CURRENT, anew([sentence(null, 'New.')])));
  expect(one[0]?.name).toBe('culture-anew-task-1');
});

test('an empty section takes what is new', () => {
  expect(suggestionsOf('avoid', 'task', CURRENT, anew([sentence(null, 'New.')]))).toMatchObject([
    { kind: 'add', place: 0.5 },
  ]);
});
