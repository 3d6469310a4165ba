export { readClauses } from './read-clauses';
export { actorsOf, isAsserted, undergoersOf } from './roles';
export type {
  Adverb,
  Attribution,
  Clause,
  ClauseKind,
  Modality,
  ModalityKind,
  Oblique,
  Phrase,
  PhraseKind,
  Predicate,
  Quantifier,
  QuantifierKind,
  Tense,
} from './shape';
