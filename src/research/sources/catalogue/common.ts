import { days, hours, milliseconds, minutes, seconds } from '../../../kernel/time';
import type { Source } from '../shape';

/** Agencies of the United States publish into the public domain. */
export const publicDomain = (seenAt: string) =>
  ({ tier: 'A', note: 'US government work, public domain; the source is named', seenAt }) as const;

/** Authorities of the United Kingdom publish under a licence that wants its sentence said. */
export const openGovernment = (seenAt: string) =>
  ({
    tier: 'A',
    note: 'Open Government Licence v3.0: free for any use, with its sentence',
    credit: 'Contains public sector information licensed under the Open Government Licence v3.0.',
    seenAt,
  }) as const;

/** Terms that were not read or that say little: facts, a link and a short quote. */
export const shortQuotes = (note: string, seenAt: string) =>
  ({ tier: 'B', note, maxQuoteWords: 25, seenAt }) as const;

/** A service made to be asked by programs: robots.txt is about pages, its own limits count. */
export const service = {
  robots: 'api',
  interval: seconds(2),
  maxBytes: 8_000_000,
  ttl: hours(12),
  conditional: false,
} as const;

/** The SEC allows ten requests a second over all machines together; we stay far below. */
export const sec = {
  robots: 'api',
  interval: milliseconds(500),
  maxBytes: 16_000_000,
  ttl: hours(12),
  conditional: true,
} as const;

/** A feed that is polled for everybody: at most 48 times a day. */
export const sharedFeed = {
  robots: 'obey',
  interval: seconds(2),
  maxBytes: 4_000_000,
  ttl: minutes(30),
  conditional: true,
  sharedEvery: minutes(30),
} as const;

/** A file with everything in it, fetched at most once a day. */
export const dailyFile = {
  robots: 'obey',
  interval: seconds(2),
  maxBytes: 20_000_000,
  ttl: days(1),
  conditional: true,
  sharedEvery: days(1),
} as const;

/** A file that is downloaded, then loaded into our table. Its calendar says how often we look. */
export const largeFile = {
  robots: 'obey',
  interval: seconds(2),
  maxBytes: 60_000_000,
  ttl: days(1),
  conditional: true,
} as const;

/** What a service that needs nothing special has in common. */
export const plain = {
  auth: 'none',
  polite: service,
  recordings: [],
  enabled: true,
} as const satisfies Partial<Source>;

/** Where an article's markup was recorded. */
export const wikitext = (article: string): string => `wikipedia/${article}.wikitext.txt`;
