import type { SectionId } from '../../document/shape';
import { BESIDE, type NumberedRow } from '../../plan';
import { knowRole } from '../../typical';
import type { DraftClaim, Writer, WritingInput } from '../ports';
import { withRetold } from '../retell';
import { writeCulture } from './culture/culture';
import { writeDevelopments } from './developments';
import { isOnHiringOf, writeHiringProcess } from './hiring-process';
import { writeInterviewers } from './interviewers';
import { writeLocation } from './location';
import { writeMarket } from './market';
import {
  writeAvoid,
  writeBrief,
  writeClosing,
  writeDeepResearch,
  writeLastHours,
  writeQuestionsToAsk,
  writeQuestionsToExpect,
  writeTalkingPoints,
} from './resting';
import { writeRoleTips } from './role/role-tips';
import { writeSnapshot } from '../snapshot';

const SECTIONS: Readonly<Record<SectionId, (input: WritingInput) => DraftClaim[]>> = {
  brief: writeBrief,
  snapshot: writeSnapshot,
  developments: writeDevelopments,
  market: writeMarket,
  culture: writeCulture,
  'talking-points': writeTalkingPoints,
  'questions-to-ask': writeQuestionsToAsk,
  'questions-to-expect': writeQuestionsToExpect,
  avoid: writeAvoid,
  'role-tips': writeRoleTips,
  'hiring-process': writeHiringProcess,
  interviewers: writeInterviewers,
  location: writeLocation,
  'last-hours': writeLastHours,
  'not-found': () => [],
  'deep-research': writeDeepResearch,
  sources: () => [],
};

const TECHNOLOGY = 'What they build with';
/** What the company builds with helps those who would build with it, and those whose work can’t be told. */
const BUILDS = /^(?:15-|17-|11-3021|11-9041|27-3042|41-9031)/u;

/** Whether a retold sentence says something to somebody who does this work. */
function fitsRole({ retold, evidence }: NumberedRow, input: WritingInput): boolean {
  const { occupation, kind } = knowRole(input);
  if (retold !== undefined && input.section.id === 'hiring-process')
    return isOnHiringOf(input, evidence);
  return (
    retold?.group !== TECHNOLOGY ||
    occupation === undefined ||
    kind?.id === 'product' ||
    BUILDS.test(occupation.code)
  );
}

/** What is retold is quoted nowhere. */
const withoutRetold = (input: WritingInput): WritingInput => ({
  ...input,
  rows: input.rows.filter(({ retold }) => retold === undefined),
});

/** Rows beside a section's own are for writers that choose their words. */
const ofItsOwn = (input: WritingInput): WritingInput => ({
  ...input,
  rows: input.rows.filter(({ question }) => question !== BESIDE),
});

/** Writes from typed facts and quotes alone, without a model: the same findings give the same sentences. */
export function evidenceOnlyWriter(): Writer {
  const writeSection = (input: WritingInput): DraftClaim[] => {
    const { id, closes } = input.section;
    return closes === true
      ? writeClosing(input)
      : withRetold(
          SECTIONS[id](withoutRetold(input)),
          input.rows.filter((row) => fitsRole(row, input)),
        );
  };
  return { writeSection: (input) => Promise.resolve(writeSection(ofItsOwn(input))) };
}
