import { describe, expect, test } from 'vitest';
import type { Candidate, EntityCard } from '../../research/company/shape';
import { choiceMoves, optionOf, type ChoiceState } from './shape';

const candidate = (changes: Partial<EntityCard> = {}): Candidate => ({
  card: {
    id: 'kettles',
    name: 'Tarn',
    legalName: 'Tarn',
    aliases: [],
    jobBoards: {},
    namesakes: [],
    ...changes,
  },
  score: 0.5,
  reasons: [],
});

describe('a company in words for a person', () => {
  const factsOf = (changes: Partial<EntityCard>) => optionOf(candidate(changes)).facts;

  test.each([
    ['nothing is known of it', {}, []],
    ['its legal name says no more than its name', { legalName: 'Tarn' }, []],
    [
      'it is described and its trade is known: the description tells more',
      { description: 'Norwegian boatyard', industry: 'boats' },
      ['Norwegian boatyard'],
    ],
    ['only its trade is known', { industry: 'boats' }, ['boats']],
    ['its seat is known without a country', { headquarters: 'Oslo' }, ['Oslo']],
    ['its country is known without a seat', { country: 'Norway' }, ['Norway']],
    ['its seat is its country', { headquarters: 'Singapore', country: 'Singapore' }, ['Singapore']],
    ['it is listed', { ticker: 'TRN' }, ['listed as TRN']],
    [
      'two facts are the same words',
      { description: 'tarn.example', domain: 'tarn.example' },
      ['tarn.example'],
    ],
    ['an empty field came in from outside', { description: '', domain: '' }, []],
  ])('where %s', (_when, changes, facts) => {
    expect(factsOf(changes)).toEqual(facts);
  });

  test('is told in one order: name in law, trade, place, listing, site', () => {
    expect(
      factsOf({
        legalName: 'Tarn AS',
        description: 'boatyard',
        headquarters: 'Oslo',
        country: 'Norway',
        ticker: 'TRN',
        domain: 'tarn.example',
      }),
    ).toEqual(['Tarn AS', 'boatyard', 'Oslo, Norway', 'listed as TRN', 'tarn.example']);
  });
});

test.each(['decided', 'closed'] satisfies ChoiceState[])(
  'nothing moves a question that is %s but the word of someone who overrules it',
  (state) => {
    expect(choiceMoves[state]).toEqual({ overrule: 'decided' });
  },
);
