import { wordSet } from '../../language';
import { trimEndSigns, isWebAddress } from '../../kernel/text';

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
const isIndex = wordSet('default, home, index');
const isOfPage = wordSet('asp, aspx, htm, html, jsp, php');
const isOfTelephones = wordSet('amp, m, mobile, touch, wap');

/** “/news/index.html” is “/news/”. */
function withoutIndex(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  const [name = '', ending = '', ...more] = path.slice(at).split('.');
  return isIndex(name) && isOfPage(ending) && more.length === 0 ? path.slice(0, at) : path;
}

/** “m.acme.example” and “www2.acme.example” are “acme.example”. */
function withoutCopyLabels(host: string): string {
  const labels = host.split('.');
  const isCopy = (label: string): boolean =>
    isOfTelephones(label) || (label.startsWith('www') && Number(label.slice(3)) < 10);
  const first = labels.findIndex((label, at) => !isCopy(label) || at >= labels.length - 2);
  return labels.slice(first).join('.');
}

/** “/amp/s/acme.example/news”: the address in a path behind its kind. */
function addressIn(path: string, kinds: readonly string[]): string | undefined {
  const [, kind = '', ...rest] = path.split('/');
  const address = (rest[0] === 's' ? rest.slice(1) : rest).join('/');
  return kinds.includes(kind) && address !== '' ? address : undefined;
}

/** A copy made for telephones has its publisher’s own address in it. */
function withoutCopyHost(url: URL): URL {
  const cache = withoutCopyLabels(url.hostname).startsWith('google.')
    ? addressIn(url.pathname, ['amp'])
    : undefined;
  const ampHost = url.hostname.endsWith('.cdn.ampproject.org')
    ? addressIn(url.pathname, [...'cviwr'])
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
  if (!isWebAddress(address)) return address;
  const host = withoutCopyLabels(trimEndSigns(url.hostname.toLowerCase(), '.'));
  const port = url.port === '' ? '' : `:${url.port}`;
  let path = withoutIndex(
    url.pathname.replace(/\/{2,}/gu, '/').replace(/;jsessionid=[^/]*/giu, ''),
  );
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
