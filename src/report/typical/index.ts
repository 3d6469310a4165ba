export { ANY_ASKS, notesOfAsk, type AskNotes } from './asks';
export { typicalCredits } from './credits';
export { typicalFaults, PLAN_LABEL, formatTests, TESTS_LABEL, TIE_LABEL } from './check';
export { kindOfTitle } from './kinds';
export { nearnessOf } from './near-work';
export { isHookMet } from './hooks';
export { isBeginner, isLearner, knowRole, type AskedRole } from './role';
export {
  occupationOf,
  occupationQuestion,
  type OccupationQuestion,
  type RoleOccupation,
} from './role-occupation';
export { formatAssumption, formatTypicalPay } from './sentences';
export { HOOKS, type Hook, type TypicalQuestion } from './shape';
