export { readClauses } from './read-clauses';
export { actorsOf, isAsserted, undergoersOf } from './roles';
export type { Clause, ModalityKind, Oblique, Phrase } from './shape';
