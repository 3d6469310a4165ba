import { fail, succeed, type Result } from '../../../kernel/result';
import { parseAddress } from './address';
import { whySpecial } from './special-ranges';

export type UrlRefusal = 'bad-url' | 'scheme' | 'port' | 'credentials' | 'name' | 'special-address';

const LONGEST_URL = 4_096;
const LONGEST_NAME = 253;
const ALLOWED_PORTS = new Set(['', '80', '443']);
/** Names that never lead to the public web, whatever a resolver says. `.example` is left out: nothing answers there. */
const LOCAL_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'onion',
  'invalid',
  'localdomain',
  'svc',
  'consul',
  'fritz.box',
];

function isLocalName(name: string): boolean {
  return !name.includes('.') || LOCAL_ENDINGS.some((ending) => `.${name}`.endsWith(`.${ending}`));
}

/** The host of a checked URL: brackets and the trailing dot gone. */
export function hostnameOf(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

/**
 * What can be told from the text of a URL alone. It runs before every name look-up and again for
 * every redirect; the addresses behind a name are checked after this.
 */
export function checkUrl(text: string): Result<URL, UrlRefusal> {
  if (text.length > LONGEST_URL) return fail('bad-url', 'That address is too long.');
  // The URL parser drops these silently, which makes two readers see two addresses.
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/u.test(text))
    return fail('bad-url', 'That address holds characters that don’t belong there.');
  if (!URL.canParse(text)) return fail('bad-url', 'That is not a web address.');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return fail('scheme', 'Only http and https addresses can be read.');
  if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(text)) {
    return fail('credentials', 'An address with a user name in it is not read.');
  }
  if (!ALLOWED_PORTS.has(url.port)) return fail('port', 'Only the usual web ports can be read.');
  const host = hostnameOf(url);
  if (host === '' || host.length > LONGEST_NAME) return fail('name', 'That address names no site.');
  if (url.hostname.startsWith('[') || parseAddress(host) !== undefined) {
    return whySpecial(host) === undefined
      ? succeed(url)
      : fail('special-address', 'That address is not on the public internet.');
  }
  if (!/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host) || isLocalName(host)) {
    return fail('name', 'That address is not on the public internet.');
  }
  return succeed(url);
}
