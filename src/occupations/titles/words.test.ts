import { describe, expect, test } from 'vitest';
import { isEmptyWord, isLink, plainLetters, singularOf, splitWords } from './words';

describe('a word', () => {
  test.each([
    ['nurses', 'nurse'],
    ['secretaries', 'secretary'],
    ['waitresses', 'waitress'],
    ['coaches', 'coach'],
    ['services', 'service'],
    ['ties', 'tie'],
    ['bus', 'bus'],
    ['analysis', 'analysis'],
    ['campus', 'campus'],
    ['class', 'class'],
    ['gas', 'gas'],
  ])('“%s” has the form “%s”', (word, form) => {
    expect(singularOf(word)).toBe(form);
  });

  test.each(['sales', 'operations', 'logistics', 'communications', 'news', 'graphics'])(
    '“%s” is the name of a field and stays',
    (word) => {
      expect(singularOf(word)).toBe(word);
    },
  );
});

describe('a title in plain letters', () => {
  test('is small, without accents, with straight apostrophes and “&” in words', () => {
    expect(plainLetters('Maître d’Hôtel & Café')).toBe("maitre d'hotel  and  cafe");
  });

  test('keeps what can’t be made plain', () => {
    expect(plainLetters('看護師')).toBe('看護師');
  });
});

describe('the words of a title', () => {
  test.each([
    ["plumber's helper", ['plumber', 'helper']],
    ['c++ / c# developer', ['c++', 'c#', 'developer']],
    ['front-end engineers', ['front', 'end', 'engineer']],
    ['r and d', ['r', 'and', 'd']],
    ['--', []],
    ['', []],
  ])('“%s” are %j', (title, words) => {
    expect(splitWords(title)).toEqual(words);
  });

  test('that lead on are links, and links and articles say nothing', () => {
    expect(['of', 'for', 'to'].every(isLink)).toBe(true);
    expect(isLink('and')).toBe(false);
    expect(['the', 'and', 'of'].every(isEmptyWord)).toBe(true);
    expect(isEmptyWord('nurse')).toBe(false);
  });
});
