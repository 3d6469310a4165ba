/** A company that belongs to the one of the card: its parent, or one with the same parent. */
export interface RelatedCompany {
  readonly name: string;
  readonly wikidata?: string;
}

/** Another of a like name, with what tells it from the one of the card. */
export interface Rival {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly domain?: string;
  readonly ticker?: string;
  readonly description?: string;
  readonly place?: string;
}

/** The names a company's jobs are listed under. */
export interface JobBoards {
  readonly greenhouse?: string;
  readonly lever?: string;
  readonly ashby?: string;
  readonly workable?: string;
  readonly smartrecruiters?: string;
  readonly leverEu?: string;
  readonly recruitee?: string;
  readonly personio?: string;
  readonly teamtailor?: string;
  readonly bamboohr?: string;
  readonly breezy?: string;
  readonly pinpoint?: string;
  readonly rippling?: string;
  readonly gem?: string;
  readonly jobscore?: string;
  /** Two halves of one board. */
  readonly oracleHost?: string;
  readonly oracleSite?: string;
}

/** What tells one company from all others, in a directory's entry as on a card. */
export interface CompanyFacts {
  /** As people say it. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description?: string;
  readonly domain?: string;
  readonly country?: string;
  readonly headquarters?: string;
  readonly industry?: string;
  readonly ticker?: string;
  readonly exchange?: string;
  readonly cik?: string;
  readonly lei?: string;
  readonly companyNumber?: string;
  readonly wikidata?: string;
}

/** Who is meant, and under which names the sources know it. Every card is about exactly one company. */
export interface EntityCard extends CompanyFacts {
  /** `wikidata:Q…`, else `sec:…`, `lei:…`, `companies-house:…`, else `domain:…`. */
  readonly id: string;
  readonly legalName: string;
  readonly jobBoards: JobBoards;
  readonly parent?: RelatedCompany;
  readonly sisters?: readonly RelatedCompany[];
  /** Others of a like name, whose facts must not cross over. */
  readonly namesakes: readonly string[];
  /** What is known of those others, where something is. */
  readonly rivals?: readonly Rival[];
}

/** A company that is offered while its name is being typed. */
export interface CompanySuggestion {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly facts: readonly string[];
}

export interface CompanySuggestions {
  /** The likeliest first. */
  readonly companies: readonly CompanySuggestion[];
  /** `named`: a company bears what was typed; `begun`: names go on from it; `misspelled`: letters differ. */
  readonly match: 'named' | 'begun' | 'misspelled' | 'none';
}

/** The longest text that is looked up. */
export const LONGEST_LOOKUP = 120;

/** An identifier of a company, as `EntityCard` has it; what else is sent in its place is not kept. */
export const isCompanyIdentifier = (text: string): boolean =>
  /^(?:wikidata:Q\d{1,12}|sec:\d{10}|lei:[A-Z0-9]{20}|companies-house:\w{1,12}|domain:[^\s:]{1,100})$/.test(
    text,
  );

const isNew = (fact: string, index: number, all: readonly string[]): boolean =>
  fact !== '' && all.indexOf(fact) === index;

/** What tells a company from others of its name: “American biotechnology company”, “Ghent, Belgium”. */
export function distinguishingFacts({
  name,
  legalName,
  description,
  industry,
  headquarters,
  country,
  domain,
  ticker,
}: CompanyFacts & { readonly legalName: string }): readonly string[] {
  const place = [headquarters, country]
    .filter((one, index, all) => one !== undefined && all.indexOf(one) === index)
    .join(', ');
  const facts = [
    legalName === name ? '' : legalName,
    description ?? industry ?? '',
    place,
    ticker === undefined ? '' : `listed as ${ticker}`,
    domain ?? '',
  ];
  return facts.filter(isNew);
}

export interface Candidate {
  readonly card: EntityCard;
  /** How likely it is the one that is meant, from 0 to 1. */
  readonly score: number;
  /** Why it may be meant, in words for the buyer. */
  readonly reasons: readonly string[];
}

/** Well above the others: likelier than this, and this many times as likely as the next. */
const CLEARLY = 0.6;
const TIMES_THE_NEXT = 2;

/** The candidate to take where nobody can be asked; undefined where taking one would be a guess. */
export function clearlyBest(candidates: readonly Candidate[]): Candidate | undefined {
  const [best, next] = candidates.toSorted((one, other) => other.score - one.score);
  return best !== undefined &&
    best.score >= CLEARLY &&
    best.score >= TIMES_THE_NEXT * (next?.score ?? 0)
    ? best
    : undefined;
}

export type Identification =
  | { readonly kind: 'found'; readonly card: EntityCard; readonly reason: string }
  | {
      readonly kind: 'ambiguous';
      readonly candidates: readonly Candidate[];
      readonly sentence: string;
    }
  | { readonly kind: 'unknown'; readonly code: UnknownCode; readonly sentence: string };

export type UnknownCode = 'person' | 'no-such-company';

export type IdentifyFailure =
  | 'empty-name'
  | 'too-long'
  | 'not-a-name'
  | 'private-address'
  | 'looks-like-code'
  | 'looks-like-instructions'
  | 'sources-unavailable';
