import { describe, expect, test } from 'vitest';
import { checkWording } from './check-wording';
import { compare } from './compare';
import type { Rung } from './faults';
import { holderFaults } from './holders';
import { readPage } from './page';

const OTHERS = 'Other matters were spoken of as well, at some length, by people of the town.';
const faultsOf = (said: string, ...sources: readonly string[]) =>
  compare(said, readPage([...sources, OTHERS])).faults;
const rungsOf = (said: string, ...sources: readonly string[]): readonly Rung[] =>
  Array.from(new Set(faultsOf(said, ...sources).map(({ rung }) => rung)));

describe('a value that stands in another’s place is caught, though the page has it', () => {
  test.each<[Rung, string, string]>([
    ['numbers', 'The mill has 40 doors and 90 windows.', 'The mill has 90 doors.'],
    ['numbers', 'In Elm it has 12 mills. In Oak it has 30 mills.', 'In Elm it has 30 mills.'],
    ['numbers', 'Sales were $5 million. Costs were $3 million.', 'Sales were $3 million.'],
    ['dates', 'The school opened in 1987. The mill closed in 1994.', 'The school opened in 1994.'],
    [
      'names',
      'Ines Hale chairs the board, Tom Orr leads the harvest team.',
      'Tom Orr chairs the board.',
    ],
    ['direction', 'Sales rose in Elm. Sales fell in Oak.', 'Sales fell in Elm.'],
  ])('%s: “%s” / “%s”', (rung, source, said) => {
    expect(rungsOf(said, source)).toContain(rung);
    expect(checkWording(said, [source, OTHERS]).verdict).toBe('unsupported');
  });

  test.each([
    ['The mill has 40 doors and 90 windows.', 'The mill has 90 windows.'],
    ['In Elm it has 12 mills. In Oak it has 30 mills.', 'In Oak it has 30 mills.'],
    ['The school opened in 1987 and the mill closed in 1994.', 'In 1994 the mill closed.'],
    [
      'Ines Hale chairs the board, Tom Orr leads the harvest team.',
      'Tom Orr leads the harvest team.',
    ],
    ['Sales rose in Elm and fell in Oak.', 'In Oak sales fell.'],
  ])('and is let pass in its own: “%s” / “%s”', (source, said) => {
    expect(faultsOf(said, source)).toEqual([]);
  });

  test('the reason names what is said and what stands there', () => {
    const [fault] = faultsOf('The mill has 41 doors.', 'The mill has 40 doors.');
    expect(fault).toMatchObject({ rung: 'numbers', strength: 1 });
    expect(fault?.reason).toBe('It says “41” where the evidence says “40”.');
    expect(fault?.absent).toBeUndefined();
  });

  test('what merely stands nowhere is marked as absent', () => {
    const faults = faultsOf(
      'Visitors from Gunther Moss came in 1931 to look at some very old boats.',
      'Visitors came to look at some very old boats.',
    );
    expect(faults.map(({ rung, absent }) => [rung, absent])).toEqual(
      expect.arrayContaining([
        ['dates', true],
        ['names', true],
      ]),
    );
  });

  test('a year told elsewhere on the page completes a day', () => {
    const said = 'The fair opened on July 27, 2024.';
    expect(rungsOf(said, 'Elm, 2024: news of the county.', 'The fair opened on July 27.')).toEqual(
      [],
    );
    expect(
      rungsOf(said, 'Elm, 2023: news of the county.', 'The fair opened on July 27.'),
    ).toContain('dates');
    expect(
      rungsOf('The fair opened in 2023.', 'Elm, 2024: news.', 'The fair opened last year.'),
    ).toEqual([]);
  });
});

describe('who holds which office', () => {
  const SOURCE = 'Ines Hale, treasurer, spoke first. The president, Tom Orr, did not speak.';

  test.each([
    'Tom Orr, treasurer, spoke first.',
    'The president, Ines Hale, did not speak.',
    'Treasurer Tom Orr spoke first.',
  ])('“%s” gives it to another', (said) => {
    expect(checkWording(said, [SOURCE])).toMatchObject({ verdict: 'unsupported' });
  });

  test.each(['Treasurer Ines Hale spoke first.', 'Tom Orr, the president, did not speak.'])(
    '“%s” leaves it where it is',
    (said) => {
      expect(checkWording(said, [SOURCE]).reasons).toEqual([]);
    },
  );

  const heldAgainst = (said: string, source: string) => {
    const { claim, near } = compare(said, readPage([source]));
    return holderFaults(claim, near).map(({ reason }) => reason);
  };

  test('the reason names the holder', () => {
    expect(heldAgainst('Tom Orr, treasurer, spoke first.', SOURCE)).toEqual([
      'The evidence gives “treasurer” to “Ines Hale”, not “Tom Orr”.',
    ]);
    expect(heldAgainst('Treasurer Ines Hale spoke first.', SOURCE)).toEqual([]);
  });

  test('who owns an office does not hold it', () => {
    expect(
      heldAgainst('Ines Hale is treasurer.', 'Kestrel Mills’s treasurer, Ines Hale, spoke.'),
    ).toEqual([]);
    expect(
      heldAgainst('Ines Hale is treasurer.', 'Kestrel Orr, treasurer, and Ines Hale spoke.'),
    ).toHaveLength(1);
  });

  test.each([
    [
      'a company before an office is not its holder',
      'Fernhollow’s treasurer, Ines Hale, spoke.',
      'Ines Hale is treasurer.',
    ],
    [
      'one person may hold two',
      'Ines Hale is treasurer and founder of the mill.',
      'Ines Hale is founder of the mill.',
    ],
  ])('%s', (_what, source, said) => {
    expect(rungsOf(said, source)).not.toContain('titles');
  });
});

describe('two parties that have changed places', () => {
  test.each([
    ['Alder Group bought Kestrel Mills.', 'Kestrel Mills bought Alder Group.'],
    ['Alder Group bought Kestrel Mills.', 'Alder Group was bought by Kestrel Mills.'],
    ['Kestrel Mills was bought by Alder Group.', 'Alder Group was bought by Kestrel Mills.'],
    ['Ines Hale hired Tom Orr.', 'Tom Orr hired Ines Hale.'],
    ['Dunmere supplies flour to Fernhollow.', 'Fernhollow supplies flour to Dunmere.'],
    ['Ines Hale reports to Tom Orr.', 'Tom Orr reports to Ines Hale.'],
  ])('“%s” is not “%s”', (source, said) => {
    expect(rungsOf(said, source)).not.toEqual([]);
  });

  test.each([
    ['Alder Group bought Kestrel Mills.', 'Kestrel Mills was bought by Alder Group.'],
    ['Alder Group and Kestrel Mills merged.', 'Kestrel Mills and Alder Group merged.'],
    ['Ines Hale met Tom Orr in Elm.', 'In Elm Ines Hale met Tom Orr.'],
    ['Ines Hale married Tom Orr.', 'Tom Orr married Ines Hale.'],
    ['Ines Hale competed with Tom Orr.', 'Tom Orr competed with Ines Hale.'],
    ['The list names Elm, Oak and Ashby.', 'The list names Ashby, Elm and Oak.'],
  ])('“%s” may be told as “%s”', (source, said) => {
    expect(rungsOf(said, source)).toEqual([]);
  });
});

describe('one thing put for another where all else stands', () => {
  test.each<[Rung, string, string]>([
    [
      'numbers',
      'The trial ran for 60 hours in the barn.',
      'The trial ran for 60 days in the barn.',
    ],
    [
      'numbers',
      'They run a multi-year trial in the barn.',
      'They run a multi-month trial in the barn.',
    ],
    [
      'numbers',
      'It drew several million readers a year.',
      'It drew several billion readers a year.',
    ],
    [
      'numbers',
      'The loan of €9 million is due in the spring.',
      'The loan of £9 million is due in the spring.',
    ],
    ['numbers', 'It lent twelve machines to schools.', 'It lent twenty machines to schools.'],
    [
      'dates',
      'The mill closed on 3 May 2024 for good.',
      'The mill closed on 3 June 2024 for good.',
    ],
    [
      'names',
      'The fund was led by Quarry Partners from Elm.',
      'The fund was led by Harbour Partners from Elm.',
    ],
    [
      'titles',
      'Ines Hale works there as a designer today.',
      'Ines Hale works there as a lawyer today.',
    ],
    [
      'direction',
      'Prices went up in the north of the county.',
      'Prices went down in the north of the county.',
    ],
    [
      'direction',
      'It is a private company with many owners.',
      'It is a public company with many owners.',
    ],
    [
      'direction',
      'The review is monthly and open to growers.',
      'The review is weekly and open to growers.',
    ],
  ])('%s: “%s” / “%s”', (rung, source, said) => {
    expect(rungsOf(said, source)).toContain(rung);
  });

  test('a page that has the sentence twice, once as it is told, carries it', () => {
    const [one, other] = ['The mill in Elm has 40 doors.', 'The mill in Elm has 41 doors.'];
    expect(rungsOf(other, one)).toEqual(['numbers']);
    expect(rungsOf(other, one, other)).toEqual([]);
  });
});
