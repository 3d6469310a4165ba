import type { SectionId } from '../document/shape';
import { DEVELOPMENTS, MARKET, SNAPSHOT } from './company-sections';
import type { SectionPlan } from './section-plan';
import { CULTURE, HIRING_PROCESS, INTERVIEWERS, LOCATION, ROLE_TIPS } from './work-sections';

/** Sections whose sentences state what evidence says; written first, so that the others can rest on them. */
const FACT_PLANS = {
  snapshot: SNAPSHOT,
  developments: DEVELOPMENTS,
  market: MARKET,
  culture: CULTURE,
  'role-tips': ROLE_TIPS,
  'hiring-process': HIRING_PROCESS,
  interviewers: INTERVIEWERS,
  location: LOCATION,
} as const satisfies Partial<Record<SectionId, SectionPlan>>;

export type FactSection = keyof typeof FACT_PLANS;
export const FACT_SECTIONS: readonly SectionPlan[] = Object.values(FACT_PLANS);
