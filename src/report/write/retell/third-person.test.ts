import { describe, expect, test } from 'vitest';
import { growthOf, LINEAR } from '../../../../test/support/growth';
import { countWords } from '../../../kernel/text';
import { loadParser } from '../../../research/evidence';
import { cleanSentence } from './clean/clean-sentence';
import { retell } from './retell';
import { withoutYou } from './audience';

const teller = { company: 'Bellmark', aliases: ['Bellmark Holdings'], parser: loadParser() };

const ofFiling = (text: string) => retell({ text, own: true, filing: true }, teller);
const ofHandbook = (text: string) => retell({ text, own: true, filing: false }, teller);
const ofOthers = (text: string) => retell({ text, own: false, filing: false }, teller);

describe('each verb of “we” agrees with one company', () => {
  test.each([
    ['We design, make and sell paper bags.', 'Bellmark designs, makes and sells paper bags.'],
    ['We plant, harvest, and sell pine.', 'Bellmark plants, harvests, and sells pine.'],
    [
      'We design, manufacture, market and sell paper bags in Ohio.',
      'Bellmark designs, manufactures, markets and sells paper bags in Ohio.',
    ],
    [
      'We buy, sort and recycle 4,000 tons of paper a year.',
      'Bellmark buys, sorts and recycles 4,000 tons of paper a year.',
    ],
    [
      'We designed, made and sold 40 bags in 2020.',
      'Bellmark designed, made and sold 40 bags in 2020.',
    ],
    ['We help design, make and sell bags.', 'Bellmark helps design, make and sell bags.'],
    [
      'We sell, among other things, 40 kinds of bags.',
      'Bellmark sells, among other things, 40 kinds of bags.',
    ],
    [
      'We make and sell bags, boxes and cartons.',
      'Bellmark makes and sells bags, boxes and cartons.',
    ],
    [
      'We were spun off in 2019 and are based in Ohio.',
      'Bellmark was spun off in 2019 and is based in Ohio.',
    ],
    [
      'We offer 12 weeks of maternity/adoption leave at full pay.',
      'Bellmark offers 12 weeks of maternity or adoption leave at full pay.',
    ],
    ['In 2019 we set aside 14 mills.', 'In 2019, Bellmark set aside 14 mills.'],
    ['We go to 30 fairs a year.', 'Bellmark goes to 30 fairs a year.'],
    ['We do our own printing in Ohio.', 'Bellmark does its own printing in Ohio.'],
    [
      'We’re based in Ohio and employ 310 people.',
      'Bellmark is based in Ohio and employs 310 people.',
    ],
    [
      'Our mills, which we own, stand in nine states.',
      'Bellmark’s mills, which it owns, stand in nine states.',
    ],
  ])('%s', (text, told) => {
    expect(ofFiling(text)?.text).toBe(told);
  });
});

describe('behind a sentence on the company, the same one goes on with a pronoun', () => {
  test.each([
    [
      'We have 14 mills, and our people live near them.',
      'It has 14 mills, and its people live near them.',
    ],
    ['Bellmark’s mills run on wood from 9 states.', 'Its mills run on wood from 9 states.'],
    ['In 2025, our sales rose 8% to $2 billion.', 'In 2025, its sales rose 8% to $2 billion.'],
    ['On May 4, 2025, we opened a mill in Ohio.', 'On May 4, 2025, it opened a mill in Ohio.'],
    ['Since 2019, Bellmark has printed bags in Ohio.', 'Since 2019, it has printed bags in Ohio.'],
  ])('%s', (text, continued) => {
    const told = ofFiling(text);
    expect(told?.continued).toBe(continued);
    expect(told?.text).toContain('Bellmark');
    expect(told?.ofCompany).toBe(true);
  });

  test.each([
    'Bellmark and Tarn Paper run a mill in Ohio.',
    'Tarn Paper sells bags to us in nine states.',
  ])('unless it begins with somebody else: %s', (text) => {
    const told = ofFiling(text);
    expect(told?.text).toContain('Tarn Paper');
    expect(told?.continued).toBe(told?.text);
  });
});

describe('British spelling is told as American readers spell it', () => {
  test.each([
    ['We organise two fairs a year in Leeds.', 'Bellmark organizes two fairs a year in Leeds.'],
    [
      'Our colour presses print 40 labelled bags a minute.',
      'Bellmark’s color presses print 40 labeled bags a minute.',
    ],
    [
      'Our programme takes 12 weeks and ends with a fair.',
      'Bellmark’s program takes 12 weeks and ends with a fair.',
    ],
  ])('%s', (text, told) => {
    expect(ofHandbook(text)?.text).toBe(told);
  });
});

describe('a list of verbs of which some weren’t read', () => {
  test.each([
    'We build, test, validate with real people in mills.',
    'We set aside time for 14 mills.',
    'On alternating weeks, we either meet as crews, join share outs, or have guests visit us.',
    'January 5th, 2022, employees have 12 days of leave.',
    'Because we were founded late, the fund took no share of us.',
  ])('isn’t told: %s', (text) => {
    expect(ofHandbook(text)?.text).toBeUndefined();
  });
});

describe('nothing is told', () => {
  test.each([
    ['of a loss that may come', 'We could lose orders in Ohio if pulp costs more.'],
    ['of what would happen', 'If we were to lose a mill, we would close in Ohio.'],
    ['of a danger in a tail without its head', 'We make bags, which may tear.'],
    ['of goodwill', 'Goodwill was $12 million in 2025.'],
    ['of credit', 'Our credit facility of $40 million matures in 2028.'],
    ['of bought-back shares', 'We repurchased common stock for $40 million in 2025.'],
    ['of an impairment', 'We recorded an impairment of $12 million in 2025.'],
    ['of a discount rate', 'The discount rate of our pension plan was 5% in 2025.'],
    ['of another company', 'Competitors of Tarn Paper left Ohio.'],
    ['in straight quotation marks', "We say 'yes' to every fair in Ohio."],
    ['for two at once', 'Our shares could fall, and you could lose your money.'],
    ['of a pronoun that nobody named', 'Its mills run in nine states.'],
  ])('%s in a filing: %s', (_, text) => {
    expect(ofFiling(text)).toBeUndefined();
  });

  test.each([
    ['another company', 'Tarn Paper operates 9 mills in Ohio.'],
    ['a namesake with a longer name', 'Bellmark Belgium has 9 shops in Ghent.'],
    ['a project that has the name', 'Project Bellmark is a choir in Ohio.'],
    ['the writer’s own firm', 'We print 40 bags a minute for Bellmark.'],
    ['a feeling', 'We love the bags of Bellmark.'],
  ])('of %s on somebody else’s page: %s', (_, text) => {
    expect(ofOthers(text)).toBeUndefined();
  });
});

test('a tail that only supposes is cut with its comma, and the rest ends in one full stop', () => {
  const told = ofFiling(
    'We make paper bags in Ohio, which may change when the price of pulp rises.',
  );
  expect(told?.text).toBe('Bellmark makes paper bags in Ohio.');
  expect(ofFiling('We make paper bags in Ohio, but we may stop in 2027.')).toBeUndefined();
});

test('what is told has at most 28 words, no first person, and a single end', () => {
  const tail = ', which buy them under contracts of three years';
  const told = [3, 6, 9, 12, 15, 18].flatMap((count) => {
    const states = Array.from({ length: count }, () => 'Ohio').join(', ');
    return ofFiling(`We sell our bags to shops in ${states} and Utah${tail}.`) ?? [];
  });
  expect(told.length).toBeGreaterThan(1);
  for (const { text, continued } of told) {
    expect(countWords(text)).toBeLessThanOrEqual(28);
    expect(`${text} ${continued}`).not.toMatch(/\b(?:we|our|us)\b/iu);
    expect(text).toMatch(/[^.]\.$/u);
  }
});

describe('what a handbook tells its readers', () => {
  test.each([
    ['You get 25 days of leave.', 'Employees get 25 days of leave.'],
    ['You’ll have 25 days, and we pay you for them.', undefined],
    ['You can tell your customers in a week.', undefined],
    ['You choose the colour of the mill.', undefined],
    ['Treat yourself to a day of leave.', undefined],
  ])('is told of employees only where it is sure to mean them: %s', (text, told) => {
    expect(withoutYou(text, [])).toBe(told);
  });

  test('is left out under a heading for interviewers or managers', () => {
    expect(withoutYou('You get 25 days of leave.', ['For line managers'])).toBeUndefined();
  });
});

test.each([
  ['words', 'we sell bags '],
  ['commas', 'bags, '],
  ['brackets', '(see Note 4 '],
  ['open quotation marks', '“'],
  ['names', 'Bellmark Holdings, Inc. '],
  ['sections', 'as described in Item 7 '],
  ['blanks', ' \n'],
])('64,000 characters of %s are refused, and read in linear time', (_, part) => {
  const ofLength = (length: number) => `We ${part.repeat(Math.ceil(length / part.length))}.`;
  expect(ofFiling(ofLength(64_000))).toBeUndefined();
  const read = (text: string): void => void [cleanSentence(text), ofFiling(text)];
  expect(growthOf(read, ofLength, 16_000)).toBeLessThanOrEqual(LINEAR);
});

test('a sentence that has two names of the company isn’t told as if both were one', () => {
  const twice = { ...teller, aliases: ['Tarn Services'] };
  const text = 'In 2016, Bellmark became part of Tarn Services, which has 90 people.';
  expect(retell({ text, own: true, filing: false }, twice)).toBeUndefined();
});
