import type { SectionId } from '../../document/shape';
import { question, type PlannedQuestion, type SectionPlan } from '../../plan';
import type { DraftClaim, WritingInput } from '../ports';

interface Written extends SectionPlan {
  /** Writes it without a model. */
  readonly write: (input: WritingInput) => DraftClaim[];
}

/** Its sentences state what evidence says; such sections are written first, so that the others can rest on them. */
interface FromEvidence extends Written {
  readonly restsOn: 'evidence';
  /** Whether it ends with what it means for the reader. */
  readonly closing: boolean;
}

/** Its sentences rest on claims that were verified in others. */
interface FromClaims extends Written {
  readonly restsOn: 'claims';
}

/** Made of the whole report when it's read: no writer has it. */
interface FromReport {
  readonly id: SectionId;
  readonly title: string;
  readonly restsOn: 'the report';
}

export type SectionDefinition = FromEvidence | FromClaims | FromReport;

/** All that a section is, in one place. Where it's read stands in the list of ids. */
export const defineSection = <const Defined extends SectionDefinition>(section: Defined): Defined =>
  section;

/** A section that is made of claims answers one question: itself. */
export const fromClaims = (
  id: SectionId,
  title: string,
  missing: string,
): readonly PlannedQuestion[] => [question(id, title, [], missing)];

const FACTS =
  'State what the entries establish, the most telling first, and group sentences on one ' +
  'matter under one heading.';

/** What a model is told about a section of facts: what holds for all of them, and what for this one. */
export const ofFacts = (own: string): string => `${FACTS} ${own}`;
