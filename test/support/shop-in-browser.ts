import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFailed } from 'vitest';
import { launchBrowser, openPage, type PageOptions } from './browser';
import { freePort, removeFolder, runShop, type ShopProcess } from './shop-process';

export interface ShopInBrowser {
  /** As it prints it itself, so that its own links stay on one origin. */
  readonly baseUrl: string;
  readonly dataFolder: string;
  output(): string;
  open(options?: Omit<PageOptions, 'baseUrl'>): Promise<Page>;
}

type Environment = Readonly<Record<string, string>>;

/** One shop on a data folder of its own and one browser, for all tests of a file. */
export function shopInBrowser(environment: Environment | ((port: number) => Promise<Environment>) = {}): ShopInBrowser {
  let shop: ShopProcess | undefined;
  let browser: Browser | undefined;
  const started = (): ShopProcess => {
    if (!shop) throw new Error('The shop is started before the first test, not before that.');
    return shop;
  };
  beforeAll(async () => {
    const port = await freePort();
    const wanted = typeof environment === 'function' ? await environment(port) : environment;
    // Each page brings an address of its own, as visitors do; limits count by address.
    [shop, browser] = await Promise.all([runShop({ port, environment: { TRUST_PROXY: '1', ...wanted } }), launchBrowser()]);
    await shop.ready();
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
    if (shop) removeFolder(shop.dataFolder);
  });
  const baseUrl = (): string => started().baseUrl.replace('127.0.0.1', 'localhost');
  return {
    get baseUrl() { return baseUrl(); },
    get dataFolder() { return started().dataFolder; },
    output: () => started().output(),
    async open(options = {}) {
      if (!browser) throw new Error('The browser is started before the first test, not before that.');
      onTestFailed(() => void process.stderr.write(`What the shop said last:\n${started().output().slice(-2_000)}\n`));
      return openPage(browser, { baseUrl: baseUrl(), ...options });
    },
  };
}
