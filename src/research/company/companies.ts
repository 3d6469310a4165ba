import type { CompanyRecord } from './directory';
import { comparableName, registeredName } from './names/names';

/** One company, of all that the directories say of it. */
export interface Company extends Omit<CompanyRecord, 'directory' | 'legalName'> {
  readonly legalName: string;
  /** Every name it goes by officially, as each directory writes it. */
  readonly names: readonly string[];
  readonly directories: readonly CompanyRecord['directory'][];
}

const IDENTIFIERS = ['wikidata', 'cik', 'lei', 'companyNumber'] as const;

function companyOf({ directory, ...record }: CompanyRecord): Company {
  const legalName = record.legalName ?? record.name;
  return {
    ...record,
    legalName,
    names: [...new Set([record.name, legalName])],
    directories: [directory],
  };
}

/** What the first directory said stands; later ones add what it left out. */
function merged(company: Company, record: CompanyRecord): Company {
  const { directory, name, legalName = name, aliases, known, ended, ...facts } = record;
  return {
    ...facts,
    ...company,
    legalName: company.legalName === company.name ? legalName : company.legalName,
    names: [...new Set([...company.names, name, legalName])],
    aliases: [...new Set([...company.aliases, ...aliases])],
    // Each tells of it in another way: the sum is more than either.
    known: company.known + known,
    ended: company.ended || ended,
    directories: [...company.directories, directory],
  };
}

const sharesIdentifier = (company: Company, record: CompanyRecord): boolean =>
  IDENTIFIERS.some((field) => company[field] !== undefined && company[field] === record[field]);
const contradicts = (company: Company, record: CompanyRecord): boolean =>
  IDENTIFIERS.some(
    (field) =>
      company[field] !== undefined &&
      record[field] !== undefined &&
      company[field] !== record[field],
  ) || company.directories.includes(record.directory);

/**
 * Without a common number, only the same registered name joins two entries, or the same name in one
 * country; where one of them tells no country, a name of several words is enough, and one word is not.
 */
function isSameByName(company: Company, record: CompanyRecord): boolean {
  const registered = registeredName(record.legalName ?? record.name);
  const hasForm = registered !== comparableName(record.name);
  const isElsewhere =
    company.country !== undefined &&
    record.country !== undefined &&
    company.country !== record.country &&
    (company.headquarters === undefined || company.headquarters !== record.headquarters);
  if (isElsewhere) return false;
  if (
    hasForm &&
    [...company.names, ...company.aliases].some((name) => registeredName(name) === registered)
  )
    return true;
  const sameName = company.names.some(
    (name) => comparableName(name) === comparableName(record.name),
  );
  return (
    sameName &&
    (record.directory === 'sec' ||
      (company.country !== undefined && company.country === record.country) ||
      comparableName(record.name).includes(' '))
  );
}

/** One entry for each company. Entries are joined where that is certain, and stay apart where it is a guess. */
export function joinRecords(records: readonly CompanyRecord[]): readonly Company[] {
  const companies: Company[] = [];
  for (const record of records) {
    const known = companies.findIndex(
      (company) =>
        sharesIdentifier(company, record) && !company.directories.includes(record.directory),
    );
    const alike = companies.flatMap((company, index) =>
      !contradicts(company, record) && isSameByName(company, record) ? [index] : [],
    );
    const rivals = records.filter(
      (other) =>
        other !== record &&
        other.directory === record.directory &&
        comparableName(other.name) === comparableName(record.name) &&
        other.country === record.country,
    );
    const only = alike.length === 1 && rivals.length === 0 ? alike[0] : undefined;
    const at = known >= 0 ? known : only;
    const company = at === undefined ? undefined : companies[at];
    if (at !== undefined && company !== undefined) companies[at] = merged(company, record);
    else companies.push(companyOf(record));
  }
  return companies;
}

/** Names a company for ever after: by the directory that is least likely to name it anew. */
export function identifierOf(company: Company): string {
  return identifiersOf(company)[0] ?? '';
}

/** Every name of that kind it has, the one it is kept under first. */
export function identifiersOf({
  wikidata,
  cik,
  lei,
  companyNumber,
  domain,
  name,
}: Company): readonly string[] {
  return [
    ...(wikidata === undefined ? [] : [`wikidata:${wikidata}`]),
    ...(cik === undefined ? [] : [`sec:${cik.padStart(10, '0')}`]),
    ...(lei === undefined ? [] : [`lei:${lei}`]),
    ...(companyNumber === undefined ? [] : [`companies-house:${companyNumber}`]),
    `domain:${domain ?? comparableName(name)}`,
  ];
}
