import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue, type Source } from '../../research/sources';
import { PROBE_ORIGIN, proveAsked, readProofs, writeProof, writeProofIndex } from './proof-files';
import { proveVerb } from './prove';
import { UsageFault } from '../verb';

let project: string;
let said: string;
const INDEX = 'src/research/sources/proof/proven.json';
const put = (path: string, text: string): string => {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const index = (): unknown => JSON.parse(readFileSync(join(project, INDEX), 'utf8'));
const board = (...titles: readonly string[]): string =>
  JSON.stringify({
    jobs: titles.map((title) => ({
      title,
      jobUrl: 'https://jobs.ashbyhq.com/tarrow/1',
      publishedAt: '2026-08-04T16:05:11.000+00:00',
    })),
  });
const lever: Source =
  catalogue.find(({ id }) => id === 'ats-lever') ?? expect.unreachable('no ats-lever');
const prove = (...parameters: readonly string[]): Promise<number> =>
  proveVerb.run([...parameters, '--project', project]);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'foreword-prove-'));
  put(INDEX, '{}');
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(project, { recursive: true });
});

test('a recorded answer becomes the proof of its source, with its day and origin, and none of its words', async () => {
  const file = put('answer.json', board('Keeper of the harbour lamps', 'Clerk'));
  expect(await prove('ats-ashby', file, '--date', '2026-11-20', '--origin', 'a test')).toBe(0);
  expect(index()).toEqual({ 'ats-ashby': '2026-11-20' });
  const [proof] = readProofs(project);
  expect(proof).toMatchObject({
    source: 'ats-ashby',
    answers: [{ date: '2026-11-20', origin: 'a test', of: 2, reading: { outcome: 'ok' } }],
  });
  expect(JSON.stringify(proof)).not.toMatch(/Keeper|harbour|lamps|Clerk/);
  expect(said).toContain('1 of 1 answer proven; 1 source has a proof of form.');
});

test('proven again it is one proof, another answer is a second, and a probe’s newest takes the last one’s place', async () => {
  const file = put('answer.json', board('Clerk'));
  await prove('ats-ashby', file);
  await prove('ats-ashby', file);
  await prove('ats-ashby', put('other.json', board('Trimmer')));
  const count = (): number => readProofs(project)[0]?.answers.length ?? 0;
  expect(count()).toBe(2);
  const [first] = readProofs(project)[0]?.answers ?? [];
  for (const hash of ['1', '2'])
    if (first !== undefined)
      writeProof(project, {
        source: 'ats-ashby',
        answers: [{ ...first, hash, origin: PROBE_ORIGIN, date: '2026-11-22' }],
      });
  expect(count()).toBe(3);
  expect(writeProofIndex(project)).toBe(1);
});

test('what the mapping makes nothing of is no proof, and the command says why', async () => {
  expect(await prove('ats-ashby', put('answer.json', '{"openings":[{"a":1,"b":2}]}'))).toBe(1);
  expect(said).toContain('The mapping of ats-ashby makes nothing of it');
  expect(index()).toEqual({});
  await expect(prove('ats-ashby')).rejects.toThrow(UsageFault);
  await expect(prove('ats-ashby', 'nowhere.json')).rejects.toThrow('There is no file nowhere.json');
});

test('a part of an answer is proven inside of what stood around it', async () => {
  const job = put(
    'job.json',
    JSON.stringify((JSON.parse(board('Clerk')) as { jobs: unknown[] }).jobs[0]),
  );
  expect(await prove('ats-ashby', job)).toBe(1);
  expect(await prove('ats-ashby', job, '--envelope', '{"jobs":["@"]}')).toBe(0);
});

test('all recordings of a folder are proven by its manifest, whose licences are kept', async () => {
  put('all/real-answers/ats-ashby/board.json', board('Clerk'));
  put(
    'all/real-answers/MANIFEST.tsv',
    'file\tsource\trepo\tpath\tcommit\tlicence\nats-ashby/board.json\tats-ashby\tsome/where\ttest/board.json\tabcdef0123456\tMIT\nx.json\tno-such-source\ta\tb\tc\tMIT\n',
  );
  expect(await prove('--all', join(project, 'all'))).toBe(0);
  expect(readProofs(project)[0]?.answers[0]?.origin).toBe(
    'some/where: test/board.json; commit abcdef0123; MIT',
  );
});

test('what answers a probe is proven with what it was asked, and what lists nothing or is no text is not', () => {
  const answer = {
    outcome: 'ok' as const,
    url: 'https://api.lever.co/v0/postings/tarrow?mode=json',
    type: 'application/json',
    headers: {},
    fetchedAt: '2026-11-22T03:25:00.000Z',
  };
  const posting = {
    id: 'a1',
    text: 'Trimmer',
    hostedUrl: 'https://jobs.lever.co/tarrow/a1',
    createdAt: 1_778_576_400_000,
    categories: { team: 'Wicks' },
  };
  const text = JSON.stringify([posting]);
  proveAsked(project, lever, { ...answer, text: '[]' }, { lever: 'tarrow' });
  proveAsked(project, lever, { ...answer, text, bytes: new Uint8Array([1]) }, { lever: 'tarrow' });
  expect(readProofs(project)).toEqual([]);
  proveAsked(project, lever, { ...answer, text }, { lever: 'tarrow' });
  const [proof] = readProofs(project);
  expect(proof?.answers).toMatchObject([{ date: '2026-11-22', origin: PROBE_ORIGIN, of: 1 }]);
  expect(JSON.stringify(proof)).not.toMatch(/tarrow|Trimmer|Wicks/);
});
