import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openOutside, type SampleOrWeb } from '../../compose/outside';
import type { Config } from '../../config';
import { systemClock, type Clock } from '../../kernel/time';
import { projectFolder } from '../../project-folder';
import { UsageFault } from '../verb';

/** Which web a verb asks, and at what moment. */
export const worldOptions = { web: { type: 'string' }, now: { type: 'string' } } as const;

export interface ChosenWorld {
  readonly research: Config['research'];
  /** A folder of hosts that stands for the whole web. */
  readonly hosts: string | undefined;
  readonly clock: Clock | undefined;
}

interface WorldValues {
  readonly web?: string | undefined;
  readonly now?: string | undefined;
  readonly tape?: string | undefined;
}

export function chosenWorld({ web, now, tape }: WorldValues, config: Config): ChosenWorld {
  if (tape !== undefined && (web !== undefined || now !== undefined))
    throw new UsageFault('A recording brings its own web and clock; leave out --web and --now.');
  if (web !== undefined && !hasHosts(web))
    throw new UsageFault(
      `The folder ${web} has no hosts; each is a folder with an index.json, as in demo/web/hosts.`,
    );
  const research = web === undefined ? config.research : 'sample';
  if (now !== undefined && research === 'web') throw new UsageFault('--now works only with --web.');
  return { research, hosts: web, clock: now === undefined ? undefined : clockAt(now) };
}

function hasHosts(folder: string): boolean {
  const isThere = (path: string): boolean =>
    statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  try {
    return readdirSync(folder).some((host) => isThere(join(folder, host, 'index.json')));
  } catch {
    return false;
  }
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** It stands still, so that the same web gives the same report. */
function clockAt(now: string): Clock {
  const at = Date.parse(now);
  if (!MOMENT.test(now) || Number.isNaN(at))
    throw new UsageFault('--now needs a time such as 2026-05-10T10:00:00Z, or a day.');
  return { now: () => new Date(at) };
}

export const clockOf = ({ clock }: ChosenWorld): Clock => clock ?? systemClock;

export async function openWorld({
  research,
  hosts,
}: Pick<ChosenWorld, 'research' | 'hosts'>): Promise<SampleOrWeb> {
  try {
    return await openOutside(research, projectFolder(), hosts);
  } catch (error) {
    if (hosts === undefined) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageFault(`The hosts in ${hosts} can’t be served: ${reason}`);
  }
}
