import { describe, expect, test } from 'vitest';
import { judge } from '../../fixtures/judging';
import { row, SETTING } from '../../fixtures/writing';
import { contentWords, coverage, COVERAGE_FLOOR } from '../values/coverage';
import { meaningRung } from '../sentence/meaning';
import { coverageRung, namesRung, quotesRung, titlesRung } from '../values/rungs';

describe('what a quote says otherwise', () => {
  const rowOf = (quote: string) => [
    row({ attribute: 'statement', quote, sourceName: 'Ledger of Elm' }),
  ];
  const held = (quote: string, said: string, setting = SETTING) =>
    meaningRung(said, rowOf(quote), setting);

  test.each([
    ['a denial', 'It does not sell bread to schools.', 'It does sell bread to schools.'],
    ['a plan', 'It plans to open a plant in Elm.', 'It opened a plant in Elm.'],
    ['the other way', 'Prices rose in Elm in the spring.', 'Prices fell in Elm in the spring.'],
    ['the other party', 'Alder Group bought Kestrel Mills.', 'Kestrel Mills bought Alder Group.'],
    [
      'a denial behind a colon',
      'The people are kind and the ovens are old.',
      'Tell them that you know this: The people are not kind and the ovens are old.',
    ],
    [
      'a denial by a company that says “our”',
      'Our target for 2027 is revenue of $2.5 billion.',
      'Our target for 2027 is not revenue of $2.5 billion.',
    ],
    ['a rank', 'It is one of the largest mills in Elm.', 'It is the largest mill in Elm.'],
  ])('is %s, and no verdict saves it', (_what, quote, said) => {
    expect(held(quote, said)).not.toEqual([]);
    expect(judge(quote, said).verdict).toBe('unsupported');
  });

  test.each([
    [
      '“I have been a customer of it for nine years, and not always a quiet one,” she said.',
      'She had been a customer of it for nine years, “and not always a quiet one.”',
    ],
    [
      'There is no separate exam: each baker looks for one of our five rules and says where they saw it.',
      'There is no separate exam: each baker looks for one of the five rules and says where they saw it.',
    ],
    [
      'On 17 of 22 mornings the worst door on its list was the worst door of the day.',
      'The paper found that on 17 of 22 mornings the worst door on its list was the worst door of the day.',
    ],
  ])('is nothing that both say alike: %s', (quote, said) => {
    expect(held(quote, said)).toEqual([]);
  });

  test('is no matter of what is found nowhere; the other rungs ask for that', () => {
    expect(held('The mill hums at night.', 'The mill hums at night, said Gunther Moss.')).toEqual(
      [],
    );
    expect(
      namesRung(
        'The mill hums at night, said Gunther Moss.',
        rowOf('The mill hums at night.'),
        SETTING,
      ),
    ).toHaveLength(1);
  });
});

describe('the words that carry a fact', () => {
  test.each([
    ['those of the report itself', 'According to the reported figures, the page names it.', []],
    ['those that hold a sentence together', 'It is what they were there for.', []],
    ['numbers and short words', 'In 40 to go by.', []],
    ['forms of one word', 'Mills milled milling', ['mill', 'mill', 'mill']],
  ])('are not %s', (_what, text, expected) => {
    expect(contentWords(text)).toEqual(expected);
  });

  test('must be there by six in ten', () => {
    const claim = (text: string) => ({
      kind: 'fact' as const,
      text,
      evidence: [row({ attribute: 'statement', quote: 'gardens, harbours, bridges' })],
      restsOn: [],
    });
    expect(
      coverage('gardens harbours bridges volcanoes dragons', ['gardens harbours bridges']).share,
    ).toBeCloseTo(COVERAGE_FLOOR);
    expect(coverageRung(claim('gardens harbours bridges volcanoes dragons'), SETTING)).toEqual([]);
    expect(coverageRung(claim('gardens harbours volcanoes dragons'), SETTING).join()).toMatch(
      /volcano.*dragon/u,
    );
  });
});

describe('each title with its person, each quotation with its words', () => {
  const rows = [
    row({
      attribute: 'leadership',
      quote: 'Ines Hale is treasurer. She said: “We ‘go on’ – always.”',
    }),
    row({ attribute: 'chief-executive', quote: '{"name":"Tom Orr"}' }),
  ];

  test.each([
    ['as the quote has it', 'Ines Hale is treasurer.', 0],
    ['of another row', 'Tom Orr is treasurer.', 1],
    ['that a register’s row is about', 'Tom Orr is chief executive.', 0],
    ['that no row is about', 'Tom Orr is president.', 1],
    ['of nobody', 'The treasurer spoke.', 0],
  ])('a title %s: “%s”', (_what, said, faults) => {
    expect(titlesRung(said, rows)).toHaveLength(faults);
  });

  test.each([
    ['word for word', 'She said “We go on - always”.', 0],
    ['with a full stop within', 'She said “go on – always.”', 0],
    ['twice, once wrongly', 'She said “We go on” and “We go off”.', 1],
    ['across two rows', 'It says “always. name”.', 1],
  ])('a quotation %s', (_what, said, faults) => {
    expect(quotesRung(said, rows)).toHaveLength(faults);
  });
});
