import { wordSet } from '../../language';
import { trimEndSigns } from '../../kernel/text';

/** Parameters that say where a reader came from and change nothing of what is read. */
const TRACKING: ReadonlySet<string> = new Set(
  (
    '_ga _gl _openstat amp campaign_id cmp cmpid dclid fbclid gbraid gclid gclsrc gh_src guccounter hsctatracking ' +
    'icid igsh igshid ito lever-origin lever-source li_fat_id mc_cid mc_eid mkt_tok msclkid ncid ocid outputtype ' +
    'ref ref_src ref_url referrer rss s_cid scm shared smid smtyp source sourceid spm sr_share trk trkinfo ttclid ' +
    'twclid wbraid wickedid yclid'
  ).split(' '),
);
const TRACKING_PREFIXES = '_hs ga_ guce_ hsa_ mtm_ oly_ pk_ utm_ vero_'.split(' ');
const isTracking = (name: string): boolean =>
  TRACKING.has(name) || TRACKING_PREFIXES.some((prefix) => name.startsWith(prefix));
const isSession = wordSet('aspsessionid*, jsessionid, phpsessid, session_id, sessionid, sid');
const INDEX = /\/(?:index|default|home)\.(?:html?|php|aspx?|jsp)$/iu;

/** A copy made for telephones has its publisher’s own address in it. */
function withoutCopyHost(url: URL): URL {
  const cache = /^(?:www\.)?google\.[a-z.]+$/u.test(url.hostname)
    ? /^\/amp\/(?:s\/)?(?<rest>.+)$/u.exec(url.pathname)?.groups?.['rest']
    : undefined;
  const ampHost = url.hostname.endsWith('.cdn.ampproject.org')
    ? /^\/[cviwr]\/(?:s\/)?(?<rest>.+)$/u.exec(url.pathname)?.groups?.['rest']
    : undefined;
  const rest = cache ?? ampHost;
  return rest !== undefined && URL.canParse(`https://${rest}${url.search}`)
    ? new URL(`https://${rest}${url.search}`)
    : url;
}

/**
 * One spelling for all addresses of one page: no tracking, no fragment, no copy for telephones, no
 * “www”, no last slash. It tells pages apart and is never asked for.
 */
export function canonicalUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = withoutCopyHost(new URL(address));
  if (!/^https?:$/u.test(url.protocol)) return address;
  const host = url.hostname
    .toLowerCase()
    .replace(/\.$/u, '')
    .replace(/^(?:(?:www\d?|m|mobile|amp|touch|wap)\.)+(?=[^.]+\.[^.]+)/u, '');
  const port = url.port === '' ? '' : `:${url.port}`;
  let path = url.pathname
    .replace(/\/{2,}/gu, '/')
    .replace(/;jsessionid=[^/]*/giu, '')
    .replace(INDEX, '/');
  path = path
    .replace(/^\/amp(?=\/)/u, '')
    .replace(/(?:\/amp|\.amp)(?=\/?$)/u, '')
    .replace(/\.amp(?=\.html?$)/u, '')
    .replace(/\/(?:amp\.html|amphtml)$/u, '');
  path = trimEndSigns(path, '/');
  try {
    path = decodeURI(path);
  } catch {
    // A percent sign that stands for itself stays.
  }
  const query = [...url.searchParams]
    .filter(([name]) => !isTracking(name.toLowerCase()) && !isSession(name))
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const search = query.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&');
  return `https://${host}${port}${path}${search === '' ? '' : `?${search}`}`;
}
