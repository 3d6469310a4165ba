import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storedSnapshots } from '../../src/research/evidence/snapshots/stored-snapshots';
import { folderStorage } from '../../src/platform/files';
import { projectFolder } from '../../src/project-folder';
import type { EntityCard } from '../../src/research/company';
import type { Document } from '../../src/research/evidence';
import type { Snapshot } from '../../src/research/evidence/shape';
import { unpackHosts, type RealCompany } from '../real/companies';

export interface GatheredCompany {
  readonly card: EntityCard;
  readonly documents: readonly Document[];
}

const TIME_LIMIT_MS = 180_000;

/** Where a company's documents lie once they were gathered. */
export const gatheredIn = (workplace: string, { slug }: RealCompany): string =>
  join(workplace, slug, 'gathered');

/** All that the command line gathers about a company for its first role; `kept` takes what an earlier run left. */
export async function gatherCompany(
  company: RealCompany,
  { workplace, kept }: { readonly workplace: string; readonly kept: boolean },
): Promise<GatheredCompany | undefined> {
  const out = gatheredIn(workplace, company);
  const file = join(out, 'gathered.json');
  if (!kept || !existsSync(file)) {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const { name, asOf, roles } = company;
    const options = {
      web: unpackHosts(company, workplace),
      now: asOf,
      company: name,
      role: roles[0] ?? '',
      out,
    };
    spawnSync(
      process.execPath,
      [
        join(projectFolder(), 'build/server/cli.js'),
        'gather',
        ...Object.entries(options).map(([key, value]) => `--${key}=${value}`),
      ],
      {
        env: { ...process.env, NODE_ENV: 'production', MODE: 'demo' },
        stdio: 'ignore',
        timeout: TIME_LIMIT_MS,
      },
    );
  }
  if (!existsSync(file)) return undefined;
  const { card, snapshots } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly card: EntityCard;
    readonly snapshots: readonly Snapshot[];
  };
  const store = storedSnapshots(folderStorage(join(out, 'files')));
  const documents = await Promise.all(
    snapshots.map(async (record): Promise<Document> => ({
      record,
      text: (await store.get(record.snapshot)) ?? '',
    })),
  );
  return { card, documents };
}
