import type { EntityCard } from '../company';
import type { ReadablePage } from '../read';
import type { Known } from './known';

/** How each service's boards are linked to; the first group is the board's name. */
const BOARDS: Readonly<Record<keyof EntityCard['jobBoards'], RegExp>> = {
  greenhouse: /^https:\/\/(?:boards|job-boards|boards-api)(?:\.eu)?\.greenhouse\.io\/(?:v1\/boards\/|embed\/job_board(?:\/js)?\?for=)?([a-z0-9_-]{2,60})(?:[/?]|$)/i,
  lever: /^https:\/\/jobs(?:\.eu)?\.lever\.co\/([a-z0-9_.-]{2,60})(?:[/?]|$)/i,
  ashby: /^https:\/\/jobs\.ashbyhq\.com\/([a-z0-9_.%-]{2,60})(?:[/?]|$)/i,
  workable: /^https:\/\/apply\.workable\.com\/([a-z0-9_-]{2,60})(?:[/?]|$)/i,
  smartrecruiters: /^https:\/\/(?:careers|jobs)\.smartrecruiters\.com\/([a-z0-9_-]{2,60})(?:[/?]|$)/i,
};
const WORKDAY = /^https:\/\/([a-z0-9-]{2,60})\.(wd\d{1,3})\.myworkdayjobs\.com\/(?:[a-z]{2}-[A-Z]{2}\/)?([A-Za-z0-9_-]{2,60})(?:[/?]|$)/;
const GITHUB = /^https:\/\/github\.com\/([a-z0-9-]{1,39})(?:[/?#]|$)/i;
const NOT_A_NAME = new Set(['embed', 'v1', 'boards', 'jobs', 'j', 'api', 'company', 'about', 'features', 'login', 'search', 'orgs', 'sponsors', 'topics', 'apps', 'marketplace']);
/** Services that know a board by its name in any letters; the others tell large from small. */
const ANY_LETTERS = new Set(['greenhouse', 'lever', 'workable', 'github']);

function mostLinked(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) if (!NOT_A_NAME.has(name.toLowerCase())) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other))[0]?.[0];
}

function linked(urls: readonly string[], service: string, pattern: RegExp): Readonly<Record<string, string>> {
  const names = urls.flatMap((url) => pattern.exec(url)?.[1] ?? []).map((name) => (ANY_LETTERS.has(service) ? name.toLowerCase() : name));
  const name = mostLinked(names);
  return name === undefined ? {} : { [service]: name };
}

const urlsOf = (pages: readonly ReadablePage[]): readonly string[] => pages.flatMap(({ links }) => links).map(({ url }) => url);

/** A board counts only if the company's own site links to it: a guessed name could be a namesake's. */
export function findJobBoards(pages: readonly ReadablePage[]): EntityCard['jobBoards'] {
  const urls = urlsOf(pages);
  return Object.assign({}, ...Object.entries(BOARDS).map(([service, pattern]) => linked(urls, service, pattern))) as EntityCard['jobBoards'];
}

/** What else the site's own links tell: its Workday board and its organisation on GitHub. */
export function findAccounts(pages: readonly ReadablePage[]): Known {
  const urls = urlsOf(pages);
  const workday = mostLinked(urls.flatMap((url) => WORKDAY.exec(url)?.slice(1, 4).join('/') ?? []))?.split('/');
  const [workdayTenant = '', workdayPod = '', workdaySite = ''] = workday ?? [];
  return { ...linked(urls, 'github', GITHUB), ...(workday === undefined ? {} : { workdayTenant, workdayPod, workdaySite }) };
}
