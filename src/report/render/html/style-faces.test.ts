import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FACE_STYLE } from './style-faces';

const folder = join(import.meta.dirname, '../../../../content/fonts');
const fonts = readdirSync(folder)
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));

test('the two typefaces weigh at most 60,000 bytes together, each with its license', () => {
  expect(fonts.map(({ name }) => name)).toEqual(['noto-sans.woff2', 'source-serif-4.woff2']);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(60_000);
  for (const { name } of fonts)
    expect(
      readFileSync(join(folder, `LICENSE-${name.replace('.woff2', '.txt')}`), 'utf8'),
    ).toContain('SIL Open Font License');
});

test('the page carries both, in every weight from 400 to 700, and swaps no letter that was seen', () => {
  for (const { bytes } of fonts) expect(FACE_STYLE).toContain(bytes.toString('base64'));
  expect(FACE_STYLE.match(/font-weight: 400 700; font-display: block/gu)).toHaveLength(2);
});
