import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobHandler } from '../platform/jobs';
import type { Gathering } from '../research';
import {
  probeSourcesHandler,
  probeValues,
  valuesOfToday,
  type ProbeContext,
} from '../research/probe';
import { databaseHealth, type Known } from '../research/sources';
import type { Platform } from './platform';
import type { SampleOrWeb } from './outside';

export interface Probing {
  readonly context: ProbeContext;
  readonly handlers: readonly JobHandler[];
}

/** What the sample web's services are asked with: the made-up company that all of them know. */
function sampleValues(projectFolder: string): Known {
  const { name, roles, ...company } = JSON.parse(
    readFileSync(join(projectFolder, 'demo/company.json'), 'utf8'),
  ) as { readonly name: string; readonly roles: readonly string[] };
  const plain = Object.fromEntries(
    Object.entries(company).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  return { ...plain, company: name, product: name, title: name, role: roles[0] ?? '' };
}

export function composeProbing(
  { database, clock, config, projectFolder }: Platform,
  { ask, sources }: Gathering,
  { kind }: SampleOrWeb,
): Probing {
  const { searxng, keys } = config.sources;
  const own = searxng === undefined ? {} : { searxng };
  const sample = kind === 'sample' ? sampleValues(projectFolder) : undefined;
  const context: ProbeContext = {
    database,
    clock,
    ask,
    sources,
    keys,
    health: databaseHealth({ database, clock }),
    world: kind,
    asksForTerms: config.mode === 'live' && kind === 'web',
    knownFor: (source) =>
      sample === undefined
        ? { ...probeValues(source, clock.now()), ...own }
        : { ...valuesOfToday(clock.now()), ...sample },
  };
  return { context, handlers: [probeSourcesHandler(context)] };
}
