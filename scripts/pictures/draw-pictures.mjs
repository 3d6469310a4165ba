// Draws the pictures that other sites show beside a link to ours, and the icons of phones and old browsers, from
// the brand; run it when the brand changes:
// node_modules/.bin/node scripts/run-program.mjs scripts/pictures/draw-pictures.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { brand } from '../../content/brand.ts';
import { projectFolder } from '../../src/project-folder.ts';
import { findChromium } from '../../test/support/find-chromium.ts';

const root = projectFolder();
const font = readFileSync(join(root, 'content/fonts/source-serif-4.woff2')).toString('base64');
const { name, tagline, mark, accent, price } = brand;

const stroke = 'fill="none" stroke="currentColor"';
const sign = (size, colour) =>
  `<svg viewBox="0 0 32 32" width="${size}" height="${size}" style="color:${colour}">
  <path fill="currentColor" d="${mark.solid}"/>
  <path ${stroke} stroke-width="1.6" stroke-linejoin="round" d="${mark.drawn}"/>
  <path ${stroke} stroke-width="1.2" stroke-linecap="round" d="${mark.lines}"/></svg>`;

/** A page of a report without its words: lines, one of them marked, and sources in the margin. */
const line = (width, top) =>
  `<i style="left:44px;top:${top}px;width:${width}px;height:9px;border-radius:5px;background:#cfc8b9"></i>`;
const note = (top, wide) =>
  `<i style="left:318px;top:${top}px;width:3px;height:46px;background:${accent.warm}"></i>` +
  `<i style="left:334px;top:${top + 4}px;width:${wide}px;height:8px;border-radius:4px;background:${accent.deep}"></i>` +
  `<i style="left:334px;top:${top + 22}px;width:${wide - 22}px;height:8px;border-radius:4px;background:#cfc8b9"></i>`;
const sheet = `<div class="sheet">
  <i style="left:44px;top:52px;width:210px;height:20px;border-radius:6px;background:#1d1b16"></i>
  <i style="left:38px;top:170px;width:236px;height:30px;border-radius:4px;background:${accent.warm};opacity:.55"></i>
  ${[112, 144, 208, 240, 304, 336, 368].map((top, at) => line([240, 226, 240, 180, 240, 232, 150][at], top)).join('')}
  ${line(224, 180)}${note(112, 84)}${note(304, 92)}
</div>`;

const frame = (style, body) => `<style>
  @font-face { font-family: S; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 76px;
    font: 600 32px/1.25 S; overflow: hidden; position: relative; ${style} }
  h1 { font: inherit; font-size: 70px; line-height: 1.08; letter-spacing: -0.02em; margin: 0;
    max-width: 650px; text-wrap: balance }
  p { margin: 0; max-width: 620px }
  .foot { position: absolute; left: 76px; bottom: 68px; display: flex; align-items: center;
    gap: 20px; font-size: 44px }
  .sheet { position: absolute; left: 748px; top: 84px; width: 440px; height: 640px;
    background: white; border-top: 9px solid ${accent.warm}; border-radius: 8px; rotate: 3deg;
    outline: 2px solid rgb(0 0 0 / 0.12) }
  .sheet i { position: absolute }
</style>${body}${sheet}`;

const cloth = `background: color-mix(in srgb, ${accent.deep} 80%, black); color: white`;
const paper = 'background: #fbf9f4; color: #1d1b16';
const foot = (color) => `<p class="foot" style="color:${color}">${sign(64, color)}${name}</p>`;

const pictures = {
  home: frame(
    cloth,
    `<h1>${tagline}</h1><p style="margin-top:32px;color:${accent.secondBright}">
      One company, one role, one report. $${price / 100}.</p>${foot('white')}`,
  ),
  sample: frame(
    paper,
    `<h1>See a whole report before you order.</h1>
    <p style="margin-top:32px;color:${accent.second}">A sample about a made-up company.</p>
    ${foot(accent.deep)}`,
  ),
  page: frame(
    paper,
    `<div style="display:flex;align-items:center;gap:26px;font-size:96px;letter-spacing:-0.02em;
      margin-top:110px;color:${accent.deep}">${sign(124, accent.deep)}${name}</div>
    <p style="margin-top:36px;color:#5d584c">${tagline}</p>`,
  ),
};

const { executablePath, environment } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...environment },
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [kind, html] of Object.entries(pictures)) {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'src/web/public/og', `${kind}.png`) });
}

/** White on the brand's deep ground; a phone rounds the corners itself. */
async function drawIcon(size, share) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;background:${accent.deep};display:grid;place-items:center;height:100vh">
    ${sign(Math.round(size * share), 'white')}</body>`,
  );
  return page.screenshot();
}
writeFileSync(join(root, 'src/web/public/apple-touch-icon.png'), await drawIcon(180, 0.66));
for (const size of [192, 512])
  writeFileSync(join(root, `src/web/public/icon-${size}.png`), await drawIcon(size, 0.6));
const small = await drawIcon(32, 0.84);
const head = Buffer.alloc(22);
// One picture of 32 by 32 in 32 bits, which stands right behind these 22 bytes as a PNG.
[
  [2, 1],
  [4, 1],
  [10, 1],
  [12, 32],
].forEach(([at, value]) => head.writeUInt16LE(value, at));
head.writeUInt8(32, 6);
head.writeUInt8(32, 7);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(22, 18);
writeFileSync(join(root, 'src/web/public/favicon.ico'), Buffer.concat([head, small]));
await browser.close();
