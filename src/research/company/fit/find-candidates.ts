import type { Directory } from '../directory';
import { BEGINS } from './fit';
import { comparableName } from '../names/names';
import { both, searchDirectories, searchFurther, type Search } from '../search';
import { spellingsOf } from '../names/spellings';
import { weigh, type CompanyQuery, type Weighed } from './weigh';

/** A name that fits at least so well may be taken without asking. */
export const FITS = 0.75;
/** A slip of the pen fits so well; what fits worse may hide the one that is meant. */
const NEAR = 0.6;
const LEAST_SHARE = 0.004;

export const likely =
  (asked: CompanyQuery) =>
  ({ fit, share }: Weighed): boolean =>
    fit >= BEGINS && (share >= LEAST_SHARE || asked.domain !== undefined);

const bestOf = (search: Search, asked: CompanyQuery): Weighed | undefined =>
  weigh(search.companies, asked).find(likely(asked));

/** What nobody knows as it was typed is looked for in other spellings, and last of all with letters wrong. */
async function searchSpellings(
  directories: readonly Directory[],
  asked: CompanyQuery,
  first: Search,
): Promise<Search> {
  let search = first;
  for (const spelling of spellingsOf(asked.name)) {
    if ((bestOf(search, asked)?.fit ?? 0) >= NEAR) return search;
    search = both(search, await searchDirectories(directories, spelling));
  }
  return (bestOf(search, asked)?.fit ?? 0) >= NEAR
    ? search
    : both(search, await searchFurther(directories, 'searchMisspelled', asked.name));
}

/** One directory finds what is misspelled, another knows the most of it: under the right name it is asked again. */
export async function searchWell(
  directories: readonly Directory[],
  asked: CompanyQuery,
): Promise<Search> {
  const typed = await searchDirectories(directories, asked.name);
  const search = typed.complete ? await searchSpellings(directories, asked, typed) : typed;
  const best = bestOf(search, asked);
  if (best === undefined || comparableName(best.company.name) === comparableName(asked.name))
    return search;
  const isWell = best.company.wikidata !== undefined && (best.fit >= FITS || best.fit === BEGINS);
  return isWell ? search : both(search, await searchDirectories(directories, best.company.name));
}
