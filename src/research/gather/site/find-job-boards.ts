import { isOracleHost } from '../../sources';
import type { EntityCard } from '../../company';
import type { ReadablePage } from '../../read';
import { linked, mostLinked, urlsOf } from './linked';

type Boards = EntityCard['jobBoards'];

/** Labels under which a service has pages of its own, beside those of its customers. */
const OWN: ReadonlySet<string> = new Set(
  (
    'academy account accounts api app apps assets blog career careers cdn community demo developer ' +
    'developers docs email get go help info integrations jobs learn login mail marketing marketplace ' +
    'media pages partner partners resources static status support try www'
  ).split(' '),
);

interface Place {
  readonly host: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/** The board that an address is of. */
type BoardIn = (place: Place) => string | undefined;

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/u;
const NAME = /^[\w-]{2,60}$/u;
const LOOSE_NAME = /^[\w.-]{2,60}$/u;
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/u;

/** A board that has a label of its own below the service's host. */
const below =
  (ends: readonly string[], pages?: readonly string[]): BoardIn =>
  ({ host, parts: [page = ''] }) => {
    const end = ends.find((one) => host.endsWith(`.${one}`));
    const label = end === undefined ? '' : host.slice(0, -end.length - 1);
    const isBoard = LABEL.test(label) && !OWN.has(label) && pages?.includes(page) !== false;
    return isBoard ? label : undefined;
  };

/** A board that is named in the path, behind some parts of it. */
const behind =
  (hosts: readonly string[], name = NAME, before: readonly string[] = []): BoardIn =>
  ({ host, parts }) => {
    const board = parts[before.length] ?? '';
    const isBoard =
      hosts.includes(host) && before.every((part, at) => parts[at] === part) && name.test(board);
    return isBoard ? board : undefined;
  };

const GREENHOUSE_HOSTS = ['boards', 'job-boards', 'boards-api'].flatMap((label) => [
  `${label}.greenhouse.io`,
  `${label}.eu.greenhouse.io`,
]);

/** A script of the board on the company's own page, or the board itself. */
const greenhouse: BoardIn = (place) => {
  const { host, parts, query } = place;
  const isEmbedded =
    GREENHOUSE_HOSTS.includes(host) && parts[0] === 'embed' && parts[1] === 'job_board';
  const named = isEmbedded ? (query.get('for') ?? '') : '';
  return NAME.test(named)
    ? named
    : (behind(GREENHOUSE_HOSTS, NAME, ['v1', 'boards'])(place) ?? behind(GREENHOUSE_HOSTS)(place));
};

const rippling: BoardIn = (place) => {
  const parts = LOCALE.test(place.parts[0] ?? '') ? place.parts.slice(1) : place.parts;
  return LOCALE.test(parts[0] ?? '')
    ? undefined
    : behind(['ats.rippling.com', 'ats.us1.rippling.com'], /^[\w-]{2,80}$/u)({ ...place, parts });
};

const BOARDS: Readonly<Record<Exclude<keyof Boards, 'oracleHost' | 'oracleSite'>, BoardIn>> = {
  greenhouse,
  lever: behind(['jobs.lever.co'], LOOSE_NAME),
  leverEu: behind(['jobs.eu.lever.co'], LOOSE_NAME),
  ashby: behind(['jobs.ashbyhq.com'], /^[\w.%-]{2,60}$/u),
  workable: behind(['apply.workable.com']),
  smartrecruiters: behind(['careers.smartrecruiters.com', 'jobs.smartrecruiters.com']),
  recruitee: below(['recruitee.com']),
  personio: below(['jobs.personio.de', 'jobs.personio.com']),
  teamtailor: below(['teamtailor.com']),
  bamboohr: below(['bamboohr.com'], ['careers', 'jobs']),
  breezy: below(['breezy.hr']),
  pinpoint: below(['pinpointhq.com']),
  rippling,
  gem: behind(['jobs.gem.com'], LOOSE_NAME),
  jobscore: behind(['careers.jobscore.com'], NAME, ['careers']),
};

/** Plain addresses alone: one with a user name or a port of its own is somewhere else. */
function placeOf(url: string): Place | undefined {
  if (!url.startsWith('https://') || !URL.canParse(url)) return undefined;
  const { hostname, pathname, port, username, searchParams } = new URL(url);
  return port !== '' || username !== ''
    ? undefined
    : { host: hostname, parts: pathname.split('/').slice(1), query: searchParams };
}

function oracleIn({ host, parts }: Place): string | undefined {
  const [app, page, , sites, site = ''] = parts;
  const isBoard =
    isOracleHost(host) &&
    app === 'hcmUI' &&
    page === 'CandidateExperience' &&
    sites === 'sites' &&
    NAME.test(site);
  return isBoard ? `${host}/${site}` : undefined;
}

function findOracle(places: readonly Place[]): Boards {
  const [oracleHost, oracleSite] =
    mostLinked(places.flatMap((place) => oracleIn(place) ?? []))?.split('/') ?? [];
  return oracleHost === undefined || oracleSite === undefined ? {} : { oracleHost, oracleSite };
}

/** A board counts only if the company's own site links to it: a guessed name could be a namesake's. */
export function findJobBoards(pages: readonly ReadablePage[]): Boards {
  const places = urlsOf(pages).flatMap((url) => placeOf(url) ?? []);
  return Object.assign(
    {},
    findOracle(places),
    ...Object.entries(BOARDS).map(([service, boardIn]) => linked(places, service, boardIn)),
  ) as Boards;
}
