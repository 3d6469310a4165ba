import { describe, expect, test } from 'vitest';
import { shortenQuote } from './shorten-quote';

const wordsOf = (text: string): number => text.split(' ').filter((word) => word !== '…').length;
const FILLER = 'and then the team went on with the work it had planned for the whole of the season';

describe('a quote beside a sentence', () => {
  test('of 25 words or fewer stays as it is', () => {
    expect(shortenQuote('The depot has 16 doors.', 'It has 16 doors.')).toBe(
      'The depot has 16 doors.',
    );
  });

  test('keeps the part that carries the figure, and marks what is left out on either side', () => {
    const quote = `The year began quietly. ${FILLER}. Revenue rose to $381.2 million in the year. ${FILLER}.`;
    const short = shortenQuote(quote, 'Revenue rose to $381.2 million.');
    expect(short).toContain('Revenue rose to $381.2 million in the year.');
    expect(short.startsWith('… ') || short.startsWith('Revenue')).toBe(true);
    expect(short.endsWith(' …')).toBe(true);
    expect(wordsOf(short)).toBeLessThanOrEqual(25);
  });

  test.each([
    ['a date', 'Jan. 14, 2025', 'The change came on Jan. 14, 2025 by vote'],
    ['a name', 'Maren Oakhollow', 'Maren Oakhollow'],
    ['a sum', '$24.5 million', '$24.5 million'],
  ])('is never cut inside %s', (_kind, whole, told) => {
    for (let before = 10; before <= 30; before += 1) {
      const filler = `${FILLER} ${FILLER}`.split(' ');
      const quote = `${filler.slice(0, before).join(' ')} ${whole} ${filler.join(' ')}`;
      const short = shortenQuote(quote, told);
      expect(wordsOf(short)).toBeLessThanOrEqual(25);
      const isCut = whole.split(' ').some((part) => short.split(' ').includes(part));
      expect(short.includes(whole) || !isCut, short).toBe(true);
    }
  });

  test('is words of the quote and nothing else, however long it is', () => {
    const quote = `${FILLER} `.repeat(400).trim();
    const short = shortenQuote(quote, 'the season');
    expect(wordsOf(short)).toBeLessThanOrEqual(25);
    expect(quote).toContain(short.replace(/^… | …$/gu, ''));
  });

  test('without one place to cut is cut after 25 words', () => {
    const quote = Array.from({ length: 60 }, (_, at) => `N${at}`).join(' ');
    expect(wordsOf(shortenQuote(quote, ''))).toBeLessThanOrEqual(25);
  });
});
