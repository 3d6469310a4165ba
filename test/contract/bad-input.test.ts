import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answer,
  redirect,
  startScriptedWeb,
  type Script,
  type ScriptedWeb,
} from '../../src/platform/fetch/scripted-web';
import { createOutboundFetch } from '../../src/platform/fetch';
import { inMemorySnapshots } from '../../src/research/evidence';
import { createAsk, samplePoliteness } from '../../src/research/gather';
import { fetchPlain } from '../../src/research/gather/ask/fetch-plain';
import { readPage, readPdf } from '../../src/research/read';
import {
  catalogue,
  fillTemplate,
  inMemoryHealth,
  listHealth,
  type OutcomeCode,
  type Source,
} from '../../src/research/sources';
import { hasOneHost } from '../../src/research/sources/state/health/health';
import { probeValues } from '../../src/research/probe';
import { testClock } from '../support/test-clock';
import { cases } from './answers';
import { card } from './contract-case';

/** One source for each way of reading: what comes over the wire instead of its answer is nobody's but the guard's, the runner's and the health's business. */
const ONE_OF_EACH = {
  json: 'ats-ashby',
  xml: 'ats-personio',
  feed: 'prnewswire-all',
  html: 'warn-ok',
  csv: 'culture-us-nlrb',
  search: 'gdelt-artlist',
  sitemap: 'site-sitemap',
  doc: 'sec-10k',
} as const;
type Kind = keyof typeof ONE_OF_EACH;
const kinds = Object.keys(ONE_OF_EACH) as readonly Kind[];

const sourceOf = (kind: Kind): Source =>
  catalogue.find(({ id }) => id === ONE_OF_EACH[kind]) ?? expect.fail(kind);
const caseOf = (kind: Kind) =>
  cases.find(({ source }) => source === ONE_OF_EACH[kind]) ?? expect.fail(kind);
const asText = (said: unknown): string => (typeof said === 'string' ? said : JSON.stringify(said));
const goodText = (kind: Kind): string => asText(caseOf(kind).answer);
const typeOf = (kind: Kind): string => caseOf(kind).type ?? 'application/json';
const told = (type: string, body: string | Uint8Array, more = ''): Uint8Array =>
  answer(`content-type: ${type}\ncontent-length: ${Buffer.byteLength(body)}\n${more}`, body);

const clock = testClock('2026-11-21T09:00:00.000Z');
const place = { script: told('text/plain', '') as Script };
const sent = { bytes: 0, open: 0 };
let web: ScriptedWeb;
beforeAll(async () => {
  const route: Script = (socket, request) => {
    const path = request.split(' ')[1] ?? '';
    const script =
      path === '/robots.txt'
        ? answer('content-length: 0', '', '404 Not Found')
        : path.startsWith('/login')
          ? told('text/html', LOGIN)
          : place.script;
    if (typeof script === 'function') script(socket, request);
    else socket.end(script);
  };
  web = await startScriptedWeb(new Proxy({}, { get: () => route }));
});
afterAll(() => web.close());

const LOGIN =
  '<!doctype html><html><head><title>Welcome</title></head><body><form action="/session" method="post"><input name="user"><input type="password" name="word"><button>Go</button></form></body></html>';

/** Asks one source over a real socket, and says what came of it everywhere it counts. */
async function ask(kind: Kind, script: Script) {
  place.script = script;
  const source = sourceOf(kind);
  const known = {
    ...probeValues(source, clock.now()),
    company: card.name,
    legalName: card.legalName,
    domain: card.domain,
    ...caseOf(kind).known,
  };
  const hosts = [
    ...new Set(
      source.request.urls.map(
        (url) => new URL(fillTemplate(url, known) ?? 'https://unfilled.example').hostname,
      ),
    ),
    'accounts.service.example',
  ];
  const network = web.network(Object.fromEntries(hosts.map((host) => [host, ['11.0.0.1']])));
  const health = inMemoryHealth();
  const stored: string[] = [];
  const snapshots = inMemorySnapshots();
  const { finding, leads, learned } = await fetchPlain(
    {
      ask: createAsk({
        outboundFetch: createOutboundFetch({ network, userAgent: 'ForewordBot/1.0', clock }),
        clock,
        crawler: 'ForewordBot',
        politeness: samplePoliteness(),
        isSeen: async () => true,
      }),
      card,
      clock,
      health,
      order: { role: 'Clerk' },
      read: async (input) => readPage(input),
      readPdf,
      store: {
        ...snapshots,
        put: async (text) => {
          stored.push(text);
          return snapshots.put(text);
        },
      },
    },
    { ...source, enabled: source.enabled === 'key' ? true : source.enabled },
    known,
  );
  const row = (await listHealth({ health, clock })).find(({ sourceId }) => sourceId === source.id);
  return {
    outcome: finding.outcome,
    sentence: finding.sentence,
    evidence: finding.snapshots.length + stored.length,
    stored,
    leads: leads.length,
    learned: learned.known,
    health: row?.state,
    watched: hasOneHost(source),
  };
}

test.each(kinds)('%s: what is answered as it should be is read, kept and well', async (kind) => {
  const good = await ask(kind, told(typeOf(kind), goodText(kind)));
  expect(good).toMatchObject({ outcome: 'ok', health: good.watched ? 'well' : 'never-asked' });
  // A sitemap is no evidence of anything but its pages.
  expect(good.evidence > 0).toBe(kind !== 'sitemap');
});

const json = (body: unknown) => () => told('application/json', JSON.stringify(body));
/** The same answer in which everything is called something else. */
const renamed = (kind: Kind): string =>
  goodText(kind)
    .replace(/"([A-Za-z_@][\w@-]*)":/g, '"$1V2":')
    .replace(/<(\/?)([a-z][\w:-]*)/gi, '<$1x$2')
    .replace(/^[^\n{<]*,[^\n]*\n/, 'one,two,three\n');
const half = (kind: Kind): string => goodText(kind).slice(0, Math.floor(goodText(kind).length / 2));

/** What comes instead, what each way of reading must call it, and whether the source is to blame. */
interface Bad {
  readonly says: string;
  readonly make: (kind: Kind) => Script;
  readonly is:
    | OutcomeCode
    | Readonly<
        Partial<Record<Kind, OutcomeCode | 'skip'>> & { readonly others: OutcomeCode | 'skip' }
      >;
  readonly isFailure: boolean;
}

const TABLE: readonly Bad[] = [
  {
    says: 'a page in the place of data',
    make: () =>
      told(
        'text/html',
        '<!doctype html><html><body><h1>Welcome</h1><p>We make lovely things.</p></body></html>',
      ),
    is: 'shape-changed',
    isFailure: true,
  },
  {
    says: 'a page that wants to see a human',
    make: () =>
      told('text/html', '<!doctype html><html><body>Please verify you are human</body></html>'),
    is: 'blocked',
    isFailure: true,
  },
  {
    says: 'status 200 with an error inside',
    make: json({ error: { code: 500, message: 'Internal failure' } }),
    is: {
      json: 'error-page',
      search: 'error-page',
      xml: 'error-page',
      feed: 'error-page',
      others: 'shape-changed',
    },
    isFailure: true,
  },
  {
    says: 'status 200 with a list of errors',
    make: json({ errors: [{ title: 'Query failed' }], meta: {} }),
    is: { json: 'error-page', search: 'error-page', others: 'skip' },
    isFailure: true,
  },
  {
    says: 'status 200 and a status that says otherwise',
    make: json({ status: 'error', message: 'API rate limit exceeded' }),
    is: { json: 'limited', search: 'limited', others: 'skip' },
    isFailure: true,
  },
  {
    says: 'status 200 without leave',
    make: json({ detail: 'Invalid API key.' }),
    is: { json: 'blocked', search: 'blocked', others: 'skip' },
    isFailure: true,
  },
  {
    says: 'a schema that changed',
    make: (kind) => told(typeOf(kind), renamed(kind)),
    is: 'shape-changed',
    isFailure: true,
  },
  {
    says: 'half an answer that says it is whole',
    make: (kind) => told(typeOf(kind), half(kind)),
    is: {
      json: 'shape-changed',
      search: 'shape-changed',
      xml: 'shape-changed',
      feed: 'shape-changed',
      others: 'skip',
    },
    isFailure: true,
  },
  {
    says: 'half an answer, broken off',
    make: (kind) =>
      answer(
        `content-type: ${typeOf(kind)}\ncontent-length: ${goodText(kind).length + 5_000}`,
        half(kind),
      ),
    is: 'unreachable',
    isFailure: true,
  },
  {
    says: 'three gigabytes, as it says',
    make: (kind) => flood(`content-type: ${typeOf(kind)}\r\ncontent-length: 3221225472`),
    is: 'refused',
    isFailure: true,
  },
  {
    says: 'three gigabytes, as it doesn’t say',
    make: (kind) => flood(`content-type: ${typeOf(kind)}\r\nconnection: close`),
    is: { json: 'refused', html: 'refused', others: 'skip' },
    isFailure: true,
  },
  {
    says: 'a bomb, packed small',
    make: (kind) => told(typeOf(kind), BOMB, 'content-encoding: gzip'),
    is: { json: 'refused', csv: 'refused', others: 'skip' },
    isFailure: true,
  },
  {
    says: 'a picture',
    make: () => told('image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47])),
    is: 'shape-changed',
    isFailure: true,
  },
  {
    says: 'a way to a login page',
    make: () => redirect('/login?next=/data'),
    is: 'blocked',
    isFailure: true,
  },
  {
    says: 'a way to a login page elsewhere',
    make: () => redirect('https://accounts.service.example/login'),
    is: 'blocked',
    isFailure: true,
  },
  {
    says: 'an empty list',
    make: (kind) =>
      told(typeOf(kind), asText(caseOf(kind).nothing?.answer ?? goodText(kind).split('\n')[0])),
    is: { xml: 'skip', doc: 'skip', others: 'empty' },
    isFailure: false,
  },
  {
    says: 'another company of the same name',
    make: (kind) =>
      told(
        typeOf(kind),
        goodText(kind).replaceAll(/Tarrow Lantern Works(?:, Inc\.)?/gi, 'Tarrow Lantern Tours LLC'),
      ),
    is: { feed: 'empty', html: 'empty', csv: 'empty', search: 'empty', others: 'skip' },
    isFailure: false,
  },
];

/** Sends until nobody listens any more, and counts. */
function flood(head: string): Script {
  return (socket: Socket) => {
    sent.bytes = 0;
    sent.open += 1;
    socket.on('close', () => {
      sent.open -= 1;
    });
    socket.write(`HTTP/1.1 200 OK\r\n${head}\r\n\r\n`);
    const part = Buffer.alloc(65_536, 0x20);
    const write = (): void => {
      while (!socket.destroyed) {
        sent.bytes += part.length;
        if (!socket.write(part)) break;
      }
    };
    socket.on('drain', write);
    write();
  };
}
const BOMB = gzipSync(Buffer.alloc(100_000_000), { level: 9 });
const expectedOf = ({ is }: Bad, kind: Kind): OutcomeCode | 'skip' =>
  typeof is === 'string' ? is : (is[kind] ?? is.others);

describe.each(TABLE.map((bad) => [bad.says, bad] as const))('%s', (_, bad) => {
  test.each(kinds.filter((kind) => expectedOf(bad, kind) !== 'skip'))(
    'is no evidence for %s: it is called what it is, and the health shows it',
    async (kind) => {
      const came = await ask(kind, bad.make(kind));
      const outcome = expectedOf(bad, kind);
      expect(came).toMatchObject({ outcome, evidence: 0, leads: 0, learned: {} });
      expect(came.sentence).toMatch(/^[A-Z“].*[.!?”]$/);
      const shown = bad.isFailure && outcome !== 'empty' ? 'failing' : 'well';
      expect(came.health).toBe(came.watched ? shown : 'never-asked');
      await expect.poll(() => sent.open).toBe(0);
      // Beside what may be read, what lies in the buffers of two sockets; a system may let them grow to tens of megabytes.
      expect(sent.bytes).toBeLessThan(sourceOf(kind).polite.maxBytes + 120_000_000);
    },
  );
});

test.each([
  ['json', 'Duluth', 'charset=utf-8'],
  ['json', 'Duluth', ''],
  ['csv', 'Duluth', 'charset=utf-8'],
  ['feed', 'In Hull', 'charset=utf-8'],
  ['html', 'Tulsa', 'charset=utf-8'],
  ['search', 'harbour', ''],
] as const)(
  '%s in another charset than it says is read as what it is: “%s” with letters beyond ASCII, told as “%s”',
  async (kind, word, charset) => {
    const accented = `${word}, Æbeløgade`;
    const came = await ask(
      kind,
      told(
        `${typeOf(kind)}; ${charset}`,
        Buffer.from(goodText(kind).replaceAll(word, accented).replaceAll('–', '\u0096'), 'latin1'),
      ),
    );
    expect(came).toMatchObject({ outcome: 'ok' });
    expect(came.stored.join('\n').includes('\ufffd')).toBe(false);
    expect(came.stored.join('\n')).toContain('Æbeløgade');
  },
);
