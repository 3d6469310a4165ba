/** Parameters that say where a reader came from and change nothing of what is read. */
const TRACKING =
  /^(?:utm_\w+|ga_\w+|pk_\w+|mtm_\w+|hsa_\w+|mc_[ce]id|_hs\w+|hsctatracking|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|li_fat_id|igshid|igsh|yclid|_openstat|wickedid|vero_\w+|oly_\w+|s_cid|cmpid|cmp|ncid|ocid|icid|sr_share|spm|scm|rss|ref|ref_src|ref_url|referrer|source|shared|smid|smtyp|campaign_id|ito|guccounter|guce_\w+|amp|outputtype|trk|trkinfo|mkt_tok|_ga|_gl|gh_src|lever-source|lever-origin|sourceid)$/iu;
const SESSION = /^(?:sid|session_?id|phpsessid|jsessionid|aspsessionid\w*)$/iu;
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
    .replace(/\/(?:amp\.html|amphtml)$/u, '')
    .replace(/\/+$/u, '');
  try {
    path = decodeURI(path);
  } catch {
    // A percent sign that stands for itself stays.
  }
  const query = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name) && !SESSION.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const search = query.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join('&');
  return `https://${host}${port}${path}${search === '' ? '' : `?${search}`}`;
}
