import type { Clause, ModalityKind, Phrase } from '../../../language/clauses';
import type { Topic } from '../shape';

/** A place in a clause: who acts, whom it is done to, or what follows a preposition. */
export type Slot =
  | 'actor'
  | 'undergoer'
  | 'indirect object'
  | 'owner of the actor'
  | 'owner of the undergoer'
  /** In a document in which the company speaks: nobody else acts. */
  | 'own voice'
  /** The same, where nobody is said to act: "was bought from". */
  | 'nobody'
  | { readonly after: readonly string[] }
  | { readonly within: readonly string[] };

/** What fills the slot of the value, and how it is read. */
export type ValueKind =
  | 'name'
  | 'organization'
  | 'person'
  | 'place'
  | 'people'
  | 'money'
  | 'words'
  | 'year'
  /** None: the sentence itself is what it says. */
  | 'none';

/**
 * One fact that a clause can state: the words that carry it, which slot is the company and which the
 * value, and what it must not be. Nothing is read from words that only stand near each other.
 */
export interface Relation {
  readonly attribute: string;
  readonly topic: Topic;
  /** Verbs by lemma, with their particle: "lay off". A noun or adjective after a copula counts too. */
  readonly verbs: ReadonlySet<string>;
  /** Nouns that carry the relation where the verb is a light one: "completed the acquisition of". */
  readonly nouns?: ReadonlySet<string>;
  readonly company: readonly Slot[];
  readonly value: readonly Slot[];
  readonly kind: ValueKind;
  /** Heads that the value may have, or may not have; lemmas in small letters. */
  readonly only?: ReadonlySet<string>;
  readonly never?: ReadonlySet<string>;
  /** What else may stand in the value's phrase: with any other word it is a part of the thing, or another one. */
  readonly beside?: ReadonlySet<string>;
  /** One of these lemmas must be in the clause. */
  readonly needs?: ReadonlySet<string>;
  /** None of these may: "introduced a dental plan for employees" is no launch. */
  readonly without?: ReadonlySet<string>;
  /** Modalities under which it still holds, as a plan; every other one but "begun" forbids it. */
  readonly allows?: readonly ModalityKind[];
  /** Only where nothing is done to anything: "Acme launched last week". */
  readonly isObjectless?: true;
  readonly filings?: 'never';
  /** Prepositions that make it something else: "established as a corporation". */
  readonly unlessAfter?: readonly string[];
  /** Whether the day it happened is kept. */
  readonly dated?: true;
}

/** A clause that carries a relation, before its value is read. */
export interface Carried {
  readonly clause: Clause;
  readonly values: readonly Phrase[];
  readonly isPlan: boolean;
}
