import { expect, test } from 'vitest';
import { documentText } from './document-text';
import { readRelease } from './release';

const told = (what: string): string =>
  `<p>${what} for the quarter ended September 30, 2026 was $44.2 million, or $0.89 per share, compared with $51.8 million a year before.</p>`;

/** As filers lay one out: the sender in a table, the contact, the headline, the news, and the tables. */
const exhibit = `<DOCUMENT>
<TYPE>EX-99.1
<html><head><title>Document</title></head><body><div>Exhibit 99.1</div>
<table><tr><td></td><td>Tarrow Lantern Works, Inc.</td></tr><tr><td>4 Wick Row Duluth, MN</td></tr>
<tr><td>For Immediate Release: October 30, 2026</td><td>web: www.tarrow.example</td></tr></table>
<table><tr><td>Contact:</td><td>Ottoline Marsh, Chief Financial Officer</td></tr><tr><td></td><td>(218) 555-0100</td></tr></table>
<div><b>TARROW LANTERN WORKS REPORTS THIRD QUARTER NET INCOME</b></div>
${told('Net income')}${told('Net income without the sale of the old yard')}${told('Net sales')}
<div>About Tarrow</div><p>Tarrow has made lanterns for harbors since 1984 and sells most of them to port authorities in nine countries of the north.</p>
<div>CONSOLIDATED STATEMENTS OF INCOME</div><table><tr><td>Net sales</td><td>293,616</td></tr></table></body></html>`;

test('a release gives its headline and its news, without sender, boilerplate, and tables', () => {
  const release = readRelease(documentText(exhibit));
  expect(release?.headline).toBe('TARROW LANTERN WORKS REPORTS THIRD QUARTER NET INCOME');
  expect(release?.text.split('\n')).toHaveLength(3);
  expect(release?.text).toMatch(/^Net income for the quarter/u);
  expect(release?.text).not.toMatch(/About Tarrow|293,616|218/u);
});

test('a sentence goes on behind the end of its page, and no row of a table stands among sentences', () => {
  const paged = exhibit.replace(
    '<div>About Tarrow</div>',
    `<p>We sold lanterns to</p><div>-1-</div><p>nine harbors in 2026.</p>
    <table><tr><td>•</td><td>Wicks sold well.</td></tr></table><table><tr><td>Lanterns</td><td>1,184</td><td>(136)</td></tr></table><div>About Tarrow</div>`,
  );
  const lines = readRelease(documentText(paged))?.text.split('\n') ?? [];
  expect(lines.slice(3)).toEqual([
    'We sold lanterns to nine harbors in 2026.',
    '• Wicks sold well.',
  ]);
});

test('a release without a headline that tells of anything has none, rather than the name of a person', () => {
  const plain = exhibit.replace(/<div><b>.*<\/b><\/div>/u, '<div>A word from all of us here</div>');
  expect(readRelease(documentText(plain))).toEqual({
    text: expect.stringMatching(/^Net income/u),
  });
});

test.each([
  ['a deck of slides', '<p>Third quarter</p><p>Net sales up</p><p>Outlook</p>'.repeat(9)],
  ['a single sentence', told('Net income')],
  ['nothing', ''],
  [
    'the form that it comes with',
    `<p>Check the appropriate box below if the filing is meant to satisfy another duty.</p>${told('Net income').repeat(4)}`,
  ],
  ['a sentence behind a long list', `${'<p>Lamps</p>'.repeat(80)}${told('Sales').repeat(4)}`],
])('%s is no release', (_, html) => {
  expect(readRelease(documentText(`<html><body>${html}</body></html>`))).toBeUndefined();
});
