import { describe, expect, test } from 'vitest';
import { readAs } from '../testing';

const read = (attribute: string, text: string): ReturnType<typeof readAs> =>
  readAs(text).filter(([one]) => one === attribute);

describe('A launch is read', () => {
  test.each([
    ['We have launched Kite 3 for small yards.', 'Kite 3'],
    ['Today we are introducing Tolvane Harbor, which plans crossings.', 'Tolvane Harbor'],
    ['We recently unveiled the new Kite Pro in Ghent.', 'Kite Pro'],
  ])('from “%s”', (text, name) => {
    expect(read('launch', text)).toContainEqual(['launch', name, undefined]);
  });

  test.each([
    ['The rules we are introduced to by Kite are old.', 'what is done to the company'],
    ['We launched a search.', 'a word for no product'],
    ['We launched new routes for anglers.', 'no name'],
    ['We launched, in May, to much applause.', 'nothing at all'],
    ['We introduced a Kite Academy for our managers.', 'what is for its own people'],
    [
      'We launched one more of those big old slow green wooden Ghent river Ferry boats.',
      'a phrase too long for a name',
    ],
  ])('not from “%s”, which tells of %s', (text) => {
    expect(read('launch', text).filter(([, name]) => name !== undefined)).toEqual([]);
  });
});

describe('An acquisition is read', () => {
  test.each([
    ['We acquired Brindle Boats in May 2025.', 'Brindle Boats'],
    ['In June we have also acquired the Kestrel Ferry Line.', 'Kestrel Ferry Line'],
  ])('from “%s”', (text, name) => {
    expect(read('acquisition', text).map(([, value]) => value)).toContain(name);
  });

  test.each([
    ['We acquired land.', 'land'],
    ['We acquired Ghent land.', 'land with a name'],
    ['We acquired small boats from Kestrel’s.', 'no company'],
    ['We acquired half of Kestrel Ferries.', 'a half'],
    ['We may acquire Kestrel.', 'a chance'],
    ['We did not acquire Kestrel.', 'a denial'],
  ])('not from “%s”, which tells of %s', (text) => {
    expect(read('acquisition', text)).toEqual([]);
  });
});

describe('Money raised is read', () => {
  test.each([
    ['We closed a $31 million Series B round in May.', 31_000_000],
    ['We raised €4.5m in seed funding from Kestrel.', 4_500_000],
    ['We have raised two million dollars in a round led by Kestrel.', 2_000_000],
  ])('from “%s”', (text, value) => {
    expect(read('funding', text).map(([, one]) => one)).toContain(value);
  });

  test.each([
    ['We raised our guidance for the round year to $40 million.', 'a forecast'],
    ['We raised the dividend to $2 million in the financing year.', 'a dividend'],
    ['We raised $12 million of debt in the financing.', 'a loan'],
    ['We raised $0.40 per share in the placement.', 'a price'],
    ['We raised $12 per common share in the offering round.', 'a price of a common share'],
    ['We raised the sails of 40 boats, and closed the day.', 'no money'],
  ])('not from “%s”, which tells of %s', (text) => {
    expect(read('funding', text).filter(([, value]) => value !== undefined)).toEqual([]);
  });
});
