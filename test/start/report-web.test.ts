import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runReport } from '../../src/cli/making/report-run';
import type { openWorld } from '../../src/cli/making/world';
import { openSampleWeb } from '../../src/compose/outside';
import { readConfig } from '../../src/config';
import type { Network } from '../../src/platform/fetch';
import { freshFolder, root } from '../support/shop-process';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

interface Asked {
  readonly hosts: Set<string>;
  readonly open: typeof openWorld;
}

/**
 * The made-up web where the internet would be: the same catalogue and guard as RESEARCH=web has, and another
 * socket beneath. Nobody is waited for, since nobody is bothered.
 */
function instead(change: (network: Network) => Partial<Network> = () => ({})): Asked {
  const hosts = new Set<string>();
  return {
    hosts,
    async open({ research: kind }) {
      expect(kind).toBe('web');
      const { network, close } = await openSampleWeb(root);
      const watched: Network = {
        ...network,
        lookup: (host) => {
          hosts.add(host);
          return network.lookup(host);
        },
      };
      return {
        kind,
        network: { ...watched, ...change(watched) },
        companies: null,
        wire: (_, live) => live(),
        isReplayed: true,
        close,
      };
    },
  };
}

async function report(company: string, { open }: Asked) {
  const out = freshFolder();
  const result = readConfig({ RESEARCH: 'web', DATA_DIR: join(out, 'data') });
  if (!result.ok) throw new Error(result.faults.join(' '));
  const request = {
    orderId: 'none',
    company,
    role: 'Backend Engineer',
    name: '',
    interviewers: '',
    location: '',
  };
  const world = { research: 'web', hosts: undefined, clock: undefined } as const;
  const run = { config: result.config, out, request, tape: undefined, world };
  const code = await runReport(run, open);
  return { code, out, last: told.at(-1) ?? '' };
}

interface Account {
  readonly research: string;
  readonly sources: {
    readonly asked: number;
    readonly answered: number;
    readonly cited: number;
    readonly requests: number;
    readonly each: readonly {
      readonly id: string;
      readonly outcome: string;
      readonly cited: boolean;
    }[];
  };
}

describe('with RESEARCH=web a report', () => {
  test('asks every service of the catalogue through the guard, and is made of what answered', async () => {
    const asked = instead();
    const { code, out } = await report('Quillhaven Systems', asked);
    expect(code).toBe(0);
    expect(readdirSync(out)).toEqual(
      expect.arrayContaining([
        'report.html',
        'report.json',
        'report.pdf',
        'run.json',
        'evidence.jsonl',
      ]),
    );
    const account = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Account;
    expect(account.research).toBe('web');
    expect(asked.hosts.size).toBeGreaterThan(20);
    const { sources } = account;
    expect(sources.each.filter(({ cited }) => cited).length).toBeGreaterThan(3);
    expect(sources.each.filter(({ outcome }) => outcome === 'unreachable').length).toBeGreaterThan(
      1,
    );
    expect(sources.answered).toBeLessThan(sources.asked);
    expect(sources.requests).toBeGreaterThan(sources.asked / 2);
    for (const stage of [
      'identifying the company',
      'reading about Quillhaven',
      'sources asked',
      'writing without a model',
      'laying out',
      'done: ',
    ]) {
      expect(
        told.filter((line) => line.includes(stage)),
        stage,
      ).not.toEqual([]);
    }
  });

  test('of a name that several bear ends in a sentence after those it may mean', async () => {
    const { code, last, out } = await report('Quillhaven', instead());
    expect({ code, left: readdirSync(out) }).toEqual({ code: 1, left: [] });
    expect(last).toMatch(
      /^Use one of these full names:\n {2}Quillhaven [^\n]+\n {2}Quillhaven [^]+\nCan’t create a report: [^\n]+\n$/,
    );
  });

  test.each<[string, (network: Network) => Partial<Network>]>([
    [
      'no name resolves',
      () => ({
        lookup: () =>
          Promise.reject(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })),
      }),
    ],
    [
      'every name leads into a private network',
      () => ({ lookup: async () => ['169.254.169.254'] }),
    ],
    [
      'every connection is refused',
      () => ({
        connect: () =>
          Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
      }),
    ],
  ])('where %s ends in one sentence and 1', async (_, change) => {
    const { code, last, out } = await report('Quillhaven Systems', instead(change));
    expect({ code, last, left: readdirSync(out) }).toEqual({
      code: 1,
      left: [],
      last: 'Can’t create a report: No company directory answered. Check the internet connection and try again.\n',
    });
  });

  test('where only the directories answer ends in a sentence that says how little was found', async () => {
    const only = (network: Network): Partial<Network> => ({
      lookup: (host) =>
        /wikidata|gleif|www.sec.gov/.test(host)
          ? network.lookup(host)
          : Promise.reject(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })),
    });
    const { code, last, out } = await report('Quillhaven Systems', instead(only));
    expect(code).toBe(1);
    expect(last).toMatch(
      /^Can’t create a report: There is too little verified evidence for a report: [^\n]+\.\n$/,
    );
    expect(readdirSync(out)).not.toContain('report.html');
  });
});
