import { describe, expect, test } from 'vitest';
import { loadAbbreviations, spellOut } from './abbreviations';

const table = loadAbbreviations();
const spell = (title: string): string => spellOut(title.split(' '), table).join(' ');

describe('an abbreviation', () => {
  test.each([
    ['sr swe', 'sr software engineer'],
    ['icu rn', 'intensive care registered nurse'],
    ['fp and a manager', 'financial planning and analysis manager'],
    ['front end dev', 'frontend developer'],
    ['fork lift operator', 'forklift operator'],
    ['mfg supv', 'manufacturing supervisor'],
  ])('“%s” is spelled out as “%s”', (title, spelled) => {
    expect(spell(title)).toBe(spelled);
  });

  test.each([
    ['ap specialist', 'account payable specialist'],
    ['middle school ap', 'middle school assistant principal'],
    ['vet tech', 'veterinary technician'],
    ['sw developer', 'software developer'],
    ['sw', 'social worker'],
    ['tech lead', 'technology lead'],
    ['l and d nurse', 'labor and delivery nurse'],
    ['l and d', 'learning and development'],
  ])('with two meanings is decided by the other words: “%s” is “%s”', (title, spelled) => {
    expect(spell(title)).toBe(spelled);
  });

  test('that nothing decides stays as it is', () => {
    expect(spell('ap')).toBe('ap');
    expect(spell('or')).toBe('or');
  });

  test('is decided by the whole title, of which it may be a piece', () => {
    const all = new Set(['pct', 'or']);
    expect(spellOut(['or'], table, all)).toEqual(['operating', 'room']);
  });

  test('isn’t said twice where it stands beside its long form', () => {
    expect(spell('registered rn')).not.toContain('registered registered');
  });

  test('is left alone within a longer word', () => {
    expect(spell('rnd swedish')).toBe('rnd swedish');
  });
});

test('words without an abbreviation come back as they are', () => {
  const words = ['school', 'librarian'];
  expect(spellOut(words, table)).toBe(words);
});
