// Cuts the marks of the logo wall out of an unpacked copy of the free collection simple-icons (CC0), each
// trimmed to its drawing and set to about the same area; run it when content/logos.ts changes:
// node_modules/.bin/node scripts/run-program.mjs scripts/pictures/draw-logos.mjs FOLDER-OF-SIMPLE-ICONS
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { logoWall } from '../../content/logos.ts';
import { projectFolder } from '../../src/project-folder.ts';
import { findChromium } from '../../test/support/find-chromium.ts';

const [collection = ''] = process.argv.slice(2);
const target = join(projectFolder(), 'src/web/storefront/landing/logos');
/** In pixels: the area a mark may cover, and the box it has to fit in. */
const [AREA, WIDEST, TALLEST] = [1_500, 92, 40];

const { executablePath, environment } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...environment },
});
const page = await browser.newPage();
for (const name of logoWall.names) {
  const plain = name.toLowerCase();
  const icon = readFileSync(join(collection, 'icons', `${plain.replace(/\W/g, '')}.svg`), 'utf8');
  const [, outline] = / d="([^"]+)"/.exec(icon) ?? [];
  if (outline === undefined) throw new Error(`${name} has no outline`);
  await page.setContent(`<svg viewBox="0 0 24 24"><path d="${outline}"/></svg>`);
  const { x, y, width, height } = await page.locator('path').evaluate((path) => {
    const { x: left, y: top, width: wide, height: tall } = path.getBBox();
    return { x: left, y: top, width: wide, height: tall };
  });
  const scale = Math.min(Math.sqrt(AREA / (width * height)), WIDEST / width, TALLEST / height);
  const [shownWidth, shownHeight] = [width, height].map((side) => Math.round(side * scale));
  const box = [x, y, width, height].map((part) => Number(part.toFixed(2))).join(' ');
  writeFileSync(
    join(target, `${plain.replace(/\W+/g, '-')}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${shownWidth}" height="${shownHeight}">` +
      '<style>path{fill:#4b463b}@media(prefers-color-scheme:dark){path{fill:#cfc8b9}}</style>' +
      `<path d="${outline}"/></svg>\n`,
  );
}
await browser.close();
