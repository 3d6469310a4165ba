import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '../../content/brand';
import {
  freshFolder,
  removeFolder,
  root,
  runShop,
  type ShopProcess,
} from '../support/shop-process';

/** What the shop is built of. */
const PARTS = [
  'src',
  'emails',
  'content',
  'demo',
  'migrations',
  'vite.config.ts',
  'scripts/bundled-packages.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
];

const renamed = {
  "'Foreword'": "'Plainsong'",
  'support@foreword.example': 'help@plainsong.example',
  'Boston, Massachusetts': 'Salem, Massachusetts',
  '3_500': '4_100',
  [brand.accent.deep]: '#5b2a86',
  [brand.accent.bright]: '#d3b3f0',
  [brand.accent.warm]: '#c0a020',
  [brand.mark.solid]: 'M4 4h10v24H4z',
};

const folder = freshFolder();
let shop: ShopProcess;
beforeAll(async () => {
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'content/brand.ts');
  const words = Object.entries(renamed).reduce(
    (text, [old, other]) => text.replaceAll(old, other),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, words);
  execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  shop = await runShop({ folder, dataFolder: join(folder, 'data') });
  await shop.ready();
});
afterAll(async () => {
  await shop?.stop('SIGKILL');
  removeFolder(folder);
});

const read = async (path: string): Promise<string> =>
  (await fetch(`${shop.baseUrl}${path}`)).text();

// The kept sample is a report that this house made and signed; whoever changes the brand makes it anew.
test('one file changes what the shop is called, where it sits, what it asks and how it looks, on every public page', async () => {
  for (const path of [
    '/',
    '/about',
    '/contact',
    '/faq',
    '/terms',
    '/privacy',
    '/bot',
    '/sources',
    '/order',
    '/success',
    '/links',
    '/nowhere',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/.well-known/security.txt',
    '/favicon.svg',
  ]) {
    const text = await read(path);
    expect(text.length, path).toBeGreaterThan(50);
    expect(text.match(/.{0,60}(?:foreword|\$35\b|Boston).{0,20}/iu)?.[0], path).toBeUndefined();
  }
  const landing = await read('/');
  for (const word of ['Plainsong', '$41', 'M4 4h10v24H4z']) expect(landing).toContain(word);
  const contact = await read('/contact');
  for (const word of ['help@plainsong.example', 'Salem, Massachusetts'])
    expect(contact).toContain(word);
  expect(await read('/bot')).toContain('User-agent: PlainsongBot');
  expect(await read('/favicon.svg')).toContain('#5b2a86');
  const assets = join(folder, 'build/client/assets');
  const styles = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('');
  expect(styles).toContain('#5b2a86');
  expect(styles).not.toContain(brand.accent.deep);
  expect(styles).not.toContain('brand(');
});
