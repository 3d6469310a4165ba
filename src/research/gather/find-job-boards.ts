import type { EntityCard } from '../company';
import type { ReadablePage } from '../read';
import { linked, mostLinked, urlsOf } from './linked';

type Boards = EntityCard['jobBoards'];

/** Labels under which a service has pages of its own, beside those of its customers. */
const OWN =
  'www|app|apps|api|help|support|docs|blog|status|go|info|pages|learn|get|try|demo|login|account|accounts|career|careers|jobs|developer|developers|academy|community|partner|partners|marketplace|integrations|marketing|resources|static|cdn|assets|media|mail|email';
/** The pattern of a board that has a label of its own below the service's host. */
const below = (host: string, path = ''): RegExp =>
  new RegExp(
    `^https://(?!(?:${OWN})\\.)([a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?)\\.${host}${path}(?:[/?#]|$)`,
    'i',
  );

/** How each service's boards are linked to; the first group is the board's name. */
const BOARDS: Readonly<Record<Exclude<keyof Boards, 'oracleHost' | 'oracleSite'>, RegExp>> = {
  greenhouse:
    /^https:\/\/(?:boards|job-boards|boards-api)(?:\.eu)?\.greenhouse\.io\/(?:v1\/boards\/|embed\/job_board(?:\/js)?\?for=)?([a-z0-9_-]{2,60})(?:[/?#]|$)/i,
  lever: /^https:\/\/jobs\.lever\.co\/([a-z0-9_.-]{2,60})(?:[/?#]|$)/i,
  leverEu: /^https:\/\/jobs\.eu\.lever\.co\/([a-z0-9_.-]{2,60})(?:[/?#]|$)/i,
  ashby: /^https:\/\/jobs\.ashbyhq\.com\/([a-z0-9_.%-]{2,60})(?:[/?#]|$)/i,
  workable: /^https:\/\/apply\.workable\.com\/([a-z0-9_-]{2,60})(?:[/?#]|$)/i,
  smartrecruiters:
    /^https:\/\/(?:careers|jobs)\.smartrecruiters\.com\/([a-z0-9_-]{2,60})(?:[/?#]|$)/i,
  recruitee: below('recruitee\\.com'),
  personio: below('jobs\\.personio\\.(?:de|com)'),
  teamtailor: below('teamtailor\\.com'),
  bamboohr: below('bamboohr\\.com', '/(?:careers|jobs)'),
  breezy: below('breezy\\.hr'),
  pinpoint: below('pinpointhq\\.com'),
  rippling:
    /^https:\/\/ats\.(?:us1\.)?rippling\.com\/(?:[a-z]{2}-[A-Z]{2}\/)?(?![a-z]{2}-[A-Z]{2}(?:[/?#]|$))([A-Za-z0-9_-]{2,80})(?:[/?#]|$)/,
  gem: /^https:\/\/jobs\.gem\.com\/([A-Za-z0-9_.-]{2,60})(?:[/?#]|$)/,
  jobscore: /^https:\/\/careers\.jobscore\.com\/careers\/([a-z0-9_-]{2,60})(?:[/?#]|$)/i,
};
const ORACLE =
  /^https:\/\/([a-z0-9-]{2,63}\.fa\.(?:[a-z0-9]{2,12}\.)?oraclecloud\.com)\/hcmUI\/CandidateExperience\/[a-zA-Z-]{2,7}\/sites\/([A-Za-z0-9_-]{1,60})(?:[/?#]|$)/;

function findOracle(urls: readonly string[]): Boards {
  const [oracleHost, oracleSite] =
    mostLinked(urls.flatMap((url) => ORACLE.exec(url)?.slice(1, 3).join('/') ?? []))?.split('/') ??
    [];
  return oracleHost === undefined || oracleSite === undefined ? {} : { oracleHost, oracleSite };
}

/** A board counts only if the company's own site links to it: a guessed name could be a namesake's. */
export function findJobBoards(pages: readonly ReadablePage[]): Boards {
  const urls = urlsOf(pages);
  return Object.assign(
    {},
    findOracle(urls),
    ...Object.entries(BOARDS).map(([service, pattern]) => linked(urls, service, pattern)),
  ) as Boards;
}
