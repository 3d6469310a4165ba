import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { PAGE_SOURCE } from './script';
import { PAGE_SCRIPT } from './script-packed';

/** What the cards, the notes and the times may add to every page. */
const MOST_OF_THE_NIGHT = 6000;

function packed(source: string): string {
  const { code, errors } = minifySync('page.js', source, { module: true });
  expect(errors).toEqual([]);
  return code.trim();
}

/** A string as the formatter writes it. */
function quoted(words: string): string {
  const escaped = JSON.stringify(words).slice(1, -1).replaceAll('\\"', '"');
  const count = (mark: string) => words.split(mark).length;
  const mark = count("'") > count('"') ? '"' : "'";
  return mark + escaped.replaceAll(mark, `\\${mark}`) + mark;
}

const asModule = (script: string) =>
  [
    '// The page’s script, packed by the test beside this file: run it with -u after a change of the source.',
    'export const PAGE_SCRIPT = [',
    ...Array.from(script.matchAll(/[^]{1,84}/gu), ([part]) => `  ${quoted(part)},`),
    "].join('');",
    '',
  ].join('\n');

test('the page carries its script as it is written, packed', async () => {
  const script = packed(PAGE_SOURCE.reading + PAGE_SOURCE.night);
  await expect(asModule(script)).toMatchFileSnapshot('./script-packed.ts');
});

test(`cards, notes and times add at most ${MOST_OF_THE_NIGHT} characters to the page`, () => {
  const added = PAGE_SCRIPT.length - packed(PAGE_SOURCE.reading).length;
  expect(added).toBeGreaterThan(2000);
  expect(added).toBeLessThanOrEqual(MOST_OF_THE_NIGHT);
});
