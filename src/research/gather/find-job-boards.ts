import type { EntityCard } from '../company';
import type { ReadablePage } from '../read';

const GREENHOUSE = /^https:\/\/(?:boards|job-boards|boards-api)(?:\.eu)?\.greenhouse\.io\/(?:v1\/boards\/|embed\/job_board(?:\/js)?\?for=)?([a-z0-9_-]{2,60})(?:[/?]|$)/i;
const NOT_A_BOARD = new Set(['embed', 'v1', 'boards', 'jobs']);

/** A board counts only if the company's own site links to it: a guessed name could be a namesake's. */
export function findJobBoards(pages: readonly ReadablePage[]): EntityCard['jobBoards'] {
  const counts = new Map<string, number>();
  for (const { url } of pages.flatMap(({ links }) => links)) {
    const board = GREENHOUSE.exec(url)?.[1]?.toLowerCase();
    if (board !== undefined && !NOT_A_BOARD.has(board)) counts.set(board, (counts.get(board) ?? 0) + 1);
  }
  const most = [...counts].toSorted(([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other))[0];
  return most === undefined ? {} : { greenhouse: most[0] };
}
