import type { ParsedAnswer } from './reading/answers-shape';
import type { Duration } from '../../kernel/time';
import type { LicenceTier, Reliability, SnapshotKind, Topic } from '../evidence/shape';
import type { Bulk } from './definition/bulk';
import type { Extract } from './definition/extract';
import type { KeyName } from './definition/key-names';
import type { Meaning } from './definition/meaning-shape';
import type { Need } from './definition/needs';
import type { Serves } from './definition/serves';
export type { FieldValue, ParsedAnswer, SourceItem } from './reading/answers-shape';

export type { Bulk } from './definition/bulk';
export type { Extract } from './definition/extract';
export type { KeyName } from './definition/key-names';
export type { CatalogueEntry, SourceState } from './definition/entry-shape';
export type { Meaning } from './definition/meaning-shape';
export type { Need } from './definition/needs';
export type { ProofCount, ProofState } from './state/proof-state';
export type { Industry, Serves, WorkName } from './definition/serves';

/** One generic runner each. `search` is JSON whose items must be matched to the company before they count. */
export type SourceKind = 'json' | 'xml' | 'feed' | 'html' | 'csv' | 'search' | 'sitemap' | 'doc';

export type SourceKeys = Readonly<Partial<Record<KeyName, string | undefined>>>;

/** What every way of proving who asks has in common. The key is put in last, and no address that is kept has it. */
interface Keyed {
  readonly key: KeyName;
  /** It answers without a key too, only less often. */
  readonly optional?: true;
}

/** How a request proves who asks. `query` takes a user name, too; from `basic` on, a key is `name:secret`. */
export type Auth =
  | 'none'
  /** Under the header's or the parameter's name. */
  | (Keyed & { readonly in: 'header' | 'query'; readonly name: string; readonly prefix?: string })
  /** Basic authentication, whose user name the key is. */
  | (Keyed & { readonly in: 'basic' })
  /** Basic authentication with user name and password. */
  | (Keyed & { readonly in: 'basic-pair' })
  /** Two parameters, in the order of the halves. */
  | (Keyed & { readonly in: 'query-pair'; readonly names: readonly [name: string, secret: string] })
  /** The name stands in the path in the place of `:account`, the secret is a bearer token. */
  | (Keyed & { readonly in: 'path-and-bearer' })
  /** Podcast Index: the key, the time, and a digest of both with the secret. */
  | (Keyed & { readonly in: 'signed-headers' })
  /** OAuth 2 client credentials: a token is fetched there and kept until it expires. */
  | (Keyed & { readonly in: 'client-credentials'; readonly tokenUrl: string })
  /** An AT Protocol session, opened there with handle and app password. */
  | (Keyed & { readonly in: 'session'; readonly tokenUrl: string });

export type OutcomeCode =
  | 'ok'
  | 'empty'
  | 'not-applicable'
  | 'not-modified'
  | 'limited'
  | 'blocked'
  | 'paywall'
  | 'gone'
  | 'shape-changed'
  | 'off'
  | 'error-page'
  | 'empty-shell'
  | 'unreachable'
  | 'refused'
  | 'over-budget';

/** What a person reading the log sees of one question to one source. */
export interface SourceOutcome {
  readonly sourceId: string;
  readonly sourceName: string;
  readonly url: string;
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  readonly requests: number;
  readonly items: number;
}

/** Which items of an answer are about the company. The rest is kept apart and never used. */
export interface MatchRule {
  /** The mapped fields to look at; the best of them counts. */
  readonly field: string | readonly string[];
  readonly against: 'names' | 'legalNames' | 'domain';
  readonly min: number;
  /** The field is somebody's name, or a text that mentions one. */
  readonly how: 'is' | 'mentions';
  /** The field may list several, and these fields then say nothing of each: what a contract with forty is worth. */
  readonly ofAll?: readonly string[];
  /** A register that knows a group by its units: the words that their names add to the group's. */
  readonly units?: {
    readonly words: readonly string[];
    /** Words that others' names there consist of, too. */
    readonly common: readonly string[];
    /** The mapped field that says where a unit's site is; without one, a name of one long word is told by that. */
    readonly site?: string;
  };
}

/** What a service says in words, with status 200, instead of an answer. Small letters. */
export interface Saying {
  readonly says: string;
  readonly outcome: Exclude<OutcomeCode, 'ok'>;
  readonly sentence: string;
}

/** Which link of a page leads to the file: the first with one of these in its words or address, in small letters. */
export interface Follow {
  readonly words: readonly string[];
  /** Where the file stands, if that is not the page’s own site. */
  readonly host?: string;
  /** The page is a table of files, and one of the words is all that a cell of the file’s row says. */
  readonly in?: 'row';
  /** A page without such a link is this service’s way to say that there is no such file. */
  readonly missing?: 'empty' | 'itself';
}

/** An entry of the catalogue. `checkSource` wants all of it; what is optional is for sources made on the way. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
  readonly needs: readonly Need[];
  /** Whom it is worth asking about; everybody where nothing is said. */
  readonly serves?: Serves;
  /** Templates, tried in order until one answers. `{domain}` and the like are filled in from the card. */
  readonly request: {
    readonly urls: readonly string[];
    readonly headers?: Readonly<Record<string, string>>;
    /** A JSON body, sent with POST; strings in it may hold placeholders. */
    readonly post?: Readonly<Record<string, unknown>>;
    /** What answers there is a page, and what is read is the file it links to. */
    readonly follow?: Follow;
    /** The fields of a form, sent with POST, for services that take no JSON. */
    readonly form?: Readonly<Record<string, string>>;
    /** Where a service hands out a number to ask with: `take` finds it, and `url` has `{taken}` in its place. */
    readonly next?: { readonly take: string; readonly url: string };
  };
  readonly auth?: Auth;
  /** Words in a link's path or text that make a page of the company's own site belong to this source. */
  readonly finds?: { readonly words: readonly string[]; readonly pages: number };
  readonly polite: {
    readonly robots: 'obey' | 'api';
    readonly interval: Duration;
    readonly maxBytes: number;
    /** How long an answer is as good as a new one. */
    readonly ttl?: Duration;
    /** Whether it is asked again with what it said of its last answer's age. */
    readonly conditional?: boolean;
    /** Asked once for everybody, at most this often; a report searches what came. */
    readonly sharedEvery?: Duration;
  };
  /** Tier C is forbidden or by contract only: the entry stands to say so and is never asked. */
  readonly licence: {
    readonly tier: LicenceTier | 'C';
    readonly note: string;
    readonly maxQuoteWords?: number | undefined;
    readonly seenAt?: string;
    /** What the licence wants said where the source is used, as a sentence. */
    readonly credit?: string;
  };
  readonly topics: readonly Topic[];
  readonly extract?: Extract;
  /** A file about everybody, loaded whole on its own calendar. A report searches its rows and asks nobody. */
  readonly bulk?: Bulk;
  readonly match?: MatchRule;
  /** What its answers must mean; by its kind where nothing is said. */
  readonly means?: Meaning;
  /** What other sources are asked with, and the field that tells it: of the only item, or of the first in an order. */
  readonly teaches?: {
    readonly needs: Readonly<Partial<Record<Need, string>>>;
    readonly from: 'alone' | 'first';
    readonly most?: string;
  };
  readonly sayings?: readonly Saying[];
  readonly evidence: {
    readonly kind: SnapshotKind;
    readonly reliability: Reliability;
    readonly expires?: Duration;
  };
  /** Real answers in the material's folder, for contract tests. */
  readonly recordings?: readonly string[];
  /** On, on with a key, never without a contract, off until a probe saw it answer, or shut down. */
  readonly enabled: true | 'key' | 'licence' | 'verify' | 'shut';
}

/** Takes a large file piece by piece. */
export interface FileSink {
  begin(): Promise<void>;
  write(piece: Uint8Array): Promise<void>;
}

export interface SourceQuestion {
  readonly source: Source;
  readonly url: string;
  /** The body where the source is asked by POST. */
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** Asked to see whether it answers: also what nobody saw answering yet, and anew whatever it said a moment ago. */
  readonly isProbe?: true;
  /** A large file goes there and isn't kept; the caller knows what it said of its age, and puts it in these headers. */
  readonly into?: FileSink;
  readonly conditions?: Readonly<Record<string, string>>;
}

export interface AskedBody {
  readonly outcome: 'ok';
  /** Where it came from in the end. */
  readonly url: string;
  readonly type: string;
  readonly text: string;
  /** The bytes of what is no text: a workbook, a PDF. */
  readonly bytes?: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetchedAt: string;
  /** Takes it apart beside the thread that serves pages; here where it is missing. */
  readonly parse?: ParseAnswer;
}

export type ParseAnswer = (
  source: Source,
  answer: Omit<AskedBody, 'parse'>,
  known: Readonly<Partial<Record<Need, string>>>,
) => Promise<ParsedAnswer | string>;

export interface AskedNothing {
  readonly outcome: Exclude<OutcomeCode, 'ok'>;
  readonly sentence: string;
}

/** Asks a URL on behalf of a source: politely, through the guard, and never throwing for what a site does. */
export type Ask = (question: SourceQuestion) => Promise<AskedBody | AskedNothing>;
