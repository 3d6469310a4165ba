import { expect, test } from 'vitest';
import { mapValue, parseMapping } from '../../research/sources/definition/mapping';
import { readXml } from './xml';
import { createXmlScanner } from './xml-scanner';

const board = `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<!-- the board --><jobs><job id="7"><name>Wick &amp; Lamp &#228; &lt;Tester&gt;</name><tt:city>Hull</tt:city><text><![CDATA[<p>Test & mend.</p>]]></text><tag>a</tag><tag>b</tag><empty/></job></jobs>`;
const read = (xml: string) => {
  const result = readXml(xml);
  return result.ok ? result.value : undefined;
};
const get = (xml: string, path: string) => mapValue(read(xml), parseMapping(path));

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
  expect(readXml(text)).toEqual({
    ok: false,
    failure: { code: 'broken', sentence: 'it is no XML.' },
  });
});

test('what is cut off, badly nested or names itself like an object’s own parts is read as far as it goes', () => {
  expect(read('<r><job><id>1</id></job><job><id>2')).toEqual({
    job: [{ id: '1' }, { id: '2' }],
  });
  expect(read('<r><job><b>x</job></r>')).toEqual({ job: [{ b: 'x' }] });
  expect(Object.keys(read('<r><__proto__><a>1</a></__proto__></r>') ?? {})).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
});

test('an entity that the document makes up is not filled in, and endless nesting is refused', () => {
  expect(read('<!DOCTYPE r [<!ENTITY big "lots">]><r><a>&big;</a></r>')).toEqual({ a: '&big;' });
  expect(readXml('<a>'.repeat(100_000))).toMatchObject({
    ok: false,
    failure: { code: 'too-large' },
  });
  expect(read(`<r>${'<a x="'.repeat(20_000)}</r>`)).toBeDefined();
});

test('an element with endless attributes is refused, and so are endless elements', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => `a${at}="x"`).join(' ');
  expect(readXml(`<r ${many}/>`)).toMatchObject({ ok: false, failure: { code: 'broken' } });
  expect(readXml(`<r>${'<i/>'.repeat(500_001)}</r>`)).toMatchObject({
    ok: false,
    failure: { code: 'too-large' },
  });
});

test('the tokens are the same wherever a stream is cut', () => {
  const tokens = (size: number): readonly string[] => {
    const scanner = createXmlScanner();
    const found: string[] = [];
    const take = (): void => {
      for (let token = scanner.next(); token !== 'more'; token = scanner.next())
        found.push(
          token === 'text' || token === 'cdata'
            ? `${token} ${scanner.text()}`
            : `${token} ${scanner.name()}${token === 'close' ? '' : scanner.attributes()}`,
        );
    };
    const text = `${board}<a href="x>y" b='c">'>1 < 2 &amp; 3</a><!x><!--<b>--><![CDATA[]]]]><c d/>x`;
    for (let at = 0; at < text.length; at += size) {
      scanner.push(text.slice(at, at + size));
      take();
    }
    scanner.end();
    take();
    return found;
  };
  const whole = tokens(10_000);
  expect(whole).toContain('open a href="x>y" b=\'c">\'');
  expect(whole.length).toBeGreaterThan(20);
  for (const size of [1, 2, 3, 5, 11]) expect(tokens(size), String(size)).toEqual(whole);
});

test('a stream that never ends a tag is refused once it is longer than any honest one', () => {
  const scanner = createXmlScanner();
  expect(() => {
    for (let at = 0; at < 100; at += 1) {
      scanner.push(`<row x="${' '.repeat(50_000)}`.slice(at === 0 ? 0 : 8));
      scanner.next();
    }
  }).toThrow('a row never ends.');
});
