import { identifiersOf, joinRecords, type Company } from './companies';
import type { CompanyRecord, Directory, DirectoryAnswer } from './directory';

export interface Search {
  readonly companies: readonly Company[];
  readonly records: readonly CompanyRecord[];
  /** Entries whose names begin alike, whether or not they may be meant. */
  readonly alike: readonly CompanyRecord[];
  readonly people: number;
  /** Everyone answered without whose word nothing can be said. */
  readonly complete: boolean;
}

const keyOf = ({ directory, wikidata, cik, lei, companyNumber, name }: CompanyRecord): string =>
  [directory, wikidata, cik, lei, companyNumber, name].join(' ');

function unique(records: readonly CompanyRecord[]): readonly CompanyRecord[] {
  return [...new Map(records.map((record) => [keyOf(record), record])).values()];
}

type Answers = readonly {
  readonly directory: Directory;
  readonly answer: DirectoryAnswer | undefined;
}[];

function searchOf(answers: Answers): Search {
  const given = answers.flatMap(({ answer }) => answer ?? []);
  const records = unique(given.flatMap((answer) => answer.records));
  return {
    records,
    companies: joinRecords(records),
    alike: given.flatMap(({ alike = [] }) => alike),
    people: given.reduce((sum, { people }) => sum + people, 0),
    complete: answers.every(
      ({ directory, answer }) => answer !== undefined || !directory.essential,
    ),
  };
}

/** Everything the directories know under a name, one entry for each company. */
export async function searchDirectories(
  directories: readonly Directory[],
  name: string,
): Promise<Search> {
  return searchOf(
    await Promise.all(
      directories.map(async (directory) => ({ directory, answer: await directory.search(name) })),
    ),
  );
}

/** What a few directories can find by more than the beginning of a name; without an answer nothing is missing. */
export async function searchFurther(
  directories: readonly Directory[],
  kind: 'searchMisspelled' | 'searchDomain',
  value: string,
): Promise<Search> {
  const answers = await Promise.all(
    directories.map(async (directory) => ({
      directory,
      answer: (await directory[kind]?.(value)) ?? { records: [], people: 0 },
    })),
  );
  return searchOf(answers);
}

/** What was found under two names, as one; what the first lacked may be joined by the second. */
export function both(one: Search, other: Search): Search {
  const inOrder = [...one.records, ...other.records].toSorted(
    (first, second) =>
      Number(second.directory === 'wikidata') - Number(first.directory === 'wikidata'),
  );
  const records = unique(inOrder);
  return {
    records,
    companies: joinRecords(records),
    alike: unique([...one.alike, ...other.alike]),
    people: one.people + other.people,
    complete: one.complete && other.complete,
  };
}

/** The company of this identifier, by whichever of its own it was named. */
export function findPicked({ companies }: Search, picked: string): Company | undefined {
  return companies.find((company) => identifiersOf(company).includes(picked));
}
