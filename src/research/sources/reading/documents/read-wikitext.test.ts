import { describe, expect, test } from 'vitest';
import { readWikitext } from './read-wikitext';

const article = `{{Short description|Lantern maker}}
{{Infobox company
| name = Tarrow Lantern Works
| logo = [[File:Tarrow.svg|90px|The logo]]
| founded = {{Start date and age|1984|4|1|df=yes}} in [[Duluth, Minnesota|Duluth]]
| key_people = {{ubl|[[Ottoline Marsh]] ([[Chief executive officer|CEO]])|Rufus Pell<br/>(chair)}}
| revenue = {{increase}} {{US$|412 million}} (2025)<ref name="ar">{{cite web|title=Report | url=x}}</ref>
| num_employees = 1,312 (2025)
| fate =
}}
'''Tarrow Lantern Works''' is a [[lantern]] maker.<ref name="ar" /> It sells ''beacons'' &amp; wicks.<!-- secret -->

== History ==
{| class="wikitable"
! Year !! Lamps
|}
* Begun in a [http://shed.example shed].
[[File:Shed.jpg|thumb|A [[shed]] by the lake]]

=== Third yard ===
It opened in {{nowrap|May 2019}}.

== References ==
{{reflist}}
* Somebody's book

[[Category:Lanterns]]`;

describe('an article', () => {
  test('gives its box by name', () => {
    expect(readWikitext(article).box).toEqual({
      name: 'Tarrow Lantern Works',
      founded: '1984-04-01 in Duluth',
      key_people: 'Ottoline Marsh (CEO); Rufus Pell (chair)',
      revenue: 'US$412 million (2025)',
      num_employees: '1,312 (2025)',
    });
  });

  test('gives its sentences and headings, and nothing of its markup, sources and tables', () => {
    expect(readWikitext(article).text.split('\n')).toEqual([
      'Tarrow Lantern Works is a lantern maker. It sells beacons & wicks.',
      'History',
      'Begun in a shed.',
      'Third yard',
      'It opened in May 2019.',
    ]);
  });
});

test.each([
  ['{{plainlist|\n* [[Ada Wick]] (CEO)\n* [[Bo Reed]] (CFO)\n}}', 'Ada Wick (CEO); Bo Reed (CFO)'],
  ['{{plainlist}}\n* [[Ada Wick]]\n* [[Bo Reed]]\n{{endplainlist}}', 'Ada Wick; Bo Reed'],
  ['{{ubl|1=Ada Wick|2=Bo Reed}}', 'Ada Wick; Bo Reed'],
  ['{{Collapsible list|title=Owners|[[A Corp]] (50%)|B Corp}}', 'A Corp (50%); B Corp'],
  ['{{circa|1,200}} (2020)', '1,200 (2020)'],
  ['{{nts|12345}}', '12345'],
  ['{{formatnum:12345}} (2020)', '12345 (2020)'],
  ['{{increase}} {{INRConvert|12|c}} (2020)', '₹12 crore (2020)'],
  ['{{€|12 billion|link=yes}}', '€12 billion'],
  ['{{$|300 million}}', '$300 million'],
  ['{{SEK|9 billion|link=yes}}', 'SEK 9 billion'],
  ['{{currency|12 billion|NOK}}', 'NOK 12 billion'],
  ['{{flagicon|US}} [[Quay Corp]]', 'Quay Corp'],
  ['{{lang|fr|Le Quai}}', 'Le Quai'],
])('a box that says %j says “%s”', (value, said) => {
  expect(readWikitext(`{{Infobox_company\n| x = ${value}\n}}\nA.`).box).toEqual({ x: said });
});

test('what was opened and never closed takes no more than its line with it', () => {
  expect(readWikitext('It {{grew\n\nIt sank.').text).toBe('It\nIt sank.');
});

test.each([
  '',
  '{{',
  '}}',
  '{{Infobox company',
  '[[',
  ']]',
  '[[a|b',
  '{|',
  '|}',
  '== ==',
  '<ref>',
  '<!--',
  '{{{{{{x}}}}',
  "'''''",
  '{{Infobox company|x}}',
  '__NOTOC__',
])('markup broken off at %j is read as far as it goes', (text) => {
  expect(readWikitext(text).text).not.toMatch(/\{\{|\[\[File/);
  // With a search that starts over at every sign this would not end.
  expect(typeof readWikitext(text.repeat(30_000)).text).toBe('string');
});

test('headings, addresses with and without words, and names of a box keep to their signs', () => {
  const { text, box } = readWikitext(
    '{{Infobox company\n| num (all) = 3\n| type = a = b\n}}\n== Yards ===\nSee [//a.example] and [https://b.example the b].',
  );
  expect(text).toBe('Yards\nSee and the b.');
  expect(box).toEqual({ type: 'a = b' });
});
