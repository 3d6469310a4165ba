import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFailed } from 'vitest';
import { prepareDataFolder } from '../databases';
import { launchBrowser, openPage, type PageOptions } from './browser';
import { freePort, freshFolder, removeFolder, runShop, type ShopProcess } from './shop-process';

export interface ShopInBrowser {
  /** As it prints it itself, so that its own links stay on one origin. */
  readonly baseUrl: string;
  readonly dataFolder: string;
  output(): string;
  open(options?: Omit<PageOptions, 'baseUrl'>): Promise<Page>;
}

type Environment = Readonly<Record<string, string>>;

interface Place {
  readonly port: number;
  readonly dataFolder: string;
}

/** What a shop is started with besides its place, made while its data folder is nobody else's. */
type Prepare = (place: Place) => Promise<Environment>;

interface Opened {
  readonly shop: ShopProcess;
  readonly browser: Browser;
}

/**
 * One shop on a data folder of its own and one browser, for all tests of a file that asks for an environment.
 * A module that several files import keeps its shop (`kept`): its hooks run for the first of them alone.
 */
export function shopInBrowser(
  environment?: Prepare,
  { kept = false }: { readonly kept?: boolean } = {},
): ShopInBrowser {
  let opened: Opened | undefined;
  const held = (): Opened => {
    if (!opened) throw new Error('The shop is started before the first test, not before that.');
    return opened;
  };
  beforeAll(async () => {
    opened = environment
      ? await openShop(environment)
      : await (plainShop ??= openShop(async () => ({})));
  });
  afterAll(async () => {
    if (!environment || kept || !opened) return;
    await opened.browser.close();
    await opened.shop.stop();
    removeFolder(opened.shop.dataFolder);
  });
  const baseUrl = (): string => held().shop.baseUrl.replace('127.0.0.1', 'localhost');
  return {
    get baseUrl() {
      return baseUrl();
    },
    get dataFolder() {
      return held().shop.dataFolder;
    },
    output: () => held().shop.output(),
    async open(options = {}) {
      const { shop, browser } = held();
      onTestFailed(
        () =>
          void process.stderr.write(`What the shop said last:\n${shop.output().slice(-2_000)}\n`),
      );
      return openPage(browser, { baseUrl: baseUrl(), ...options });
    },
  };
}

/** The files that want nothing particular visit one shop, as people do; it ends with the process of the tests. */
let plainShop: Promise<Opened> | undefined;

/** Several shops run beside each other here: one thread is enough for each, and half the memory it would take. */
const SMALL = { THREADS: '1', NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8' };

async function openShop(environment: Prepare): Promise<Opened> {
  const port = await freePort();
  const dataFolder = await prepareDataFolder(freshFolder());
  const wanted = await environment({ port, dataFolder });
  // Each page brings an address of its own, as visitors do; limits count by address.
  const [shop, browser] = await Promise.all([
    runShop({ port, dataFolder, environment: { TRUST_PROXY: '1', ...SMALL, ...wanted } }),
    launchBrowser(),
  ]);
  await shop.ready();
  process.once('exit', () => removeFolder(shop.dataFolder));
  return { shop, browser };
}
