import { minutes, hours, seconds, after, type Clock, type Duration } from '../../../kernel/time';
import type { Ask } from '../../sources';
import { checkName } from '../names/check-name';
import { identifierOf, joinRecords, type Company } from '../companies';
import { directoriesOf } from '../directories/all';
import { listListed } from '../directories/sec';
import type { CompanyRecord, Directory } from '../directory';
import { searchDirectories, searchFurther } from '../search';
import { distinguishingFacts, LONGEST_LOOKUP, type CompanySuggestions } from '../shape';
import { listed, matchCompanies, type ComparedCompany, type Matched } from './match';
import { rememberAnswers } from './remember-answers';

export interface LookupContext {
  readonly ask: Ask;
  readonly clock: Clock;
  /** The only companies there are, as in a sample; null where any may be meant. */
  readonly only: readonly string[] | null;
  /** Where to look beside the list of companies that are listed; all there are, unless said otherwise. */
  readonly directories?: readonly Directory[];
}

/** `wide` asks the directories too, which takes a moment; without it the answer comes from what is held. */
export type CompanyLookup = (typed: string, wide: boolean) => Promise<CompanySuggestions>;

const LIST_KEPT = hours(6);
const FAILURE_KEPT = minutes(1);
/** Beyond this a person has typed on; what comes later is kept for the next who asks. */
const WAITED_FOR = seconds(2);
/** Directories are asked politely for reports; who types must not take their turns. */
const WIDE_PER_MINUTE = 12;
const SHORTEST_WIDE = 3;
const NOTHING: CompanySuggestions = { companies: [], match: 'none' };

export function createCompanyLookup(context: LookupContext): CompanyLookup {
  const { ask, clock, only } = context;
  const directories = context.directories ?? directoriesOf(ask);
  const list = keepList(clock, () =>
    only === null ? listTraded(ask) : listOnly(directories, only),
  );
  const searchWide = rememberAnswers({
    clock,
    perMinute: WIDE_PER_MINUTE,
    find: (name: string) => searchOutside(directories, name),
  });
  return async (typed, wide) => {
    if (typed.length > LONGEST_LOOKUP) return NOTHING;
    const checked = checkName(typed);
    if (!checked.ok) return NOTHING;
    const written = checked.value.domain ?? checked.value.name;
    const held = (await within(list(), WAITED_FOR)) ?? [];
    const near = matchCompanies(held, written);
    if (!wide || only !== null || written.length < SHORTEST_WIDE) return suggest(near);
    const outside = (await within(searchWide(written.toLowerCase()), WAITED_FOR)) ?? [];
    // Directories come first: what they know of a company names it for ever after.
    const records = [...outside, ...near.map(({ company }) => recordOf(company))];
    return suggest(matchCompanies(joinRecords(records).map(listed), written));
  };
}

function suggest(matched: readonly Matched[]): CompanySuggestions {
  return {
    companies: matched.map(({ company }) => ({
      id: identifierOf(company),
      name: company.name,
      // The name itself, with what the law adds to it, tells nobody apart on a small screen.
      facts: distinguishingFacts(company).filter((fact) => !fact.startsWith(company.name)),
    })),
    match: matched[0]?.match ?? 'none',
  };
}

/** A listed company as the list has it, to be joined with what the directories say. */
const recordOf = (company: Company): CompanyRecord => ({
  ...company,
  directory: company.directories[0] ?? 'sec',
});

/** Each entry of that list is a company of its own: joining thousands would compare each with all. */
async function listTraded(ask: Ask): Promise<readonly Company[] | undefined> {
  return (await listListed(ask))?.flatMap((record) => joinRecords([record]));
}

async function listOnly(
  directories: readonly Directory[],
  names: readonly string[],
): Promise<readonly Company[]> {
  const found = await Promise.all(names.map((name) => searchDirectories(directories, name)));
  const companies = found.flatMap((search) => search.companies);
  return [...new Map(companies.map((company) => [identifierOf(company), company])).values()];
}

async function searchOutside(
  directories: readonly Directory[],
  name: string,
): Promise<readonly CompanyRecord[]> {
  const found = name.includes('.')
    ? await searchFurther(directories, 'searchDomain', name)
    : await searchDirectories(
        directories.filter((one) => one.name !== LISTED),
        name,
      );
  return found.records;
}

/** It is held whole already. */
const LISTED = 'the SEC’s list';

/** Read once and kept; while a new one is read, the old one answers. */
function keepList(
  clock: Clock,
  read: () => Promise<readonly Company[] | undefined>,
): () => Promise<readonly ComparedCompany[]> {
  let kept: Promise<readonly ComparedCompany[]> | undefined;
  let until = clock.now();
  return () => {
    if (kept !== undefined && clock.now() < until) return kept;
    const before = kept;
    until = after(clock.now(), LIST_KEPT);
    const fresh = read().then(
      (companies) => companies?.map(listed),
      () => undefined,
    );
    kept = fresh.then((read) => {
      if (read === undefined) until = after(clock.now(), FAILURE_KEPT);
      return read ?? before ?? [];
    });
    return before ?? kept;
  };
}

async function within<Value>(work: Promise<Value>, patience: Duration): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
