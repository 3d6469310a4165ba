import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { groupNames } from '../../src/research/sources';
import { prepareDataFolder } from '../databases';
import { honestReply } from '../support/honest-reply';
import { startModelServer } from '../support/model-server';
import { freshFolder, programEnvironment, root, runShop } from '../support/shop-process';

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The built command line as npm runs it, channel to its parent included; it has to end by itself. */
async function run(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'build/server/cli.js'), ...parameters], {
    cwd: root,
    env: {
      ...programEnvironment,
      DATA_DIR: join(freshFolder(), 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (part: Buffer) => {
      said[stream] += part.toString();
    });
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe(null);
  return { code, ...said };
}

const REPORT_FILES = ['evidence.jsonl', 'report.html', 'report.json', 'report.pdf', 'run.json'];
const reportOf = (company: string, out: string): readonly string[] => [
  'report',
  '--company',
  company,
  '--role',
  'Backend Engineer',
  '--out',
  out,
];

test.each([[[]], [['help']], [['--help']]])(
  'with %j it lists the verbs, how each is called, and ends with 0',
  async (parameters) => {
    const { code, stdout, stderr } = await run(parameters);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const line of [
      'npm run foreword -- report --company NAME',
      'npm run seed -- [--orders 240]',
      'npm run foreword -- owner',
    ]) {
      expect(stdout).toContain(line);
    }
  },
);

test('judge-check asks the configured judge, and ends with 1 where nothing that it says can be used', async () => {
  const server = await startModelServer(() => ({ say: 'They all look fine to me.' }));
  const { code, stdout } = await run(['judge-check'], {
    MODEL_WRITE: 'compatible:writer',
    MODEL_JUDGE: 'compatible:judge',
    MODEL_COMPATIBLE_URL: server.baseUrl,
  });
  await server.close();
  expect(new Set(server.asked.map(({ body }) => body.model))).toEqual(new Set(['judge']));
  expect({ code, stdout }).toEqual({
    code: 1,
    stdout: expect.stringContaining('gave no answer that can be used'),
  });
});

test.each([
  [
    ['juggle'],
    'Unknown verb “juggle”. Verbs: report, sample, corrections, sources, gather, read, parse, rank, resolve, verify, judge-check, probe, prove, bulk, new-source, doctor, settings, backup, restore, verify-backup, retention, ratings, seed, owner.',
  ],
  [['report'], '--company and --role are required.'],
  [['report', '--company', 'Quillhaven Systems', '--role', '  '], '--role is required.'],
  [
    ['report', '--company'],
    '--company needs a value; write one that starts with a dash as --option=-value.',
  ],
  [
    ['report', '--company', '--role', 'Designer'],
    '--company needs a value; write one that starts with a dash as --option=-value.',
  ],
  [
    ['report', '--firm', 'Quillhaven'],
    'Unknown option --firm; options: --company, --role, --interviewer, --location, --posting, --tape, --web, --now, --out.',
  ],
  [
    ['report', '--company', 'Quillhaven', 'Systems'],
    '“Systems” belongs to no option; quote values of several words.',
  ],
  [['seed', '--orders', 'many'], '--orders must be a whole number from 1 to 100000.'],
  [['seed', '--orders', '0'], '--orders must be a whole number from 1 to 100000.'],
  [['seed', '--seed', 'x'], '--seed must be a whole number from 1 to 2147483647.'],
  [['probe', '--group', 'gossip'], `Unknown group gossip. Groups: ${groupNames.join(', ')}.`],
  [
    ['probe', '--keep', 'test'],
    'Recorded answers belong to their owners; pass --keep a folder outside the project.',
  ],
  [
    ['new-source', '--from', 'x.json'],
    'Start with the new source’s id: new-source made-up-register --from answer.json.',
  ],
  [['owner', '--loud'], 'Unknown option --loud; this verb takes no options.'],
])('%j is refused with one sentence and 2', async (parameters, sentence) => {
  const { code, stdout, stderr } = await run(parameters);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr.split('\n')[0]).toBe(sentence);
  expect(stderr).not.toContain('    at ');
});

test('a setting that can’t be used is told in one sentence and ends with 1', async () => {
  expect(await run(['owner'], { PORT: 'many' })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^PORT isn’t usable: [^\n]+\n$/),
  });
});

describe('seed', () => {
  test('puts made-up orders into a fresh data folder and more into the same one', async () => {
    const data = { DATA_DIR: join(freshFolder(), 'data') };
    expect(await run(['seed', '--orders', '12'], data)).toEqual({
      code: 0,
      stderr: '',
      stdout: '12 made-up orders added. Work on paid ones starts with the next npm start.\n',
    });
    expect(await run(['seed', '--orders', '1', '--seed', '2'], data)).toMatchObject({
      code: 0,
      stderr: '',
    });
    const shop = await runShop({ dataFolder: data.DATA_DIR });
    try {
      await shop.ready();
      expect(await run(['seed', '--orders', '1'], data)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^Another Foreword is already running on [^\n]+\n$/),
      });
    } finally {
      expect(await shop.stop()).toBe(0);
    }
  });

  test('never touches a live shop', async () => {
    const live = {
      MODE: 'live',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      BASE_URL: 'https://shop.example',
      TRUST_PROXY: '1',
      STRIPE_SECRET_KEY: 'sk_live_0',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_0',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
      SMTP_URL: 'smtps://mail.example',
      LINK_KEY: '0123456789abcdef'.repeat(2),
    };
    expect(await run(['seed', '--orders', '1'], live)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Made-up orders are for demos, not for a live shop.\n',
    });
  });
});

test('probe asks the sample web’s sources once, keeps what they said, and does not ask them again for nothing', async () => {
  const data = { DATA_DIR: await prepareDataFolder(freshFolder()) };
  const records = freshFolder();
  const first = await run(
    ['probe', '--group', 'registers', '--group', 'reference', '--keep', records],
    data,
  );
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(
    /^A new probe\. It asks the built-in sample web, not the internet: \d+ of \d+ sources to go\.\n/,
  );
  expect(first.stdout).toMatch(
    / ok +\d+ ms +8\/8 fields  GLEIF legal entity identifiers: 1 entry read\./,
  );
  expect(readdirSync(records)).toEqual(
    expect.arrayContaining(['gleif-lei.json', 'wikidata-search.json']),
  );
  const second = await run(['probe', '--group', 'reference', '--group', 'registers'], data);
  expect(second.stdout).toMatch(
    /^The last probe ran [\d-]+ [\d:]+; --again starts over\..*: 0 of \d+ sources to go\.\n\d+ of \d+ sources answered/,
  );
});

test('owner prints a link that is another each time', async () => {
  const data = { DATA_DIR: await prepareDataFolder(freshFolder()) };
  const link = async (): Promise<string> => {
    const { code, stdout, stderr } = await run(['owner'], data);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return /^http:\/\/localhost:3000\/desk\/invitation\/[\w-]{20,}$/m.exec(stdout)?.[0] ?? 'none';
  };
  const [first, second] = [await link(), await link()];
  expect(first).toContain('/desk/invitation/');
  expect(second).not.toBe(first);
});

describe('report', () => {
  let out: string;
  let ended: Ended;
  let shopWentOn: number;
  beforeAll(async () => {
    const shop = await runShop({ dataFolder: await prepareDataFolder(freshFolder()) });
    await shop.ready();
    out = join(freshFolder(), 'deep', 'report');
    ended = await run(
      [
        ...reportOf('Quillhaven Systems', out),
        '--interviewer',
        'Rosa Ibarra',
        '--interviewer',
        'Tobias Lund',
        '--location',
        'Duluth, Minnesota',
      ],
      { DATA_DIR: shop.dataFolder },
    );
    shopWentOn = (await fetch(`${shop.baseUrl}/healthz`)).status;
    await shop.stop();
  });
  const read = (name: string): string => readFileSync(join(out, name), 'utf8');

  test('is written into its folder while a shop runs on the same data', () => {
    expect(ended.stderr).toContain('done: ');
    expect(ended).toMatchObject({ code: 0, stdout: '' });
    expect(shopWentOn).toBe(200);
    expect(readdirSync(out)).toEqual(expect.arrayContaining(REPORT_FILES));
  });

  test('is about the company and the role that were named', () => {
    for (const word of ['Quillhaven Systems', 'Backend Engineer']) {
      expect(read('report.json')).toContain(word);
      expect(read('report.html')).toContain(word);
    }
    expect(readFileSync(join(out, 'report.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('comes with its evidence, a row a line, and with an account of what was asked and how it went', () => {
    const rows = read('evidence.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { quote: string });
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.every(({ quote }) => quote.length > 0)).toBe(true);
    const account = JSON.parse(read('run.json')) as {
      asked: unknown;
      milliseconds: { total: number };
      sources: { answered: number };
      sha256: Record<string, string>;
    };
    expect(account.asked).toEqual({
      company: 'Quillhaven Systems',
      role: 'Backend Engineer',
      interviewers: 'Rosa Ibarra, Tobias Lund',
      location: 'Duluth, Minnesota',
      posting: '',
    });
    expect(account.milliseconds.total).toBeGreaterThan(0);
    expect(account.sources.answered).toBeGreaterThan(0);
    expect(account.sha256['report.json']).toBe(
      createHash('sha256').update(read('report.json')).digest('hex'),
    );
  });

  test('made with a tape is made again from it, by the same model’s words, free and the same to the byte', async () => {
    const server = await startModelServer(({ body }) => ({
      say: honestReply(body.messages?.at(-1)?.content ?? ''),
    }));
    const tape = join(freshFolder(), 'tape');
    const make = async () => {
      const folder = freshFolder();
      const model = {
        MODEL_WRITE: 'compatible:stub',
        MODEL_COMPATIBLE_URL: server.baseUrl,
        MODEL_COMPATIBLE_KEY: 'sk-never-told',
        MODEL_PRICES: 'compatible:stub=1/10',
        LOG_LEVEL: 'debug',
      };
      const { code, stderr } = await run(
        [
          ...reportOf('Quillhaven Systems', folder),
          '--tape',
          tape,
          '--posting',
          'Requirements\n- Calm hands',
        ],
        model,
      );
      expect({ code, told: /sk-never-told|Rules that nothing/.test(stderr) }).toEqual({
        code: 0,
        told: false,
      });
      return JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as {
        sha256: unknown;
        cost: { paidDollars: number };
      };
    };
    const first = await make();
    const asked = server.asked.length;
    const second = await make();
    await server.close();
    expect(first.cost.paidDollars).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(5);
    expect({
      asked: server.asked.length,
      paid: second.cost.paidDollars,
      sha256: second.sha256,
    }).toEqual({ asked, paid: 0, sha256: first.sha256 });
  });

  test('without a network ends in one plain sentence', async () => {
    const { code, stderr } = await run(reportOf('Quillhaven Systems', freshFolder()), {
      RESEARCH: 'web',
    });
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/^Can’t create a report: [^\n]+\.$/);
    expect(stderr).not.toContain('    at ');
  });

  test('a company that nobody knows is told in one sentence and ends with 1', async () => {
    const empty = freshFolder();
    const { code, stderr } = await run(reportOf('Nobody Knows Limited', empty));
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      'Can’t create a report: We found no company of that name.',
    );
    expect(stderr).not.toContain('    at ');
    for (const name of REPORT_FILES) expect(readdirSync(empty)).not.toContain(name);
  });

  test('a folder that can’t be written to is told before the research', async () => {
    const file = join(freshFolder(), 'a-file');
    writeFileSync(file, 'not a folder');
    expect(await run(reportOf('Quillhaven Systems', join(file, 'out')))).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('isn’t writable; pass another folder with --out.'),
    });
  });
});
