import { createHash } from 'node:crypto';
import type { RequestAnswers } from './ports';

/** Names what a buyer had told when a version was written; nothing told has no name. */
export function digestOfAnswers(answers: RequestAnswers | undefined): string | null {
  if (answers === undefined) return null;
  const told = [
    answers.interviewAt ?? '',
    answers.interviewZone ?? '',
    answers.posting,
    answers.notes,
    // Absent rather than empty: what was stored before it could be told keeps its name.
    ...(answers.occupation === undefined ? [] : [answers.occupation]),
  ];
  return told.every((one) => one === '')
    ? null
    : createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
