import { describe, expect, test } from 'vitest';
import { readAs } from '../testing';

const seats = (text: string, isOwnVoice = true): readonly unknown[] =>
  readAs(text, { isOwnVoice }).flatMap(([attribute, value]) =>
    attribute === 'headquarters' ? [value] : [],
  );

describe('The seat of the company is read', () => {
  test.each([
    ['Based in Ghent, Belgium, Tolvane builds ferries.', 'Ghent, Belgium'],
    ['Headquartered in Leeds, England, Tolvane builds ferries.', 'Leeds, England'],
    ['Our headquarters are located in Ghent.', 'Ghent'],
    ['Our corporate headquarters is situated in Ghent.', 'Ghent'],
    ['Our principal executive offices are located at Ghent, Belgium.', 'Ghent, Belgium'],
    ['Our head office is in Lyon.', 'Lyon'],
    ['We are based in Lyon.', 'Lyon'],
    ['Tolvane has its headquarters in Lyon.', 'Lyon'],
    ['Tolvane, which is headquartered in Lyon, builds ferries.', 'Lyon'],
  ])('from “%s”', (text, place) => {
    expect(seats(text)).toContain(place);
  });

  test.each([
    ['Our headquarters were in Ghent.', 'the past'],
    ['Tolvane was based in Ghent.', 'the past'],
    ['Based in Ghent, Kestrel builds ferries.', 'another company'],
    [
      'Based in Ghent, the ferry was slow, and after a long winter of work Tolvane mended it.',
      'a ferry',
    ],
    ['Our sales team is headquartered at sea.', 'no place'],
    ['Based on orders, Tolvane builds ferries.', 'a reason'],
    ['Our headquarters may be in Ghent.', 'a chance'],
    ['Kestrel’s headquarters are in Ghent.', 'another’s seat'],
    ['We visited the headquarters in Ghent.', 'a visit'],
  ])('not from “%s”, which tells of %s', (text) => {
    expect(seats(text)).toEqual([]);
  });
});
