import { describe, expect, test } from 'vitest';
import { growthOf, LINEAR } from '../../../../test/support/growth';
import { documentText } from '../../sources/reading/documents/document-text';
import { layOutFiling } from './filing-blocks';
import { readFiling } from './filing-parts';

const says = (what: string, times = 6): string =>
  `${what} is what the company says at some length in this place of its report. `
    .repeat(times)
    .trim();
const ITEMS = [
  ['Item 1.', 'Business'],
  ['Item 1A.', 'Risk Factors'],
  ['Item 2.', 'Properties'],
  ['Item 3.', 'Legal Proceedings'],
  [
    'Item 7.',
    'Management’s Discussion and Analysis of Financial Condition and Results of Operations',
  ],
  ['Item 8.', 'Financial Statements and Supplementary Data'],
] as const;
const contents = ITEMS.map(([item, title], at) => `${item} | ${title} | ${4 + at * 9}`);
const body = ITEMS.flatMap(([item, title]) => [`${item} ${title}`, says(title)]);
const partsOf = (lines: readonly string[]) =>
  Object.fromEntries(readFiling(lines.join('\n')).parts.map(({ part, text }) => [part, text]));

describe('the parts of an annual report', () => {
  test('are found below their items and not in the table of contents', () => {
    const { parts, found, expected } = readFiling([...contents, ...body].join('\n'));
    expect(parts.map(({ part, heading }) => [part, heading])).toEqual([
      ['business', 'Item 1. Business'],
      ['risks', 'Item 1A. Risk Factors'],
      ['properties', 'Item 2. Properties'],
      ['legal', 'Item 3. Legal Proceedings'],
      ['discussion', `Item 7. ${ITEMS[4][1]}`],
      ['statements', `Item 8. ${ITEMS[5][1]}`],
    ]);
    expect([found, expected]).toEqual([5, 5]);
  });

  test.each([
    ['Items 1 and 2. Business and Properties', 'business', 'Business', 'Properties'],
    ['ITEMS 1. AND 2. BUSINESS AND PROPERTIES', 'business', 'Business', 'Properties'],
    ['Item 1. Our Business', 'business', 'Business', ''],
    [`Items 7 and 7A. ${ITEMS[4][1]} and Market Risk`, 'discussion', ITEMS[4][1], ''],
    ['Item 1(A). Risk Factors', 'risks', 'Risk Factors', ''],
  ])('are found below %s, and not in the contents', (heading, part, title, without) => {
    const lines = ITEMS.flatMap(([item, name]) => {
      if (name === without) return [];
      return name === title ? [heading, says('This')] : [`${item} ${name}`, says(name)];
    });
    expect(partsOf([`${heading} | 4`, ...contents.slice(2), ...lines])[part]).toBe(says('This'));
  });

  test('are found where a table of contents has no page numbers', () => {
    const plain = ITEMS.map(([item, title]) => `${item} ${title}`);
    expect(partsOf([...plain, ...body])).toEqual(partsOf(body));
  });

  test('are whole where their heading, a label or a page number stands on every page', () => {
    const [first, second, third] = [
      says('Making lamps'),
      says('Selling lamps'),
      says('Mending lamps'),
    ];
    const pages = [
      'Item 1. Business',
      first,
      '4',
      'PART I Item 1',
      second,
      '5',
      'PART I Item 1',
      'Item 1. Business (continued)',
      'Lamp notes',
      third,
      '6',
      'Lamp notes',
      says('A'),
      '7',
      'Lamp notes',
      says('B'),
      '8',
      'Lamp notes',
    ];
    expect(partsOf([...pages, ...body.slice(2)])['business']).toBe(
      [first, second, third, says('A'), says('B')].join('\n'),
    );
  });

  test('are whole where they speak of another item', () => {
    const told = `Item 7 of this report tells more.\n${says('Lamps')}\nItem 1A, “Risk Factors”, tells what may go wrong.`;
    expect(partsOf(['Item 1. Business', told, ...body.slice(2)])['business']).toBe(told);
  });

  test('keep a sentence that a page has cut', () => {
    const cut = ['Item 1. Business', `${says('Lamps')} They are sold`, '12', 'in nine countries.'];
    expect(partsOf([...cut, ...body.slice(2)])['business']).toMatch(
      /They are sold in nine countries\.$/u,
    );
  });

  test('may begin on the line of their heading, in capitals, or below their number', () => {
    const found = partsOf([
      `ITEM 1. BUSINESS`,
      says('Lamps'),
      `ITEM 1A. RISK FACTORS The trade is small. ${says('Risk')}`,
      'Item 2.',
      'Properties',
      says('The works'),
      ...body.slice(6),
    ]);
    expect(found['risks']).toMatch(/^The trade is small\./u);
    expect(found['properties']).toBe(says('The works'));
  });

  test('of a foreign filer have other numbers', () => {
    const foreign = [
      ['Item 3. Key Information', says('Risk')],
      ['Item 4. Information on the Company', says('Lamps')],
      ['Item 5. Operating and Financial Review and Prospects', says('Sales')],
      ['Item 6. Directors, Senior Management and Employees', says('The directors', 9)],
      ['Item 8. Financial Information', says('A suit')],
    ].flat();
    const { parts, found } = readFiling(foreign.join('\n'));
    expect(parts.map(({ part }) => part)).toEqual([
      'risks',
      'business',
      'discussion',
      'officers',
      'legal',
    ]);
    expect(found).toBe(5);
  });

  test('without numbers are found by their titles', () => {
    const { parts, found } = readFiling(
      [
        'Strategic report',
        says('Lamps'),
        'Principal risks and uncertainties',
        says('Risk'),
        'Financial review',
        says('Sales'),
      ].join('\n'),
    );
    expect(parts.map(({ part }) => part)).toEqual(['business', 'risks', 'discussion']);
    expect(found).toBe(3);
  });

  test.each([
    ['nothing', ''],
    ['scanned pages', '1\n2\n3'],
    ['another language', `Punkt 1. Geschäft\n${says('Lampen')}`],
    ['a letter', `Dear owners\n${says('Thank you', 40)}`],
    ['a contents’ list alone', contents.join('\n')],
  ])('are hardly found in %s', (_, text) => {
    const { found, expected } = readFiling(text);
    expect(found * 2).toBeLessThan(expected);
  });

  test.each(['Item 1. Business', 'Item 7.', '12', 'PART I Item 1', 'A b | 1', 'Item '])(
    'are looked for in linear time in %j said a hundred thousand times',
    (line) => {
      const lines = (count: number) => `${line}\n`.repeat(count);
      expect(growthOf(readFiling, lines, 25_000)).toBeLessThanOrEqual(LINEAR);
    },
  );
});

test('a filing’s empty cells written as one tag swallow nothing', () => {
  expect(documentText('<table><tr><td/><td>Sales</td><td/></tr></table><p>One</p><p>Two</p>')).toBe(
    'Sales\nOne\nTwo',
  );
});

describe('the lines of a part', () => {
  const kinds = (text: string) =>
    layOutFiling('Item 1. Business', text).blocks.map(({ kind }) => kind);

  test('are headings only where a text follows', () => {
    expect(kinds(`Human Capital\n${says('We')}`)).toEqual(['heading', 'heading', 'paragraph']);
    expect(kinds('Ottoline Marsh\nHaro Benn\nIda Quist')).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'paragraph',
    ]);
  });

  test('are rows and items as they look, and each block is where it says', () => {
    const { text, blocks } = layOutFiling(
      'Item 1',
      'Year | People\n• | Lamps\n•Lanterns of brass, •wicks',
    );
    expect(blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['heading', 'Item 1'],
      ['row', 'Year | People'],
      ['item', '• Lamps'],
      ['item', '•Lanterns of brass,'],
      ['item', '•wicks'],
    ]);
  });
});

test('who signed a report is a part of it, each signature with the line below', () => {
  const signatures = [
    'Pursuant to the law, the registrant has duly caused this report to be signed by the undersigned.',
    'By: /s/ ORLA MARSH',
    '(Orla Marsh Chief Executive Officer)',
    'February 8, 2026',
    '/s/ DANA QUILL | Chief Financial Officer',
  ];
  expect(partsOf([...body, ...signatures])['signatures']).toBe(
    [...signatures.slice(1, 3), signatures[4]].join('\n'),
  );
  expect(partsOf(body)['signatures']).toBeUndefined();
});
