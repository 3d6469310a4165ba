const PUBLIC = new Set(['/', '/about', '/contact', '/faq', '/terms', '/privacy', '/bot']);
const BY_PRIVATE_LINK = /^\/(?:track|r|s|address|choose|rate|desk\/invitation)\//;
/** A form sent from a page without any referrer names no origin, and is then refused as a stranger's. */
const WITH_FORM =
  /^\/(?:(?:track|address|choose|rate|r\/[^/]+\/wrong|desk\/invitation)\/|r\/[^/]+\/(?:share|second-round)\b)/;

/** Kept by no cache, told to no other site, found by no search engine. */
const underPrivateLink = (referrerPolicy: 'no-referrer' | 'same-origin') => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': referrerPolicy,
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
});

/** What a page's answer says of itself where the page said nothing. */
export function headersOf(pathname: string): Readonly<Record<string, string>> {
  if (BY_PRIVATE_LINK.test(pathname))
    return underPrivateLink(WITH_FORM.test(pathname) ? 'same-origin' : 'no-referrer');
  if (/^\/unavailable(?:\.data)?$/.test(pathname))
    return { 'Cache-Control': 'private, no-store', 'Retry-After': '60' };
  return PUBLIC.has(pathname)
    ? { 'Cache-Control': 'no-cache' }
    : { 'Cache-Control': 'private, no-store' };
}
