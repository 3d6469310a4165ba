/** Who is meant, and under which names the sources know it. Every card is about exactly one company. */
export interface EntityCard {
  /** `wikidata:Q…`, else `sec:…`, else `domain:…`. */
  readonly id: string;
  /** As people say it. */
  readonly name: string;
  readonly legalName: string;
  readonly aliases: readonly string[];
  readonly description?: string;
  readonly domain?: string;
  readonly country?: string;
  readonly industry?: string;
  readonly ticker?: string;
  readonly exchange?: string;
  readonly cik?: string;
  readonly wikidata?: string;
  readonly jobBoards: { readonly greenhouse?: string };
  /** Others of a like name, whose facts must not cross over. */
  readonly namesakes: readonly string[];
}

export interface Candidate {
  readonly card: EntityCard;
  readonly score: number;
  /** Why it may be meant, in words for the buyer. */
  readonly reason: string;
}

export type Identification =
  | { readonly kind: 'found'; readonly card: EntityCard; readonly reason: string }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Candidate[]; readonly sentence: string }
  | { readonly kind: 'unknown'; readonly sentence: string };

export type IdentifyFailure =
  | 'empty-name'
  | 'too-long'
  | 'not-a-name'
  | 'private-address'
  | 'looks-like-code'
  | 'looks-like-instructions'
  | 'sources-unavailable';
