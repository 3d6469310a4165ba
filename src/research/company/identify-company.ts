import { defined } from '../../kernel/defined';
import { fail, succeed, type Result } from '../../kernel/result';
import type { Ask } from '../sources';
import { checkName } from './names/check-name';
import { identifierOf, joinRecords, type Company } from './companies';
import { directoriesOf } from './directories/all';
import type { Directory } from './directory';
import { BEGINS } from './fit/fit';
import { isSiteOf } from './domains';
import { FITS, likely, searchWell } from './fit/find-candidates';
import { guessJobBoards } from './job-boards';
import { makeCard, findRivals } from './make-card';
import { readOwnSite } from './own-site';
import { comparableName } from './names/names';
import { findParent, findSisters } from './relations';
import { both, findPicked, searchDirectories, searchFurther, type Search } from './search';
import { twoNamesIn } from './names/spellings';
import type { EntityCard, Identification, IdentifyFailure } from './shape';
import { isNoted, weigh, type CompanyQuery, type Weighed } from './fit/weigh';

export interface CompanyContext {
  readonly ask: Ask;
  /** Where to look; all there are, unless said otherwise. */
  readonly directories?: readonly Directory[];
}

export interface CompanyToIdentify {
  readonly name: string;
  /** Anything that tells namesakes apart: an industry, a place, a ticker, a website. */
  readonly hint?: string;
  /** Where the role is, and what it is: they make one candidate likelier and settle nothing alone. */
  readonly location?: string;
  readonly role?: string;
  /** The identifier of the one that the buyer picked while typing. */
  readonly picked?: string;
}

/** A name that fits, with at least this share of all that may be meant, is the one. */
const ALSO_FITS = 0.7;
const SURE = 0.9;
/** Where another bears the name as well, renown alone must tell, and tells only where it is overwhelming. */
const OVERWHELMING = 0.95;
const MOST_CANDIDATES = 5;
/** Shorter first words are everyone's: “The”, “New”, “St”. */
const SHORTEST_SHARED = 3;

type Answer = Result<Identification, IdentifyFailure>;
type Places = Required<CompanyContext>;

async function found(
  { ask, directories }: Places,
  company: Company,
  search: Search,
  reason: string,
): Promise<Answer> {
  const [parent, sisters, jobBoards, namesakes] = await Promise.all([
    findParent(ask, company),
    findSisters(ask, company),
    guessJobBoards(ask, company),
    searchNamesakes(directories, company),
  ]);
  const all = namesakes === undefined ? search : both(search, namesakes);
  const self = all.companies.find((one) => identifierOf(one) === identifierOf(company)) ?? company;
  return succeed({
    kind: 'found',
    card: makeCard(self, {
      rivals: findRivals(self, all.companies, all.alike),
      parent,
      sisters,
      jobBoards,
    }),
    reason: `${company.name} ${reason}.`,
  });
}

/** Whoever shares the first word of its name is met in what strangers write, whether or not it was meant. */
async function searchNamesakes(
  directories: readonly Directory[],
  { name }: Company,
): Promise<Search | undefined> {
  const [first = '', ...others] = comparableName(name).split(' ');
  return others.length === 0 || first.length <= SHORTEST_SHARED
    ? undefined
    : searchDirectories(directories, first);
}

function cardOf(company: Company, { companies, alike }: Search): EntityCard {
  return makeCard(company, { rivals: findRivals(company, companies, alike) });
}

function offerCandidates(candidates: readonly Weighed[], search: Search): Answer {
  const shown = candidates.slice(0, MOST_CANDIDATES).map(({ company, share, reasons }) => ({
    card: cardOf(company, search),
    score: Number(share.toFixed(3)),
    reasons: reasons.map((reason) => `${company.name} ${reason}.`),
  }));
  return succeed({
    kind: 'ambiguous',
    candidates: shown,
    sentence:
      shown.length === 1
        ? 'Did you mean this company?'
        : 'There is more than one company this could be. Which one do you mean?',
  });
}

/**
 * A website settles whose it is: by a directory that knows it, by the name the site gives itself, or by the site alone.
 */
async function byDomain(
  places: Places,
  domain: string,
  search: Search,
): Promise<Answer | undefined> {
  const { ask, directories } = places;
  const known = search.companies.find((company) => isSiteOf(company.domain, domain));
  if (known !== undefined) return found(places, known, search, 'has this website');
  const told = await searchFurther(directories, 'searchDomain', domain);
  const named = told.companies.find((company) => isSiteOf(company.domain, domain));
  if (named !== undefined) return found(places, named, both(told, search), 'has this website');
  const site = await readOwnSite(ask, domain);
  if (site === undefined) return undefined;
  const all = both(search, await searchDirectories(directories, site.name));
  const owner = all.companies.find((company) => company.domain === site.domain);
  if (owner !== undefined) return found(places, owner, all, 'has this website');
  const [alone] = joinRecords([site]);
  return alone === undefined ? undefined : found(places, alone, all, `answers at ${domain}`);
}

async function judge(places: Places, asked: CompanyQuery, picked?: string): Promise<Answer> {
  const search = await searchWell(places.directories, asked);
  const pick = picked === undefined ? undefined : findPicked(search, picked);
  if (pick !== undefined) return found(places, pick, search, 'was picked by the buyer');
  const settled =
    asked.domain === undefined ? undefined : await byDomain(places, asked.domain, search);
  if (settled !== undefined) return settled;
  const candidates = weigh(search.companies, asked).filter(likely(asked));
  const [best, ...others] = candidates;
  if (best !== undefined && isSure(best, others, asked) && search.complete)
    return found(places, best.company, search, best.reasons.join(' and '));
  if (best !== undefined && (search.complete || candidates.length > 1))
    return offerCandidates(candidates, search);
  return unknown(search);
}

function unknown(search: Search): Answer {
  if (!search.complete)
    return fail(
      'sources-unavailable',
      'The directories we ask are not answering right now. We’ll try again.',
    );
  return succeed(
    search.people > 0
      ? {
          kind: 'unknown',
          code: 'person',
          sentence: 'That looks like a person’s name. Please give the company’s name.',
        }
      : { kind: 'unknown', code: 'no-such-company', sentence: 'We found no company of that name.' },
  );
}

/** Two names were typed: found where one company alone bears both, else asked about. */
async function judgeBoth(
  { ask, directories }: Places,
  asked: CompanyQuery,
  names: readonly string[],
): Promise<Answer> {
  const all = names.map((name) => ({ ...asked, name }));
  const searches = await Promise.all(all.map((one) => searchWell(directories, one)));
  const search = searches.reduce(both);
  const [first = [], ...rest] = all.map((one) => weigh(search.companies, one).filter(likely(one)));
  const bearsAll = first.filter(
    ({ company, fit }) =>
      fit >= FITS &&
      rest.every((others) => others.some((one) => one.company === company && one.fit >= FITS)),
  );
  const [best] = bearsAll;
  if (best !== undefined && bearsAll.length === 1 && search.complete && asked.hint === undefined)
    return found({ ask, directories }, best.company, search, 'bears both names');
  const every = [...bearsAll, ...first, ...rest.flat()];
  const candidates = every.filter(
    ({ company }, index) => every.findIndex((one) => one.company === company) === index,
  );
  return candidates.length === 0 ? unknown(search) : offerCandidates(candidates, search);
}

/**
 * A website that belongs to none of them, or a hint that the likeliest does not fit, leaves it open; “Delta (faucets)”
 * is Delta Faucet though its name is longer.
 */
function isSure(
  { fit, share, hinted, bySymbol }: Weighed,
  others: readonly Weighed[],
  { domain, hint }: CompanyQuery,
): boolean {
  // A symbol that may be somebody else's name or first letters is asked about.
  if (bySymbol && others.some((other) => !other.bySymbol && other.fit >= ALSO_FITS)) return false;
  const fits = fit >= FITS || (hinted && fit === BEGINS);
  const bar =
    !hinted && others.some((other) => other.fit >= fit && isNoted(other.company))
      ? OVERWHELMING
      : SURE;
  return fits && share >= bar && domain === undefined && (hint === undefined || hinted);
}

/** What a candidate's card left out until it was chosen: sisters, job boards, and those of a like name. */
export async function completeCard(context: CompanyContext, card: EntityCard): Promise<EntityCard> {
  const { ask, directories = directoriesOf(ask) } = context;
  const search = await searchDirectories(directories, card.name);
  const company = search.companies.find((one) => identifierOf(one) === card.id);
  // A directory that is silent by now takes nothing away from what was shown and chosen.
  const completed =
    company === undefined ? undefined : await found({ ask, directories }, company, search, '');
  return completed?.ok === true && completed.value.kind === 'found' ? completed.value.card : card;
}

/** Which company is meant. Never a guess: what can't be told apart comes back as candidates with reasons. */
export async function identifyCompany(
  context: CompanyContext,
  { name, hint, location, role, picked }: CompanyToIdentify,
): Promise<Answer> {
  const checked = checkName(name, hint);
  if (!checked.ok) return checked;
  const soft = {
    ...defined({ location, role }),
  };
  const { ask, directories = directoriesOf(ask) } = context;
  const [places, asked] = [
    { ask, directories },
    { ...checked.value, ...soft },
  ];
  const answer = await judge(places, asked, picked);
  const names = asked.domain === undefined ? twoNamesIn(asked.name) : undefined;
  const isOpen = answer.ok && answer.value.kind === 'unknown';
  return names === undefined || !isOpen ? answer : judgeBoth(places, asked, names);
}
