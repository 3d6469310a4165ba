import { describe, expect, test } from 'vitest';
import { judge } from '../fixtures/judging';
import { row, SETTING } from '../fixtures/writing';
import { checkWording } from './check-wording';
import { compare } from './compare';
import { contentWords, coverage, COVERAGE_FLOOR } from './coverage';
import { featuresOf } from './features';
import { meaningRung } from './meaning';
import { readPage } from './page';
import { coverageRung, namesRung, quotesRung, titlesRung } from './rungs';
import { scoreOf } from './score';
import { tokenFeatures } from './token-features';

const SOURCE = 'Ines Hale, treasurer of Kestrel Mills, sold forty mills in Elm in May 2024.';

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
    ['a rank', 'It is one of the largest mills in Elm.', 'It is the largest mill in Elm.'],
  ])('is %s, and no verdict saves it', (_what, quote, said) => {
    expect(held(quote, said)).not.toEqual([]);
    expect(judge(quote, said).verdict).toBe('unsupported');
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

  test('is told over all quotes together, of which one may carry it', () => {
    const rows = [
      ...rowOf('The mill in Elm has 41 doors.'),
      ...rowOf('The mill in Elm has 40 doors.'),
    ];
    expect(meaningRung('The mill in Elm has 40 doors.', rows, SETTING)).toEqual([]);
    expect(meaningRung('The mill in Elm has 42 doors.', rows, SETTING)).not.toEqual([]);
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

describe('the score', () => {
  const scored = (said: string) => checkWording(said, [SOURCE, 'It rained all day.']).score;

  test('falls with each word that no passage has, and with each that is held against it', () => {
    const scores = [
      'Ines Hale sold forty mills in Elm.',
      'Ines Hale sold forty mills in Elm to dragons.',
      'Dragons swallowed forty laboratories beneath volcanoes.',
    ].map(scored);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    expect(scored('Ines Hale sold fifty mills in Elm.')).toBeLessThan(
      scored('Ines Hale sold forty mills in Elm.'),
    );
  });

  test('is counted over the words once each, however often they are said', () => {
    const features = (said: string) => featuresOf(compare(said, readPage([SOURCE])));
    expect(features('mills mills mills dragons')).toMatchObject({
      page: 0.5,
      length: Math.log(3),
      missing: Math.log(2),
    });
    expect(features('forty mills')).toMatchObject({
      window: 1,
      two: 1,
      page: 1,
      pairs: 1,
      missing: 0,
      faulty: 0,
    });
  });

  test('stays within nought and one at its ends', () => {
    const none = { window: 0, two: 0, page: 0, pairs: 0, missing: 9, length: 9, faulty: 1 };
    expect(scoreOf(none)).toBeGreaterThan(0);
    expect(scoreOf({ ...none, window: 1, two: 1, page: 1, pairs: 1, faulty: 0 })).toBeLessThan(1);
  });

  test('tells of each word what it is and whether it is there', () => {
    const features = tokenFeatures(
      compare('The dragons of Elm sold 40 mills.', readPage([SOURCE])),
    );
    expect(features.map(({ own }) => own)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
    expect(
      features.map(
        ({ small, sign, figure, name }) =>
          ['w', 's', '.', '#', 'N'][small + 2 * sign + 3 * figure + 4 * name],
      ),
    ).toEqual(['s', 'w', 's', 'N', 'w', '#', 'w', '.']);
    expect(features.map(({ leads }) => leads)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  });
});
