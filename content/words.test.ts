import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { brand } from './brand';
import { faqItems } from './faq';
import type { LegalText } from './legal';
import { logoWall } from './logos';
import { privacy } from './privacy';
import { terms } from './terms';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = globSync('content/*.ts', { cwd: root }).filter(
  (file) => !/brand\.ts$|\.test\.ts$/u.test(file),
);
const facts = {
  price: '$35',
  promiseHours: 12,
  delivery: { asUsual: true },
  sourceCount: 123,
  expertReview: true,
};

/** Every word of `content/` as it would be said under that brand; answers that are made from facts are made. */
async function wordsUnder(other: object): Promise<string> {
  const {
    output: [chunk],
  } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { ssr: true, write: false, minify: false, rolldownOptions: { input: 'words' } },
    plugins: [
      {
        name: 'another-brand',
        enforce: 'pre',
        resolveId: (id) =>
          id === 'words' || basename(id) === 'brand' ? `\0${basename(id)}` : undefined,
        load(id) {
          if (id === '\0brand') return `export const brand = ${JSON.stringify(other)};`;
          return id === '\0words'
            ? modules
                .map(
                  (file, index) =>
                    `export * as m${index} from ${JSON.stringify(`${root}${file}`)};`,
                )
                .join('\n')
            : undefined;
        },
      },
    ],
  })) as Rolldown.RolldownOutput;
  const words = (await import(
    `data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`
  )) as object;
  return JSON.stringify(words, (_, value: unknown) =>
    typeof value === 'function'
      ? String(
          (value as (given: typeof facts) => unknown)({ ...facts, average: 5, count: 9 } as never),
        )
      : value,
  );
}

test('under another brand no word of the old one is left, and its name, place and mail stand where they stood', async () => {
  const other = {
    ...brand,
    name: 'Lanternwick',
    supportEmail: 'help@lanternwick.example',
    location: 'Portland, Maine',
  };
  const before = await wordsUnder(brand);
  const after = await wordsUnder(other);
  const count = (words: string, sought: string): number => words.split(sought).length - 1;
  expect(count(before, brand.name)).toBeGreaterThan(10);
  expect(after).not.toMatch(/foreword/iu);
  expect(count(after, other.name)).toBe(count(before, brand.name));
  for (const part of ['supportEmail', 'location'] as const)
    expect(count(after, other[part]), part).toBe(count(before, brand[part]));
});

/** Names of our own programs and of what a browser keeps, which nobody reads. */
const INNER = /'foreword(?:-mail|\.bench|\.inbox)?[.'`]|`foreword\.|start(?:Foreword)|foreword --/u;

test('no page, mail or paper names the brand by itself, nor a colour of it', () => {
  const files = [
    'src/web/{storefront,contact,checkout,tracking,sources,machine,sample,rating,choose,report,ui}/**/*.{ts,tsx,css}',
    'src/web/*.{ts,tsx}',
    'src/report/render/*.ts',
    'emails/**/*.{ts,tsx}',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|testing|samples\.ts$/u.test(file));
  expect(files.length).toBeGreaterThan(80);
  const naming = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .filter(
        (line) =>
          (/Foreword|FOREWORD/u.test(line) && !INNER.test(line)) ||
          Object.values(brand.accent).some((colour) => line.toLowerCase().includes(colour)),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(naming).toEqual([]);
});

const digestOf = ({ title, description, sections }: LegalText): string =>
  createHash('sha256')
    .update(JSON.stringify({ title, description, sections }))
    .digest('hex')
    .slice(0, 16);

/** A change of the words makes this fail: then set `updated` to the day of the change, and write both down here. */
test.each([
  ['terms', terms, { updated: '2026-11-27', digest: '82b6efe73e5e3da5' }],
  ['privacy policy', privacy, { updated: '2026-11-27', digest: 'adffd61b2338b759' }],
] as const)('the %s: no word changes without its date', (_, text, { updated, digest }) => {
  expect({ updated: text.updated, digest: digestOf(text) }).toEqual({ updated, digest });
});

test('nine questions stand on the nine topics, and no answer names a site whose words we do not use', () => {
  const topics = [
    /^what is/iu,
    /work/iu,
    /accura/iu,
    /when/iu,
    /sources/iu,
    /data/iu,
    /companies/iu,
    /refund/iu,
    /structure/iu,
  ];
  expect(faqItems.map(({ question }, index) => topics[index]?.test(question))).toEqual(
    topics.map(() => true),
  );
  const answers = faqItems.map(({ answer }) => answer(facts)).join('\n');
  expect(answers).not.toMatch(/glassdoor|blind|indeed|linkedin/iu);
  expect(answers.match(/\d+ data sources/gu)).toEqual(['123 data sources']);
});

test('the wall names 24 employers, each once, and claims none of them', () => {
  expect(new Set(logoWall.names).size).toBe(24);
  expect(logoWall.notAffiliated).toMatch(/not? .*affiliated|None .*affiliated/u);
  expect(`${logoWall.heading} ${logoWall.lead}`).not.toMatch(/customer|trust|client/iu);
});
