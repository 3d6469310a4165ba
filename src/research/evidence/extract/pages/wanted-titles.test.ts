import { describe, expect, test } from 'vitest';
import { wantedIn } from './wanted-titles';

describe('A job that is offered is read with its place', () => {
  test.each([
    ['We are looking for a Deck Officer in Ghent.', 'Deck Officer', 'Ghent'],
    ['We are hiring a Deck Officer (Ghent).', 'Deck Officer', 'Ghent'],
    ['We’re hiring: Deck Officer', 'Deck Officer', ''],
    ['Join us as our next Chief Sail Maker!', 'Chief Sail Maker', ''],
    ['Join us as a Deck Officer in Ghent.', 'Deck Officer', 'Ghent'],
    ['Looking for a Deck Officer', 'Deck Officer', ''],
    ['We need another Deck Officer, and soon.', 'Deck Officer', ''],
    ['Wanted: Deck Officer', 'Deck Officer', ''],
    [
      'We are seeking a new Deck Officer for our New York Harbor office',
      'Deck Officer',
      'New York Harbor',
    ],
    ['We are recruiting one Deck Officer at our Ghent yard.', 'Deck Officer', 'Ghent'],
    ['We are in need of a Senior Deck Officer.', 'Senior Deck Officer', ''],
  ])('from “%s”', (text, title, place) => {
    expect(wantedIn(text)).toEqual([{ title, place }]);
  });

  test.each([
    '',
    'We are looking for a hand on deck.',
    'We are looking for you.',
    'Open Systems Engineer',
    'Hiring Manager',
    'Recruiting Coordinator',
    'We build ferries in Ghent.',
    'We are hiring.',
  ])('not from “%s”', (text) => {
    expect(wantedIn(text)).toEqual([]);
  });

  test('up to six words of a title, and four of a place', () => {
    const words = 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta';
    expect(wantedIn(`We are hiring a ${words}`)[0]?.title.split(' ')).toHaveLength(6);
    expect(wantedIn(`We are hiring a Deck Officer in ${words}`)[0]?.place.split(' ')).toHaveLength(
      4,
    );
  });
});
