import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';

const queryValue = z.union([z.string(), z.object({ has: z.string() }).strict()]);

const answerRoute = z
  .object({
    path: z.string().startsWith('/'),
    /** Parameters the request must carry; others do not matter. */
    query: z.record(z.string(), queryValue).default({}),
    /** Answers what is posted, if these words are in it; without it, what is asked for. */
    posted: z.string().optional(),
    file: z.string(),
    type: z.string(),
    status: z.number().int().min(200).max(599).default(200),
    headers: z.record(z.string(), z.string()).default({}),
  })
  .strict();

const redirectRoute = z
  .object({
    path: z.string().startsWith('/'),
    redirect: z.string(),
    status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(301),
  })
  .strict();

/** What an `index.json` in a host's folder says. */
const hostIndex = z
  .object({
    /** Every path of this host moves to the same path there. */
    movedTo: z.url().optional(),
    notFound: z.object({ file: z.string(), type: z.string() }).strict().optional(),
    routes: z.array(z.union([answerRoute, redirectRoute])),
  })
  .strict();

type QueryValue = z.infer<typeof queryValue>;
export type Route = z.infer<typeof answerRoute> | z.infer<typeof redirectRoute>;
type HostIndex = z.infer<typeof hostIndex>;

export interface Host {
  readonly index: HostIndex;
  /** File name → its bytes. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export function filesNamedIn(index: HostIndex): readonly string[] {
  const named = index.routes.flatMap((route) => ('file' in route ? [route.file] : []));
  return [...new Set([...named, ...(index.notFound ? [index.notFound.file] : [])])];
}

async function readHost(folder: string): Promise<Host> {
  const index = hostIndex.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  const files = new Map<string, Buffer>();
  for (const name of filesNamedIn(index)) {
    const path = resolve(folder, name);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error(`${name} lies outside of ${folder}`);
    files.set(name, await readFile(path));
  }
  return { index, files };
}

/** Each folder beneath is one host; its name is the host's name. */
export async function readHosts(folder: string): Promise<ReadonlyMap<string, Host>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name.toLowerCase());
  const hosts = await Promise.all(names.sort().map(async (name) => [name, await readHost(join(folder, name))] as const));
  return new Map(hosts);
}

function agrees(wanted: QueryValue, given: string | null): boolean {
  if (given === null) return false;
  const value = given.trim().toLowerCase();
  return typeof wanted === 'string' ? value === wanted.toLowerCase() : value.includes(wanted.has.toLowerCase());
}

function isPostedTo({ posted }: Extract<Route, { readonly file: string }>, body: string | undefined): boolean {
  return posted === undefined ? body === undefined : body !== undefined && agrees({ has: posted }, body);
}

/** The first route of the index that fits, so the narrower ones stand first. */
export function findRoute(index: HostIndex, { pathname, searchParams }: URL, body?: string): Route | undefined {
  return index.routes.find((route) => {
    if (route.path !== pathname) return false;
    if ('redirect' in route) return body === undefined;
    return isPostedTo(route, body) && Object.entries(route.query).every(([name, wanted]) => agrees(wanted, searchParams.get(name)));
  });
}

/** Whether anything may be posted to this path at all. */
export function takesPosts(index: HostIndex, path: string): boolean {
  return index.routes.some((route) => route.path === path && 'posted' in route && route.posted !== undefined);
}
