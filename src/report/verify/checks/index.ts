import { checkCauses } from './causes';
import { checkDates, checkOwnDates } from './dates';
import { checkDenials } from './stance/denials';
import { checkEvents } from './events';
import { checkFigures } from './figures/figures';
import type { Comparison, Finding } from './finding';
import { checkHolders } from './figures/holders';
import { checkNames } from './names';
import { checkSpeakers } from './speakers';
import { checkNearVerbatim } from './near-verbatim';
import { checkOpposites } from './opposites';
import { checkQuotations } from './quotations';
import { checkStance } from './stance/stance';
import { checkSuperlatives } from './superlatives';
import { checkTitles } from './titles';
import { checkUnits } from './figures/units';
import { checkWords } from './words/word-checks';

export type { Comparison, Finding } from './finding';
export { findFreeDenials } from './stance/free-denials';

export const CHECKS = [
  checkFigures,
  checkDates,
  checkOwnDates,
  checkUnits,
  checkNames,
  checkTitles,
  checkQuotations,
  checkHolders,
  checkNearVerbatim,
  checkStance,
  checkDenials,
  checkOpposites,
  checkCauses,
  checkSpeakers,
  checkEvents,
  checkSuperlatives,
  checkWords,
];

/** Everything that the slots of a claim have against it. */
export const findingsOf = (comparison: Comparison): readonly Finding[] =>
  CHECKS.flatMap((check) => check(comparison));
