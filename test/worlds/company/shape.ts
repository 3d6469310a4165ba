import type { Place } from './names';

export interface Currency {
  readonly code: 'USD' | 'GBP' | 'EUR' | 'CAD';
  readonly sign: string;
  readonly words: string;
}

export interface Person {
  readonly name: string;
  readonly last: string;
}

export interface Held {
  readonly person: Person;
  readonly title: string;
  /** ISO day. */
  readonly since: string;
  readonly predecessor: Person;
}

export interface Round {
  readonly round: string;
  readonly amount: number;
  readonly on: string;
  readonly investor: string;
}

export interface Launch {
  readonly product: string;
  readonly what: string;
  readonly on: string;
}

export interface Layoff {
  readonly people: number;
  readonly percent: number;
  readonly on: string;
}

export interface LegalMatter {
  readonly party: string;
  readonly matter: string;
  readonly court: string;
  readonly on: string;
  readonly amount: number;
}

export interface Job {
  readonly title: string;
  readonly team: string;
  readonly place: string;
  readonly low: number;
  readonly high: number;
  readonly posted: string;
}

export interface Headcount {
  readonly count: number;
  readonly on: string;
}

/** Everything that is true of a made-up company, before anybody tells it. */
export interface Company {
  readonly seed: string;
  /** The word it shares with its rival. */
  readonly short: string;
  readonly name: string;
  readonly legal: string;
  readonly makes: string;
  readonly industry: string;
  readonly domain: string;
  readonly currency: Currency;
  readonly place: Place;
  readonly street: string;
  readonly formerCity: string;
  readonly movedYear: number;
  readonly founded: string;
  readonly founder: Person;
  /** Month and day on which its years end. */
  readonly yearEnd: string;
  readonly revenue: Readonly<Record<number, number>>;
  readonly profit: Readonly<Record<number, number>>;
  readonly headcounts: readonly [now: Headcount, before: Headcount, longAgo: Headcount];
  readonly chief: Held;
  readonly leaders: readonly Held[];
  readonly rounds: readonly Round[];
  readonly launches: readonly Launch[];
  readonly layoff?: Layoff;
  readonly legalMatters: readonly LegalMatter[];
  readonly jobs: readonly Job[];
  readonly boards: 'greenhouse' | 'lever' | 'own';
  readonly listed?: { readonly cik: number; readonly ticker: string };
}

/** The day on which every world is looked at. */
export const TODAY = '2026-11-20';
/** The last year whose books are closed. */
export const LAST_YEAR = 2025;
