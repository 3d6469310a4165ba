import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkTypes } from '../../../scripts/rules/checks.mjs';
import { projectFolder } from '../../project-folder';
import { newSourceVerb } from './new-source';

const root = projectFolder();
/** Outside of the checkout: whatever is written there goes with the test. */
const copy = mkdtempSync(join(tmpdir(), 'foreword-new-source-'));
const CATALOGUE = 'src/research/sources/catalogue';
const SHELF = `${CATALOGUE}/registers`;
const read = (file: string): string => readFileSync(join(copy, file), 'utf8');

/** Answers as a service might have sent them; what is in their values must be nowhere in the project afterwards. */
const SECRET = 'Blistering Barnacle Brothers';
const recorded = {
  'register.json': JSON.stringify({
    took: 3,
    response: {
      docs: [
        {
          company_name: SECRET,
          registered_on: '2019-05-04',
          status: 'active',
          web: 'https://blistering.test/',
          staff: 12,
          seat: { town: 'Saltmarsh', code: 'SM' },
          notes: `${SECRET} sells rope. `.repeat(8),
        },
        { company_name: 'Other Brothers', registered_on: '2020-01-01', capital: 9 },
      ],
    },
  }),
  'board.xml': `<?xml version="1.0"?><jobs><job id="7"><title>${SECRET} clerk</title><posted>2026-01-02T10:00:00Z</posted><offices><office><name>Saltmarsh</name></office></offices></job><job id="8"><title>Cook</title></job></jobs>`,
  'notices.csv': `Employer,Notice Date,Workers\n"${SECRET}, Inc.",01/02/2026,44\nOther,01/03/2026,2\n`,
  'page.html': `<!doctype html><html><body><table></table><table><tr><th>Firm</th><th>Day</th></tr><tr><td>${SECRET}</td><td>2026-01-02</td></tr></table></body></html>`,
  'paper.rss': `<rss><channel><item><title>${SECRET}</title></item></channel></rss>`,
};
const KINDS = {
  'register.json': 'search',
  'board.xml': 'xml',
  'notices.csv': 'csv',
  'page.html': 'html',
  'paper.rss': 'feed',
} as const;
const files = Object.keys(recorded) as (keyof typeof recorded)[];
const idOf = (file: string): string => `made-up-${file.replace(/\.\w+$/, '')}`;

const make = (...parameters: readonly string[]): Promise<number> =>
  newSourceVerb.run([...parameters, '--project', copy]);

const codes: number[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const name of [
    'src/research',
    'src/kernel',
    'src/language',
    'src/platform',
    'test/contract',
  ])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.project.json'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.project.json',
      include: [],
      files: [`${CATALOGUE}/index.ts`, 'test/contract/answers/index.ts'],
    }),
  );
  writeFileSync(
    join(copy, 'package.json'),
    '{ "name": "copy", "private": true, "type": "module" }',
  );
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  mkdirSync(join(copy, 'recorded'));
  for (const file of files) {
    writeFileSync(join(copy, 'recorded', file), recorded[file]);
    codes.push(
      await make(
        idOf(file),
        '--from',
        join(copy, 'recorded', file),
        '--kind',
        KINDS[file],
        '--group',
        'registers',
        ...(file === 'paper.rss' ? ['--url', 'https://paper.example/feed'] : []),
      ),
    );
  }
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(copy, { recursive: true, force: true });
});

describe('what is begun from a recorded answer', () => {
  test('holds none of its words', () => {
    expect(codes).toEqual(files.map(() => 0));
    for (const file of files) {
      const written = [
        read(`${SHELF}/${idOf(file)}.ts`),
        read(`test/contract/answers/${idOf(file)}.ts`),
      ].join('\n');
      expect([file, /Blister|Barnacle|Saltmarsh|Brothers|rope/i.test(written)]).toEqual([
        file,
        false,
      ]);
      expect(written).toContain('Tarrow Lantern Works');
    }
  });

  test('stands in both indexes once', () => {
    for (const file of files) {
      const name = idOf(file).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const times = (text: string, line: string): number =>
        text.split('\n').filter((one) => one === line).length;
      const [catalogue, answers] = [
        read(`${CATALOGUE}/index.ts`),
        read('test/contract/answers/index.ts'),
      ];
      const line = (folder: string): string =>
        `import { ${name} } from './${folder}${idOf(file)}';`;
      expect([
        times(catalogue, line('registers/')),
        times(catalogue, `  ['registers', [${name}]],`),
        times(answers, line('')),
        times(answers, `  ...${name},`),
      ]).toEqual([1, 1, 1, 1]);
    }
  });

  test('passes the types', async () => {
    const { ok, output, count } = await checkTypes(copy);
    expect({ ok, output, some: count > 100 }).toEqual({ ok: true, output: '', some: true });
  });

  test('loads as an entry of the catalogue and keeps its own contract, off until a probe saw it', async () => {
    for (const file of files) {
      const entry = Object.values(
        (await import(/* @vite-ignore */ join(copy, SHELF, `${idOf(file)}.ts`))) as Record<
          string,
          unknown
        >,
      )[0];
      expect(entry).toMatchObject({ id: idOf(file), kind: KINDS[file], enabled: 'verify' });
      const [contract] =
        Object.values(
          (await import(
            /* @vite-ignore */ join(copy, 'test/contract/answers', `${idOf(file)}.ts`)
          )) as Record<string, readonly unknown[]>,
        )[0] ?? [];
      expect(contract).toMatchObject({
        source: idOf(file),
        items: [{ title: expect.stringContaining('Tarrow Lantern Works') }],
        apart: 1,
        ...(KINDS[file] === 'xml' ? {} : { nothing: { certain: true } }),
      });
    }
    const search = read(`${SHELF}/made-up-register.ts`);
    for (const line of [
      "items: 'response.docs[]'",
      "title: 'company_name | plain'",
      "url: 'web'",
      "date: 'registered_on | iso'",
      "text: 'notes | plain | clip(4000)'",
      "town: 'seat.town | plain'",
      "seatCode: 'seat.code | plain'",
      "staff: 'staff'",
      "capital: 'capital'",
    ])
      expect(search).toContain(line);
    const contract = read('test/contract/answers/made-up-register.ts');
    expect(contract).toContain("title: 'Tarrow Lantern Works'");
    expect(contract).toContain('apart: 1');
  });
});

test.each([
  [
    ['made-up-register', '--from', 'recorded/register.json'],
    'Source made-up-register already exists.',
  ],
  [['rss-techcrunch', '--from', 'recorded/register.json'], 'Source rss-techcrunch already exists.'],
  [
    ['Made Up', '--from', 'recorded/register.json'],
    'An id is small letters and digits with dashes between',
  ],
  [['another', '--from', 'recorded/nothing.json'], '--from needs a file with a recorded answer'],
  [
    ['another', '--from', 'recorded/register.json', '--kind', 'doc'],
    '--kind is one of json, search',
  ],
  [
    ['another', '--from', 'recorded/register.json', '--url', 'https://x.example/{shoeSize}'],
    'Nobody can know {shoeSize}',
  ],
  [
    ['another', '--from', 'recorded/page.html', '--kind', 'json'],
    'The recorded answer is no JSON.',
  ],
  [['another', '--from', 'recorded/register.json', '--group', 'gossip'], 'Unknown group gossip'],
])('%j is refused in a sentence, and nothing is written', async (parameters, sentence) => {
  const before = read(`${CATALOGUE}/index.ts`);
  await expect(
    make(...parameters.map((one) => (one.startsWith('recorded/') ? join(copy, one) : one))),
  ).rejects.toThrow(sentence);
  expect(read(`${CATALOGUE}/index.ts`)).toBe(before);
});
