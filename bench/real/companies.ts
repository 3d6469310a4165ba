import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface WantedFact {
  readonly id: string;
  readonly question: string;
  readonly accept: RegExp;
  /** Words that state it, and the file of the hosts in which they stand. */
  readonly quote: string;
  readonly document: string;
}

export interface Falsehood {
  readonly id: string;
  readonly claim: string;
  readonly caught: RegExp;
}

/** One real organization: what the web says of it, and what is right and wrong to say after reading that. */
export interface RealCompany {
  readonly slug: string;
  readonly folder: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly asOf: string;
  readonly roles: readonly string[];
  readonly facts: readonly WantedFact[];
  readonly falsehoods: readonly Falsehood[];
}

export function rowsOf(file: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...lines] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return lines.map((cells) => Object.fromEntries(head.map((key, at) => [key, cells[at] ?? ''])));
}

export function readCompanies(folder: string, slugs: readonly string[]): readonly RealCompany[] {
  const all = readdirSync(folder).filter((slug) => existsSync(join(folder, slug, 'company.json')));
  const unknown = slugs.filter((slug) => !all.includes(slug));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')} in ${folder}; there are ${all.join(', ')}.`);
  return all
    .filter((slug) => slugs.length === 0 || slugs.includes(slug))
    .map((slug) => {
      const at = join(folder, slug);
      const { name, legalName, asOf, roles } = JSON.parse(
        readFileSync(join(at, 'company.json'), 'utf8'),
      ) as Pick<RealCompany, 'name' | 'asOf' | 'roles'> & { readonly legalName: string };
      const facts = rowsOf(join(at, 'facts.tsv')).map(
        ({ id = '', question = '', accept = '', quote = '', document = '' }): WantedFact => ({
          id,
          question,
          quote,
          document,
          accept: new RegExp(accept, 'i'),
        }),
      );
      const falsehoods = rowsOf(join(at, 'not.tsv')).map(
        ({ id = '', false: claim = '', caught = '' }): Falsehood => ({
          id,
          claim,
          caught: new RegExp(caught, 'i'),
        }),
      );
      return { slug, folder: at, name, aliases: [legalName], asOf, roles, facts, falsehoods };
    });
}

/** Unpacks the hosts once, and again when the archive is newer. */
export function unpackHosts({ slug, folder }: RealCompany, workplace: string): string {
  const archive = join(folder, 'hosts.tar.xz');
  const into = join(workplace, slug);
  const hosts = join(into, 'hosts');
  if (existsSync(hosts) && statSync(hosts).ctimeMs > statSync(archive).mtimeMs) return hosts;
  rmSync(hosts, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const run = spawnSync('tar', ['-xJf', archive, '-C', into], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${archive} could not be unpacked: ${run.stderr}`);
  return hosts;
}
