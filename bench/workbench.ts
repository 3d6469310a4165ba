/**
 * How long the expert's bench takes from a key to the next picture, with a report far larger than any:
 * the page itself in a real browser, on answers given at once.  npm run bench -- workbench [sentences] [sources]
 */
import tailwindcss from '@tailwindcss/vite';
import { chromium, type Page, type Route } from 'playwright-core';
import { build, type Plugin } from 'vite';
import type {
  ActionOutcome,
  ReviewDeskView,
  Excerpt,
  ReviewAction,
} from '../src/desk/review/shape';
import { madeUpReviewDesk } from '../src/web/desk/review/fixtures/made-up-review-desk';
import { projectFolder } from '../src/project-folder';
import { findChromium } from '../test/support/find-chromium';

const GOAL = 100;
const ORIGIN = 'http://bench.test';
const [sentences = 400, sources = 300] = process.argv.slice(2).map(Number);

/** Each kind of change, the keys that bring it about, and how often. */
const CHANGES = [
  { name: 'next, by risk', keys: ['j'], times: 120 },
  { name: 'back', keys: ['k'], times: 60 },
  { name: 'accept and go on', keys: ['a'], times: 120 },
  { name: 'order anew', keys: ['o'], times: 20 },
  { name: 'next, by reading', keys: ['j'], times: 120 },
  { name: 'editor opens and closes', keys: ['e', 'Escape'], times: 40 },
  { name: 'what hinders opens and closes', keys: ['g', 'Escape'], times: 40 },
  { name: 'search opens and closes', keys: ['/', 'Escape'], times: 40 },
] as const;

const ENTRY = 'virtual:bench';
const entry = `
  import '/src/web/ui/app.css';
  import '/src/web/desk/desk.css';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { createMemoryRouter, RouterProvider } from 'react-router';
  import { BenchPage } from '/src/web/desk/review/bench-page';
  fetch('/view').then((answer) => answer.json()).then((opened) => {
    const router = createMemoryRouter([{ path: '/', element: createElement(BenchPage, { opened, demoLogin: null }) }]);
    createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }));
  });
`;

async function bundle(): Promise<{ readonly script: string; readonly style: string }> {
  const plugin: Plugin = {
    name: 'bench-entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}.ts` : undefined),
    load: (id) => (id === `\0${ENTRY}.ts` ? entry : undefined),
  };
  const built = await build({
    configFile: false,
    root: projectFolder(),
    logLevel: 'silent',
    plugins: [tailwindcss(), plugin],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, rollupOptions: { input: ENTRY } },
  });
  const outputs = (Array.isArray(built) ? built : 'output' in built ? [built] : []).flatMap(
    ({ output }) => output,
  );
  return {
    script: outputs.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n'),
    style: outputs
      .map((part) =>
        part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : '',
      )
      .join('\n'),
  };
}

/** A server that agrees with everything. */
function answering(view: ReviewDeskView): (asked: Asked) => unknown {
  const claims = new Map(
    view.sections.flatMap((section) => section.claims.map((claim) => [claim.id, claim] as const)),
  );
  const around = 'Behind the mill the river turns, and the road with it. '.repeat(36);
  let revision = 0;
  let settled = 0;
  return (asked) => {
    if (asked.call === 'excerpts')
      return asked.evidenceIds.map((evidenceId): Excerpt => ({
        evidenceId,
        before: around,
        quote: '',
        after: around,
        isGone: false,
      }));
    if (asked.call !== 'act') return [];
    const claim = 'claimId' in asked.action ? claims.get(asked.action.claimId) : undefined;
    revision += 1;
    settled += 1;
    const { gate, risk } = view;
    return {
      revision,
      gate,
      risk,
      progress: { settled, total: claims.size },
      canUndo: true,
      claimId: claim?.id ?? null,
      reload: false,
      claim: claim ? { ...claim, state: 'accepted' } : null,
      holder: { name: 'Mara', until: '2030-01-01T00:00:00.000Z', isMe: true },
    } satisfies ActionOutcome;
  };
}

type Asked =
  | { readonly call: 'act'; readonly action: ReviewAction }
  | { readonly call: 'excerpts'; readonly evidenceIds: readonly string[] }
  | { readonly call: 'try' };

/** From the key to the picture after it. */
async function measure(page: Page, keys: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const key of keys) {
    await page.evaluate(() => {
      const window_ = window as unknown as { taken?: Promise<number> };
      window_.taken = new Promise((done) => {
        document.addEventListener(
          'keydown',
          () => {
            const from = performance.now();
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.addEventListener('message', () => done(performance.now() - from), {
                once: true,
              });
              channel.port1.start();
              channel.port2.postMessage(null);
            });
          },
          { capture: true, once: true },
        );
      });
    });
    await page.keyboard.press(key);
    taken.push(await page.evaluate(() => (window as unknown as { taken: Promise<number> }).taken));
  }
  return taken;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const view = madeUpReviewDesk({ claims: sentences, sources });
const { script, style } = await bundle();
const answer = answering(view);
const { executablePath, environment } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...(process.env as Record<string, string>), ...environment },
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.route('**/*', (route: Route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/view') return route.fulfill({ json: view });
  if (pathname === '/script.js')
    return route.fulfill({ contentType: 'text/javascript', body: script });
  if (pathname.endsWith('/call'))
    return route.fulfill({
      json: { ok: true, value: answer(route.request().postDataJSON() as Asked) },
    });
  return route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><style>${style}</style><div id="root"></div><script type="module" src="/script.js"></script>`,
  });
});
await page.goto(`${ORIGIN}/`);
await page.getByRole('heading', { level: 1 }).waitFor();

process.stdout.write(
  `${sentences} sentences, ${sources} sources, milliseconds from key to picture\n`,
);
const all: number[] = [];
for (const { name, keys, times } of CHANGES) {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(...(await measure(page, keys)));
  all.push(...taken);
  const sorted = taken.toSorted((one, other) => one - other);
  process.stdout.write(
    `${name.padEnd(32)} p50 ${at(sorted, 0.5).toFixed(0).padStart(4)}  p95 ` +
      `${at(sorted, 0.95).toFixed(0).padStart(4)}  worst ` +
      `${at(sorted, 1).toFixed(0).padStart(4)}\n`,
  );
}
const p95 = at(
  all.toSorted((one, other) => one - other),
  0.95,
);
process.stdout.write(
  `p95 of all ${p95.toFixed(0)} ms, ${(p95 / GOAL).toFixed(2)} of the ${GOAL} ms allowed\n`,
);
await browser.close();
