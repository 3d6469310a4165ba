import { describe, expect, test } from 'vitest';
import { documentText } from './document-text';
import { documentParts } from './run-doc';

describe('the text of a filing', () => {
  test.each([
    [
      '<html><body><div>One</div><p>Two <b>bold</b>&nbsp;words</p>Three</body></html>',
      'One\nTwo bold words\nThree',
    ],
    [
      '<TYPE>10-K<TEXT><html><head><title>T</title><style>p{}</style></head><body>Said</body></html>',
      'Said',
    ],
    ['<p>Shown</p><p style="display:none">hidden <p>still</p></p><p>again</p>', 'Shown\nagain'],
    [
      '<div style="display: none"><ix:header><p>x</p></ix:header><div>y</div></div><div>Shown</div>',
      'Shown',
    ],
    ['<p>a<!-- no --> b</p><script>var x = "<p>no</p>"</script>', 'a b'],
    [
      '<table><tr><td><p>Name</p></td><td></td><td><p>Pay</p><p>($)</p></td></tr><tr><td>Ada</td><td>9&lt;10</td></tr></table><p>After</p>',
      'Name | Pay ($)\nAda | 9<10\nAfter',
    ],
    [
      '<table><tr><td><table><tr><td>in</td><td>ner</td></tr></table></td></tr></table><p>x</p><p>y</p>',
      'in | ner\nx\ny',
    ],
    ['A &amp; B &#8212; C', 'A & B — C'],
    ['zero\u200bwidth', 'zerowidth'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['', ''],
  ])('%j reads %j', (html, text) => {
    expect(documentText(html)).toBe(text);
  });

  test.each(['<!', '<a ', '<a "', '<p style="display:none">', '<!--', '<td', '</', '<?x '])(
    'that says %j forty thousand times comes to an end',
    (part) => {
      // With a search that starts over at every tag this would not end.
      expect(typeof documentText(part.repeat(40_000))).toBe('string');
    },
  );
});

describe('a part of a filing', () => {
  const long = 'The company makes lanterns for harbours and for lighthouses. '.repeat(6).trim();
  const parts = (text: string) =>
    documentParts(text, {
      business: ['item 1.', 'item 1 '],
      people: ['human capital'],
      risks: ['item 1a'],
    });

  test('is the longest of the places with its heading, so that no table of contents is taken for it', () => {
    expect(
      parts(
        `Item 1. Business 3\nItem 1A. Risk Factors 9\nItem 1. Business\n${long}\nItem 1A. Risk Factors\n${long}\n${long}\nItem 2. Properties\nnone`,
      ),
    ).toEqual([
      { part: 'business', heading: 'Item 1. Business', text: long },
      { part: 'risks', heading: 'Item 1A. Risk Factors', text: `${long}\n${long}` },
    ]);
  });

  test('inside of another ends with the next heading, and a division does not', () => {
    const [business, people] = parts(
      `Item 1. Business\n${long}\nHuman Capital\n${long}\nSeasonal Demand\n${long}\nItem 2. Properties`,
    );
    expect(business?.text.split('\n')).toHaveLength(5);
    expect(people).toEqual({ part: 'people', heading: 'Human Capital', text: long });
  });

  test('may be called the company’s own', () => {
    expect(parts(`Our Human Capital\n${long}`)).toMatchObject([{ heading: 'Our Human Capital' }]);
    expect(parts(`Tarrow Lantern’s Human Capital\n${long}`)).toMatchObject([{ part: 'people' }]);
  });

  test('is neither a sentence that begins like its heading nor a part without a text', () => {
    expect(parts(`Human capital is what we have most of.\n${long}`)).toEqual([]);
    expect(parts('Item 1. Business\nSee page 4.')).toEqual([]);
  });
});
