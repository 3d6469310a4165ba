// Draws the pictures that other sites show beside a link to ours, and those that phones and old browsers set for the shop, from the brand; run it when the brand changes:
// node_modules/.bin/node scripts/draw-pictures.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { brand } from '../content/brand.ts';
import { findChromium } from '../test/support/find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const font = readFileSync(join(root, 'content/fonts/source-serif-4.woff2')).toString('base64');
const { name, tagline, mark, accent, price } = brand;

const sign = (
  size,
  colour,
) => `<svg viewBox="0 0 32 32" width="${size}" height="${size}" style="color:${colour}"><path fill="currentColor" d="${mark.solid}"/>
  <path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" d="${mark.drawn}"/><path fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" d="${mark.lines}"/></svg>`;

const frame = (style, body) => `<style>
  @font-face { font-family: S; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 80px; font: 600 40px/1.15 S; overflow: hidden; position: relative; ${style} }
  h1 { font: inherit; font-size: 84px; line-height: 1.08; letter-spacing: -0.02em; margin: 0; max-width: 820px; text-wrap: balance }
  p { margin: 0 } .foot { position: absolute; left: 80px; bottom: 72px; display: flex; align-items: center; gap: 20px; font-size: 44px }
  .big { position: absolute; right: -190px; bottom: -150px; opacity: 0.12 }
</style>${body}`;

const pictures = {
  home: frame(
    `background: ${accent.deep}; color: white`,
    `<h1>${tagline}</h1><p style="margin-top:36px;color:${accent.bright}">One company, one role, one report. $${price / 100}.</p>
    <p class="foot">${sign(64, 'white')}${name}</p><div class="big">${sign(620, 'white')}</div>`,
  ),
  sample: frame(
    'background: #fbf9f4; color: #1d1b16',
    `<h1>See a whole report before you order.</h1><p style="margin-top:36px;color:#5d584c">A sample about a made-up company.</p>
    <p class="foot" style="color:${accent.deep}">${sign(64, accent.deep)}${name}</p><div class="big">${sign(620, accent.deep)}</div>`,
  ),
  page: frame(
    'background: #fbf9f4; color: #1d1b16',
    `<div style="display:flex;align-items:center;gap:28px;font-size:104px;letter-spacing:-0.02em;margin-top:120px">${sign(130, accent.deep)}${name}</div>
    <p style="margin-top:40px;color:#5d584c">${tagline}</p><div class="big">${sign(620, accent.deep)}</div>`,
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
    `<body style="margin:0;background:${accent.deep};display:grid;place-items:center;height:100vh">${sign(Math.round(size * share), 'white')}</body>`,
  );
  return page.screenshot();
}
writeFileSync(join(root, 'src/web/public/apple-touch-icon.png'), await drawIcon(180, 0.66));
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
