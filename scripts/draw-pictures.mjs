// Draws the pictures that other sites show beside a link to ours, from the brand; run it when the brand changes:
// node_modules/.bin/node scripts/draw-pictures.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { brand } from '../content/brand.ts';
import { findChromium } from '../test/support/find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const font = readFileSync(join(root, 'src/web/ui/fonts/source-serif-4-latin.woff2')).toString('base64');
const { name, tagline, mark, accent, price } = brand;

const sign = (size, colour) => `<svg viewBox="0 0 32 32" width="${size}" height="${size}" style="color:${colour}"><path fill="currentColor" d="${mark.solid}"/>
  <path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" d="${mark.drawn}"/><path fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" d="${mark.lines}"/></svg>`;

const frame = (style, body) => `<style>
  @font-face { font-family: S; src: url(data:font/woff2;base64,${font}); font-weight: 600 }
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 80px; font: 600 40px/1.15 S; overflow: hidden; position: relative; ${style} }
  h1 { font: inherit; font-size: 84px; line-height: 1.08; letter-spacing: -0.02em; margin: 0; max-width: 820px; text-wrap: balance }
  p { margin: 0 } .foot { position: absolute; left: 80px; bottom: 72px; display: flex; align-items: center; gap: 20px; font-size: 44px }
  .big { position: absolute; right: -190px; bottom: -150px; opacity: 0.12 }
</style>${body}`;

const pictures = {
  home: frame(`background: ${accent.deep}; color: white`, `<h1>${tagline}</h1><p style="margin-top:36px;color:${accent.bright}">One company, one role, one report. $${price / 100}.</p>
    <p class="foot">${sign(64, 'white')}${name}</p><div class="big">${sign(620, 'white')}</div>`),
  page: frame('background: #fbf9f4; color: #1d1b16', `<div style="display:flex;align-items:center;gap:28px;font-size:104px;letter-spacing:-0.02em;margin-top:120px">${sign(130, accent.deep)}${name}</div>
    <p style="margin-top:40px;color:#5d584c">${tagline}</p><div class="big">${sign(620, accent.deep)}</div>`),
};

const { executablePath, environment } = await findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], env: { ...process.env, ...environment } });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [kind, html] of Object.entries(pictures)) {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'src/web/public/og', `${kind}.png`) });
}
await browser.close();
