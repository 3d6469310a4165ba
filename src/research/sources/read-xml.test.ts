import { expect, test } from 'vitest';
import { mapValue, parseMapping } from './mapping';
import { breaksOff } from './breaks-off';
import { readXml } from './read-xml';

const board = `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<!-- the board --><jobs><job id="7"><name>Wick &amp; Lamp &#228; &lt;Tester&gt;</name><tt:city>Hull</tt:city><text><![CDATA[<p>Test & mend.</p>]]></text><tag>a</tag><tag>b</tag><empty/></job></jobs>`;
const get = (xml: string, path: string) => mapValue(readXml(xml), parseMapping(path));

test.each([
  ['job[].name', 'Wick & Lamp ä <Tester>'],
  ['job[0]."tt:city"', 'Hull'],
  ['job[].text', '<p>Test & mend.</p>'],
  ['job[].tag[]', 'a, b'],
  ['job[].@id', '7'],
  ['job[].empty', undefined],
  ['job[].nothing[].at[].all', undefined],
])('%s leads to %j', (path, value) => {
  expect(get(board, path)).toBe(value);
});

test('an element that says something of itself keeps its text, and one among many is walked like one alone', () => {
  expect(get('<r><pay currency="EUR">40</pay></r>', 'pay[].$')).toBe('40');
  expect(
    get('<r><title>Light in <i>lamps</i> &amp; <b at="x">wicks</b></title></r>', 'title[].$'),
  ).toBe('Light in lamps & wicks');
  expect(get('<r><pay currency="EUR">40</pay></r>', 'pay[].@currency')).toBe('EUR');
  expect(get('<r><a><b>1</b></a><a><b>2</b></a></r>', 'a[].b')).toBe('1, 2');
});

test.each([
  '',
  'words',
  '{"a":1}',
  '<html><body><p>Hi</p></body></html>',
  '<!doctype html><HTML></HTML>',
  '<a></a><b></b>',
  '\u0000PK',
])('%j is no XML', (text) => {
  expect(readXml(text)).toBeUndefined();
});

test.each([
  ['<a><b>1</b></a>', false],
  ['<a/>', false],
  ['<?xml version="1.0"?><!-- <x> --><!DOCTYPE a><a k="1"><b>1</b>', true],
  ['\n<rdf:RDF x="1"><item>', true],
  ['<rss><channel></channel></rss>\n<!-- end -->', false],
  ['{"a":1}', false],
  ['', false],
])('%j breaks off: %j', (xml, expected) => {
  expect(breaksOff(xml)).toBe(expected);
});

test('what is cut off, badly nested or names itself like an object’s own parts is read as far as it goes', () => {
  expect(readXml('<r><job><id>1</id></job><job><id>2')).toEqual({
    job: [{ id: '1' }, { id: '2' }],
  });
  expect(readXml('<r><job><b>x</job></r>')).toEqual({ job: [{ b: 'x' }] });
  expect(Object.keys(readXml('<r><__proto__><a>1</a></__proto__></r>') ?? {})).toEqual([
    '__proto__',
  ]);
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
});

test('an entity that the document makes up is not filled in, and endless nesting is refused', () => {
  expect(readXml('<!DOCTYPE r [<!ENTITY big "lots">]><r><a>&big;</a></r>')).toEqual({ a: '&big;' });
  expect(readXml('<a>'.repeat(100_000))).toBeUndefined();
  expect(readXml(`<r>${'<a x="'.repeat(20_000)}</r>`)).toBeDefined();
});
