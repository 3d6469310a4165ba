import { BESIDE, type NumberedRow } from '../../plan';
import { knowRole } from '../../typical';
import type { DraftClaim, Writer, WritingInput } from '../ports';
import { TECHNOLOGY, withRetold } from '../retell';
import { writeByCode } from '../sections';
import { isOnHiringOf } from './hiring-process';
import { writeClosing } from './resting';

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
    return input.section.closes === true
      ? writeClosing(input)
      : withRetold(
          writeByCode(withoutRetold(input)),
          input.rows.filter((row) => fitsRole(row, input)),
        );
  };
  return { writeSection: (input) => Promise.resolve(writeSection(ofItsOwn(input))) };
}
