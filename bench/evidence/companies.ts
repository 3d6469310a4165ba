import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const folder = join(process.env['MATERIAL_DIR'] ?? '../shared', 'real/companies');

interface Listed {
  readonly question: string;
  readonly document: string;
  readonly quote: string;
}

/** One page or filing as its host serves it. */
export interface Served {
  readonly host: string;
  readonly path: string;
  readonly type: string;
  /** As the lists name it. */
  readonly name: string;
  readonly text: string;
}

interface Described {
  readonly name: string;
  readonly legalName?: string;
  readonly domain?: string;
  readonly asOf: string;
  readonly documents?: Readonly<Record<string, string>>;
}

export interface RealCompany {
  readonly folder: string;
  readonly described: Described;
  readonly facts: readonly Listed[];
  readonly served: readonly Served[];
}

function readList(file: string): readonly Listed[] {
  const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    const cell = (name: string): string => cells[names.indexOf(name)] ?? '';
    return { question: cell('question'), document: cell('document'), quote: cell('quote') };
  });
}

interface Route {
  readonly path: string;
  readonly file?: string;
  readonly type?: string;
}

function readHosts(archive: string): readonly Served[] {
  const place = mkdtempSync(join(tmpdir(), 'foreword-evidence-'));
  const { status } = spawnSync('tar', ['-xJf', archive, '-C', place]);
  if (status !== 0) throw new Error(`${archive} could not be unpacked`);
  const hosts = join(place, 'hosts');
  return readdirSync(hosts).flatMap((host) => {
    const { routes } = JSON.parse(readFileSync(join(hosts, host, 'index.json'), 'utf8')) as {
      readonly routes: readonly Route[];
    };
    return routes.flatMap(({ path, file, type = '' }) =>
      file === undefined
        ? []
        : [
            {
              host,
              path,
              type,
              name: `${host}/${file}`,
              text: readFileSync(join(hosts, host, file), 'utf8'),
            },
          ],
    );
  });
}

/** The named companies of the material, or all; none where the material is absent. */
export function* readCompanies(wanted: readonly string[]): Generator<RealCompany> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).toSorted()) {
    const archive = join(folder, name, 'hosts.tar.xz');
    if (!existsSync(archive) || (wanted.length > 0 && !wanted.includes(name))) continue;
    yield {
      folder: name,
      described: JSON.parse(readFileSync(join(folder, name, 'company.json'), 'utf8')) as Described,
      facts: readList(join(folder, name, 'facts.tsv')),
      served: readHosts(archive),
    };
  }
}
