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
  ];
  return told.every((one) => one === '')
    ? null
    : createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
