import type { EntityCard } from '../company';
import type { ReadablePage } from '../read';
import { linked, urlsOf } from './linked';

/** How each service's boards are linked to; the first group is the board's name. */
const BOARDS: Readonly<Record<keyof EntityCard['jobBoards'], RegExp>> = {
  greenhouse: /^https:\/\/(?:boards|job-boards|boards-api)(?:\.eu)?\.greenhouse\.io\/(?:v1\/boards\/|embed\/job_board(?:\/js)?\?for=)?([a-z0-9_-]{2,60})(?:[/?]|$)/i,
  lever: /^https:\/\/jobs(?:\.eu)?\.lever\.co\/([a-z0-9_.-]{2,60})(?:[/?]|$)/i,
  ashby: /^https:\/\/jobs\.ashbyhq\.com\/([a-z0-9_.%-]{2,60})(?:[/?]|$)/i,
  workable: /^https:\/\/apply\.workable\.com\/([a-z0-9_-]{2,60})(?:[/?]|$)/i,
  smartrecruiters: /^https:\/\/(?:careers|jobs)\.smartrecruiters\.com\/([a-z0-9_-]{2,60})(?:[/?]|$)/i,
};

/** A board counts only if the company's own site links to it: a guessed name could be a namesake's. */
export function findJobBoards(pages: readonly ReadablePage[]): EntityCard['jobBoards'] {
  const urls = urlsOf(pages);
  return Object.assign({}, ...Object.entries(BOARDS).map(([service, pattern]) => linked(urls, service, pattern))) as EntityCard['jobBoards'];
}
