import type { TextRange } from '../parser';

export type QuantifierKind =
  | 'about'
  | 'all'
  | 'at least'
  | 'at most'
  | 'few'
  | 'less than'
  | 'many'
  | 'more than'
  | 'most'
  | 'none'
  | 'only'
  | 'part'
  | 'some'
  | 'up to';

/** A word that says how much or how many of something is meant, with its span in the original text. */
export interface Quantifier extends TextRange {
  readonly kind: QuantifierKind;
  readonly text: string;
}

export type PhraseKind = 'name' | 'noun' | 'pronoun' | 'number' | 'adjective' | 'clause';

/** What fills a slot: one member of a list, without clauses and appositions that hang on it. */
export interface Phrase extends TextRange {
  readonly kind: PhraseKind;
  /** `text.slice(start, end)` of the original text. */
  readonly text: string;
  /** The index of its head token. */
  readonly head: number;
  /** The lemma of the head: "customer", "Bell". */
  readonly lemma: string;
  /** Without its articles and what follows the head: "chief executive" of "the chief executive of Acme". */
  readonly core: TextRange;
  /** Prepositional phrases that hang on it: "of Acme". */
  readonly modifiers: readonly Oblique[];
  /** Whose it is: "Acme" of "Acme's chief executive", "its" of "its customers". */
  readonly owners: readonly Phrase[];
  readonly quantifiers: readonly Quantifier[];
  /** "no customers", "none of them", "not all". */
  readonly negated: boolean;
  /** The word that joins it to the other members of its list; "or" asserts none of them. */
  readonly joinedBy?: 'and' | 'or' | 'nor' | 'but';
}

/** A phrase with the preposition before it, in small letters; '' for a bare "last year". */
export interface Oblique extends Phrase {
  readonly preposition: string;
}

export interface Adverb extends TextRange {
  readonly lemma: string;
  readonly head: number;
}

/** What a clause says of its subject. */
export interface Predicate extends TextRange {
  readonly kind: 'verb' | 'noun' | 'adjective' | 'other';
  /** The lemma of the verb, or of the noun or adjective after a copula. */
  readonly lemma: string;
  /** "up" of "set up", "off" of "lay off". */
  readonly particle?: string;
  readonly head: number;
  /** The noun or adjective after a copula, with what hangs on it: "chief executive of Acme". */
  readonly phrase?: Phrase;
}

export type ClauseKind =
  /** The sentence's own, and what stands beside it. */
  | 'main'
  /** "who joined in 2019": its subject or object is the noun it hangs on. */
  | 'relative'
  /** "founded in 2001 by Ada Bell", "serving farmers" after a noun. */
  | 'participial'
  /** "that sales rose", "to acquire Y": what is said, thought, planned. */
  | 'complement'
  /** "when it opened", "if approved", "using steel". */
  | 'adverbial'
  /** "Ada Bell, chief executive of Acme", "chief executive Ada Bell": the name is the subject. */
  | 'apposition';

export type ModalityKind =
  /** may, might, could, possibly, perhaps, likely */
  | 'possible'
  /** would */
  | 'hypothetical'
  /** inside if, unless, or what holds only if so */
  | 'conditional'
  /** plan, intend, expect, aim, hope, want, seek to */
  | 'planned'
  /** agree, commit, promise, pledge, offer to */
  | 'agreed'
  /** try, attempt, work to */
  | 'attempted'
  /** can, be able to, allow to */
  | 'able'
  /** must, should, have to, need to */
  | 'necessary'
  /** begin, continue, help, manage to: it happens */
  | 'begun'
  /** an infinitive that states a purpose: "to serve farmers" */
  | 'purpose'
  /** a question */
  | 'asked'
  /** a command */
  | 'commanded';

export interface Modality extends TextRange {
  readonly kind: ModalityKind;
  /** The lemma that says so. */
  readonly lemma: string;
}

/** Who says, thinks or reports what the clause states. */
export interface Attribution extends TextRange {
  readonly kind: 'said' | 'believed' | 'according to' | 'reported';
  /** "say", "believe", "according to". */
  readonly lemma: string;
  readonly sources: readonly Phrase[];
}

export type Tense = 'past' | 'present' | 'future' | 'none';

export interface Clause extends TextRange {
  readonly index: number;
  readonly kind: ClauseKind;
  /** The index of the clause it hangs in; none for a main clause. */
  readonly parent?: number;
  readonly predicate: Predicate;
  /** As the grammar has them: of a passive, who undergoes it. Filled in where shared or understood. */
  readonly subjects: readonly Phrase[];
  readonly objects: readonly Phrase[];
  readonly indirectObjects: readonly Phrase[];
  /** "by Ada Bell" of a passive. */
  readonly agents: readonly Phrase[];
  readonly obliques: readonly Oblique[];
  readonly adverbs: readonly Adverb[];
  readonly passive: boolean;
  readonly tense: Tense;
  readonly perfect: boolean;
  readonly progressive: boolean;
  readonly modalities: readonly Modality[];
  readonly negated: boolean;
  /** The words that negate it: "not", "never", "failed to". */
  readonly negations: readonly Adverb[];
  readonly attributions: readonly Attribution[];
}
