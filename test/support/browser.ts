import {
  chromium,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findChromium } from './find-chromium';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A container's shared memory may be too small for a page's pictures.
  '--disable-dev-shm-usage',
] as const;

/** Longer than any page of a healthy shop takes on a busy machine. */
const TIMEOUT = 60_000;

/** Characters; enough for the whole of a form. */
const LONGEST_SNAPSHOT = 3_000;

/** A headless browser with a new, empty profile. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, environment } = await findChromium();
  return chromium.launch({
    executablePath,
    args: [...FLAGS],
    env: { ...definedOnly(process.env), ...environment },
  });
}

export interface PageOptions {
  /** The shop whose pages are visited; every other origin is foreign. */
  readonly baseUrl: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly javaScriptEnabled?: boolean;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Faults this test brings about on purpose. Each must come, or the test no longer tests what it says. */
  readonly expected?: readonly RegExp[];
  /** Faults that come or not, as a race decides. */
  readonly allowed?: readonly RegExp[];
}

/** A page in a browser profile of its own that fails its test for any fault the browser reports. */
export async function openPage(browser: Browser, options: PageOptions): Promise<Page> {
  const {
    baseUrl,
    colorScheme = 'light',
    width = 1280,
    height = 800,
    javaScriptEnabled = true,
    reducedMotion = 'no-preference',
  } = options;
  const context = await browser.newContext({
    baseURL: baseUrl,
    colorScheme,
    javaScriptEnabled,
    reducedMotion,
    viewport: { width, height },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    extraHTTPHeaders: { 'X-Forwarded-For': nextAddress() },
  });
  context.setDefaultTimeout(TIMEOUT);
  const faults = await watchFaults(context, { origin: new URL(baseUrl).origin, javaScriptEnabled });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') process.stderr.write(await describePages(context));
    // What a test answers in the shop's place may still be under way, and would break outside of every test.
    await Promise.all(
      [context, ...context.pages()].map((routed) =>
        routed.unrouteAll({ behavior: 'ignoreErrors' }),
      ),
    ).catch(unlessClosed);
    await context.close();
    const judged = faults.filter((fault) => !options.allowed?.some((one) => one.test(fault)));
    const wrong = judgeFaults(judged, options.expected ?? []);
    if (wrong.length > 0)
      throw new Error(
        `The browser reported faults:\n${wrong.map((line) => `  ${line}`).join('\n')}`,
      );
  });
  return context.newPage();
}

/** A test may have closed its browser by itself. */
function unlessClosed(error: Error): void {
  if (!/has been closed/u.test(error.message)) throw error;
}

let visitors = 0;

/** Another visitor each time, from addresses kept for documentation. */
function nextAddress(): string {
  visitors += 1;
  return `198.51.100.${visitors % 250}`;
}

/** What a person would have seen when the test gave up. */
async function describePages(context: BrowserContext): Promise<string> {
  const seen = await Promise.all(
    context.pages().map(async (page) => {
      const part =
        (await page
          .locator('main')
          .count()
          .catch(() => 0)) > 0
          ? 'main'
          : 'body';
      const shown = await page
        .locator(part)
        .first()
        .ariaSnapshot({ timeout: 2_000 })
        .catch(() => 'nothing that could be read');
      return `At the end the page ${page.url()} showed:\n${shown.slice(0, LONGEST_SNAPSHOT)}\n`;
    }),
  );
  return seen.join('');
}

/** Which faults nobody expected, and which expected ones never came. */
export function judgeFaults(
  faults: readonly string[],
  expected: readonly RegExp[],
): readonly string[] {
  return [
    ...[...new Set(faults)].filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    ...expected
      .filter((pattern) => !faults.some((fault) => pattern.test(fault)))
      .map((pattern) => `expected and missing: ${pattern}`),
  ];
}

interface Watched {
  readonly origin: string;
  readonly javaScriptEnabled: boolean;
}

async function watchFaults(
  context: BrowserContext,
  { origin, javaScriptEnabled }: Watched,
): Promise<readonly string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error')
      faults.push(`console error: ${message.text()} ${placeOf(message)}`);
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      faults.push(`request to another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // A page that is left lets go of what it was still loading; that is nobody's fault, and neither
    // is a script that a browser without scripts declines to load.
    const declined =
      reason === 'net::ERR_ABORTED' || (!javaScriptEnabled && request.resourceType() === 'script');
    if (!declined) faults.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  await context.exposeBinding(
    'reportViolation',
    (_source, violation: string) => void faults.push(`content policy: ${violation}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${event.violatedDirective} refused ${event.blockedURI} at ${event.documentURI}`);
    });
  });
  return faults;
}

function placeOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return url === '' ? '' : `(${url})`;
}

function definedOnly(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
