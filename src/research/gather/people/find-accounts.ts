import type { ReadablePage } from '../../read';
import type { Known } from '../../sources';
import { linked, mostLinked, urlsOf } from '../site/linked';

/** Where a service's links have the name of an account: behind a folder, or behind one that may be missing. */
interface AccountForm {
  readonly hosts: readonly string[];
  readonly folders?: readonly string[];
  readonly mayStandAlone?: true;
  readonly name: RegExp;
}

const NAME = /^[\w.-]{2,61}$/;
const GITHUB: AccountForm = { hosts: ['github.com'], name: /^[a-z0-9-]{1,39}$/i };
/** Only companies that make games are asked about theirs. */
const GAME: AccountForm = {
  hosts: ['store.steampowered.com'],
  folders: ['app'],
  name: /^\d{1,9}$/,
};
const CHANNEL: AccountForm = {
  hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
  folders: ['channel'],
  name: /^UC[\w-]{22}$/,
};

type Account = 'medium' | 'gitlab' | 'dockerhub' | 'huggingface';
/** A person's page on Medium begins with “@” and is none. */
const ACCOUNTS: Readonly<Record<Account, AccountForm>> = {
  medium: { hosts: ['medium.com', 'www.medium.com'], name: NAME },
  gitlab: { hosts: ['gitlab.com'], folders: ['groups'], mayStandAlone: true, name: NAME },
  dockerhub: { hosts: ['hub.docker.com'], folders: ['u', 'r', 'orgs'], name: /^[a-z0-9]{3,40}$/ },
  huggingface: {
    hosts: ['huggingface.co'],
    folders: ['organizations'],
    mayStandAlone: true,
    name: NAME,
  },
};

/** The host of a web address and the folders of its path. */
function placeOf(url: string): { readonly host: string; readonly folders: readonly string[] } {
  const { protocol, host, pathname } = URL.canParse(url)
    ? new URL(url)
    : { protocol: '', host: '', pathname: '' };
  return { host: protocol === 'https:' ? host : '', folders: pathname.split('/').slice(1) };
}

function accountIn(url: string, form: AccountForm): string | undefined {
  const { host, folders } = placeOf(url);
  const [first = '', second = ''] = folders;
  const isBehind = form.folders?.includes(first) === true;
  const name = isBehind ? second : first;
  const isPlaced = isBehind || form.folders === undefined || form.mayStandAlone === true;
  return form.hosts.includes(host) && isPlaced && form.name.test(name) ? name : undefined;
}

const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;
const POD = /^wd\d{1,3}$/;

/** “mill.wd5.myworkdayjobs.com/en-US/Careers” is the board Careers of the tenant mill. */
function workdayIn(url: string): readonly [tenant: string, pod: string, site: string] | undefined {
  const { host, folders } = placeOf(url);
  const [tenant = '', pod = '', ...rest] = host.split('.');
  const site = folders.find((folder) => !LOCALE.test(folder)) ?? '';
  return rest.join('.') === 'myworkdayjobs.com' && POD.test(pod) && NAME.test(site)
    ? [tenant, pod, site]
    : undefined;
}

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

/**
 * Sites link to others' accounts too, so a name counts only where it and the domain say the same: `mill-engineering` of
 * mill.example.
 */
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
    .flatMap((url) => accountIn(url, ACCOUNTS[service]) ?? [])
    .filter((name) => isNamedAfter(name, domain));
  const name = mostLinked(names);
  return name === undefined ? {} : { [service]: name };
}

/** A channel's name says nothing; it is the company's where no other is linked to as often. */
function findChannel(urls: readonly string[]): Known {
  const channels = urls.flatMap((url) => accountIn(url, CHANNEL) ?? []);
  const youtube = mostLinked(channels);
  return youtube === undefined ||
    channels.filter((one) => one === youtube).length * 2 <= channels.length
    ? {}
    : { youtube };
}

/**
 * A place of the company's own that a link leads to: a host below its domain with a telling label, or else a telling
 * folder of its site.
 */
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

/**
 * What else the site's own links tell: its Workday board, its accounts and channels elsewhere, and its own places
 * beside the site.
 */
export function findAccounts(pages: readonly ReadablePage[], domain?: string): Known {
  const urls = urlsOf(pages);
  const workday = mostLinked(urls.flatMap((url) => workdayIn(url)?.join('/') ?? []))?.split('/');
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
    linked(urls, 'github', (url) => accountIn(url, GITHUB)),
    linked(urls, 'steamApp', (url) => accountIn(url, GAME)),
    findChannel(urls),
    ...accounts,
    workday === undefined ? {} : { workdayTenant, workdayPod, workdaySite },
  ) as Known;
}
