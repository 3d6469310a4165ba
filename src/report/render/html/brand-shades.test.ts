import { expect, test } from 'vitest';
import { brand } from '../../../../content/brand';
import { mix, shades } from './brand-shades';
import { PAGE_STYLE } from './style';
import { PDF_TEMPLATE } from '../pdf/pdf-template';
import { penFor } from '../pictures/paint';

/** How bright the eye takes a colour to be, as WCAG reckons it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('a shade is so much of one colour and the rest of another', () => {
  expect(mix('#000000', 0.5, '#ffffff')).toBe('#808080');
  expect(mix('#1d5752', 1, '#ffffff')).toBe('#1d5752');
  expect(mix('#0a0b0c', 0, '#010203')).toBe('#010203');
});

test('page, paper and pictures wear the brand’s own colour', () => {
  expect(shades.accent).toBe(brand.accent.deep);
  expect(PDF_TEMPLATE).toContain(`#let accent = rgb("${brand.accent.deep}")`);
  expect(PAGE_STYLE).toContain(`--accent: ${brand.accent.deep}`);
  expect(PAGE_STYLE).toContain(`--accent: ${shades.strong}`);
  expect(penFor('print', 400).shape('rect', 'bar', {})).toContain(shades.bar);
});

test('what is read on white is dark enough, and what stands side by side in a picture differs in lightness', () => {
  const onWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);
  for (const colour of [shades.accent, shades.strong])
    expect(onWhite(colour)).toBeGreaterThanOrEqual(7);
  expect(onWhite(shades.bar)).toBeGreaterThanOrEqual(4.5);
  expect(luminance(shades.bar) / luminance(shades.strong)).toBeGreaterThan(1.5);
  expect(luminance(shades.pale) / luminance(shades.bar)).toBeGreaterThan(3);
});
