import { describe, expect, test } from 'vitest';
import { readClauses } from '../../../language/clauses';
import { loadParser } from '../../../research/evidence';
import { outlineOf } from './outline';
import type { Outline } from './shape';
import { fitsTheme } from './themes/fits';
import { treeOf } from './tree';

const outline = (text: string): Outline => {
  const sentence = loadParser().parse(text);
  return outlineOf(treeOf(sentence), readClauses(sentence)) ?? expect.unreachable('no main clause');
};

describe('an outline says who does it', () => {
  test.each([
    ['We sell paper bags.', 'company', 'we'],
    ['It sells paper bags.', 'company', 'it'],
    ['Our mills sell paper bags.', 'its own', 'mill'],
    ['Its mills sell paper bags.', 'its own', 'mill'],
    ['Farmers buy paper bags.', 'other', 'farmer'],
  ])('%s', (text, subject, subjectHead) => {
    expect(outline(text)).toMatchObject({ subject, subjectHead });
  });
});

describe('an outline says what is done', () => {
  test('with each verb of a list and what it is done to', () => {
    expect(outline('We design and sell bags.').verbs).toEqual(['design', 'sell']);
    expect(outline('We sell bags to farmers.').objects).toEqual([{ noun: 'bag', isOwn: false }]);
    expect(outline('We run our mills at night.').objects).toEqual([{ noun: 'mill', isOwn: true }]);
  });

  test('and leaves names out of what it is done to', () => {
    expect(outline('In 2026 we acquired Tarn Paper.').objects).toEqual([]);
  });

  test('or what somebody is', () => {
    expect(outline('We are a maker of paper bags.').is).toBe('maker');
    expect(outline('We make paper bags.').is).toBeUndefined();
  });

  test('whether it is still to come, allowed, or for a purpose', () => {
    expect(outline('You will meet a buddy.').isFuture).toBe(true);
    expect(outline('You meet a buddy.').isFuture).toBe(false);
    expect(outline('Candidates can choose a gift.').mayDo).toBe(true);
    expect(outline('We use a mill to make bags.').hasPurpose).toBe(true);
    expect(outline('We use a mill.').hasPurpose).toBe(false);
  });

  test('and what is counted, but no year', () => {
    expect(outline('We operate 14 mills in nine states.').counted).toEqual(['mill', 'state']);
    expect(outline('Faults fell against the 2025 results.').counted).toEqual([]);
  });
});

describe('a theme', () => {
  test.each([
    ['what', 'We make paper bags for shops.', true],
    ['what', 'We are a maker of paper bags.', true],
    ['what', 'Our products include bags and labels.', true],
    ['what', 'We run ads on other sites.', false],
    ['what', 'We will make paper bags.', false],
    ['what', 'Our servers send a signal.', false],
    ['size', 'We employ 6,200 people.', true],
    ['size', 'Our fault rate is down 23%.', false],
    ['change', 'In 2026 we opened a mill in Utah.', true],
    ['change', 'We opened a mill in Utah.', false],
    ['customers', 'Our customers include farmers and schools.', true],
    ['customers', 'Tiller is designed to help customers.', false],
    ['hiring', 'Candidates can choose a gift.', false],
    ['ways', 'We will keep every office safe.', false],
    ['leaders', 'Anything at all is said here.', true],
  ])('%s is told by “%s”: %s', (theme, text, fits) => {
    expect(fitsTheme(theme, outline(text), text)).toBe(fits);
  });
});
