import type { ReadablePage } from '../../read';
import type { Known } from '../plan/known';
import { linked, mostLinked, urlsOf } from '../site/linked';

const WORKDAY =
  /^https:\/\/([a-z0-9-]{2,60})\.(wd\d{1,3})\.myworkdayjobs\.com\/(?:[a-z]{2}-[A-Z]{2}\/)?([A-Za-z0-9_-]{2,60})(?:[/?]|$)/;
const GITHUB = /^https:\/\/github\.com\/([a-z0-9-]{1,39})(?:[/?#]|$)/i;
/** Only companies that make games are asked about theirs. */
const GAME = /^https:\/\/store\.steampowered\.com\/app\/(\d{1,9})(?:[/?#]|$)/;
const CHANNEL = /^https:\/\/(?:www\.|m\.)?youtube\.com\/channel\/(UC[A-Za-z0-9_-]{22})(?:[/?#]|$)/;

type Account = 'medium' | 'gitlab' | 'dockerhub' | 'huggingface';
/** Where an account stands in each service's links. A person's page on Medium begins with “@” and is none. */
const ACCOUNTS: Readonly<Record<Account, RegExp>> = {
  medium: /^https:\/\/(?:www\.)?medium\.com\/([a-z0-9][a-z0-9-]{1,60})(?:[/?#]|$)/i,
  gitlab: /^https:\/\/gitlab\.com\/(?:groups\/)?([A-Za-z0-9_][A-Za-z0-9_.-]{1,60})(?:[/?#]|$)/,
  dockerhub: /^https:\/\/hub\.docker\.com\/(?:u|r|orgs)\/([a-z0-9]{3,40})(?:[/?#]|$)/,
  huggingface:
    /^https:\/\/huggingface\.co\/(?:organizations\/)?([A-Za-z0-9][A-Za-z0-9_.-]{1,60})(?:[/?#]|$)/,
};

/** Labels below a company's own domain, and folders of its site, and what they are the names of. */
const PLACES: Readonly<
  Record<
    'forum' | 'engineeringBlog' | 'investorSite',
    { readonly labels: readonly string[]; readonly folders: readonly string[] }
  >
> = {
  forum: { labels: ['forum', 'forums', 'community', 'discuss', 'discourse'], folders: [] },
  engineeringBlog: {
    labels: [
      'engineering',
      'eng',
      'tech',
      'techblog',
      'tech-blog',
      'engineering-blog',
      'engblog',
      'devblog',
      'devblogs',
      'code',
    ],
    folders: [
      'engineering',
      'blog/engineering',
      'engineering/blog',
      'blog/tech',
      'tech-blog',
      'techblog',
      'engineering-blog',
    ],
  },
  investorSite: { labels: ['investors', 'investor', 'ir'], folders: [] },
};

const squashed = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Sites link to others' accounts too, so a name counts only where it and the domain say the same: `mill-engineering` of mill.example. */
function isNamedAfter(name: string, domain: string): boolean {
  const [account, own] = [squashed(name), squashed(domain.split('.')[0] ?? '')];
  return (
    account === own ||
    (own.length > 2 && account.includes(own)) ||
    (account.length > 3 && own.includes(account))
  );
}

function findAccount(service: Account, urls: readonly string[], domain: string): Known {
  const names = urls
    .flatMap((url) => ACCOUNTS[service].exec(url)?.[1] ?? [])
    .filter((name) => isNamedAfter(name, domain));
  const name = mostLinked(names);
  return name === undefined ? {} : { [service]: name };
}

/** A channel's name says nothing; it is the company's where no other is linked to as often. */
function findChannel(urls: readonly string[]): Known {
  const channels = urls.flatMap((url) => CHANNEL.exec(url)?.[1] ?? []);
  const youtube = mostLinked(channels);
  return youtube === undefined ||
    channels.filter((one) => one === youtube).length * 2 <= channels.length
    ? {}
    : { youtube };
}

/** A place of the company's own that a link leads to: a host below its domain with a telling label, or else a telling folder of its site. */
function placeIn(
  url: string,
  domain: string,
  { labels, folders }: (typeof PLACES)[keyof typeof PLACES],
): { readonly host?: string; readonly folder?: string } {
  if (!URL.canParse(url)) return {};
  const { protocol, hostname, port, username, pathname } = new URL(url);
  if (protocol !== 'https:' || port !== '' || username !== '') return {};
  if (labels.some((label) => hostname === `${label}.${domain}`)) return { host: hostname };
  const folder =
    hostname === domain || hostname === `www.${domain}`
      ? folders.find((one) => pathname === `/${one}` || pathname.startsWith(`/${one}/`))
      : undefined;
  return folder === undefined ? {} : { folder: `${hostname}/${folder}` };
}

function findPlaces(urls: readonly string[], domain: string): Known {
  return Object.assign(
    {},
    ...Object.entries(PLACES).map(([need, named]) => {
      const places = urls.map((url) => placeIn(url, domain, named));
      const place =
        mostLinked(places.flatMap(({ host = [] }) => host)) ??
        mostLinked(places.flatMap(({ folder = [] }) => folder));
      return place === undefined ? {} : { [need]: place };
    }),
  ) as Known;
}

/** What else the site's own links tell: its Workday board, its accounts and channels elsewhere, and its own places beside the site. */
export function findAccounts(pages: readonly ReadablePage[], domain?: string): Known {
  const urls = urlsOf(pages);
  const workday = mostLinked(
    urls.flatMap((url) => WORKDAY.exec(url)?.slice(1, 4).join('/') ?? []),
  )?.split('/');
  const [workdayTenant = '', workdayPod = '', workdaySite = ''] = workday ?? [];
  const own = domain?.toLowerCase().replace(/^www\./, '');
  const accounts =
    own === undefined
      ? []
      : [
          ...(Object.keys(ACCOUNTS) as Account[]).map((service) => findAccount(service, urls, own)),
          findPlaces(urls, own),
        ];
  return Object.assign(
    {},
    linked(urls, 'github', (url) => GITHUB.exec(url)?.[1]),
    linked(urls, 'steamApp', (url) => GAME.exec(url)?.[1]),
    findChannel(urls),
    ...accounts,
    workday === undefined ? {} : { workdayTenant, workdayPod, workdaySite },
  ) as Known;
}
