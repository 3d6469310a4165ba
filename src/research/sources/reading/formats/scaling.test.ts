import { expect, test } from 'vitest';
import { zip } from '../../../../../test/contract/workbook';
import { growthOf, LINEAR } from '../../../../../test/support/growth';
import { catalogue, type Source } from '../..';
import { parseHere } from '../parse-answer';

const of = (kind: Source['kind']): Source => {
  const found = catalogue.find((one) => one.kind === kind && one.extract !== undefined);
  const plain = found ?? catalogue.find((one) => one.kind === kind);
  if (plain === undefined) throw new Error(`The catalogue has no ${kind}.`);
  return plain;
};
const rss = (items: string): string => `<rss version="2.0"><channel>${items}</channel></rss>`;

function workbook(cells: number): Uint8Array {
  const rows = Array.from(
    { length: cells },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="inlineStr"><is><t>x</t></is></c></row>`,
  ).join('');
  return zip({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="t/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
}

/** Hostile shapes, each of as much of the same as is asked for. */
const shapes: readonly (readonly [
  name: string,
  kind: Source['kind'],
  size: number,
  make: (size: number) => string | Uint8Array,
])[] = [
  ['lists in lists', 'json', 30_000, (size) => '['.repeat(size) + ']'.repeat(size)],
  ['small objects', 'json', 4_000, (size) => `[${'{"a":1},'.repeat(size)}1]`],
  ['brackets of a call', 'json', 200_000, (size) => `call(${'('.repeat(size)}`],
  ['spaces before nothing', 'json', 400_000, (size) => ' '.repeat(size)],
  ['elements in elements', 'xml', 20_000, (size) => '<a>'.repeat(size) + '</a>'.repeat(size)],
  ['elements side by side', 'xml', 15_000, (size) => `<r>${'<a/>'.repeat(size)}</r>`],
  [
    'attributes',
    'xml',
    30_000,
    (size) => {
      const all = Array.from({ length: size }, (_, at) => `a${at}=""`);
      return `<r ${all.join(' ')}/>`;
    },
  ],
  ['references', 'xml', 30_000, (size) => `<r>${'&amp;'.repeat(size)}</r>`],
  ['comments before the root', 'xml', 20_000, (size) => '<!---->'.repeat(size)],
  ['empty entries', 'feed', 2_000, (size) => rss('<item/>'.repeat(size))],
  [
    'entries',
    'feed',
    1_500,
    (size) => rss('<item><title>a</title><link>b</link></item>'.repeat(size)),
  ],
  ['open tags', 'feed', 3_000, (size) => rss('<item>'.repeat(size))],
  [
    'places',
    'sitemap',
    6_000,
    (size) => `<urlset>${'<url><loc>a</loc></url>'.repeat(size)}</urlset>`,
  ],
  ['quotes', 'csv', 300_000, (size) => '"'.repeat(size)],
  ['commas', 'csv', 200_000, (size) => ','.repeat(size)],
  ['lines', 'csv', 8_000, (size) => 'a,b\n'.repeat(size)],
  ['rows of a workbook', 'csv', 2_000, workbook],
];

const reading =
  (source: Source) =>
  (made: string | Uint8Array): void => {
    const answer = {
      outcome: 'ok' as const,
      url: 'https://mill.example/',
      type: '',
      text: typeof made === 'string' ? made : '',
      ...(typeof made === 'string' ? {} : { bytes: made }),
      headers: {},
      fetchedAt: '',
    };
    parseHere(source, answer, {});
  };

test.each(shapes)(
  'twice as many %s (%s) take at most a little more than twice the time',
  // A busy machine may spoil one look; what grows faster than its input fails every one.
  { retry: 2 },
  (_, kind, size, make) => {
    expect(growthOf(reading(of(kind)), make, size)).toBeLessThanOrEqual(LINEAR);
  },
);
