import { expect, test } from 'vitest';
import { retiredNames } from './retired-words';
import { readCommitted, type SourceFile } from './source-files';
import { projectRoot } from './temporary-project';

const file = (text: string, path = 'src/report/a.ts'): SourceFile => ({ path, text });

test.each([
  ['standing', 'const { standing } = claim;'],
  ['standingOf', 'export function standingOf() {}'],
  ['STANDING', 'const STANDING = 1;'],
  ['isDeed', 'interface Step { readonly isDeed: boolean }'],
  ['deeds', 'order.deeds += 1;'],
  ['ReviewErrand', 'type ReviewErrand = string;'],
  ['purse', 'const spend = (purse: number) => purse;'],
  ['Told', 'interface Told { readonly text: string }'],
])('a name made of a retired word is found: %s', (name, text) => {
  const [found = '', ...more] = retiredNames([file(text)]);
  expect(found).toContain(`src/report/a.ts calls something ${name}: say `);
  expect(more).toEqual([]);
});

test.each([
  'const outstanding = understanding + indeed;',
  "const column = integer('deeds'); // a standing order, a deed of sale",
  'const toldDay = 1; const told = [];',
  'const text = `<span class="standing">`;',
])('longer words, texts and comments may have it: %s', (text) => {
  expect(retiredNames([file(text)])).toEqual([]);
});

test('tests and the lexicon are not looked at', () => {
  const text = 'const standing = 1;';
  expect(retiredNames([file(text, 'src/report/a.test.ts')])).toEqual([]);
  expect(retiredNames([file(text, 'src/language/lexicon/a.ts')])).toEqual([]);
});

test('the code of this project has no such name', () => {
  const files = readCommitted(projectRoot);
  expect(files.length).toBeGreaterThan(1000);
  expect(retiredNames(files)).toEqual([]);
});
