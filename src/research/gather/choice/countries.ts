import { phraseFinder } from '../../../language';

/** Names that people and registers use beside the usual English one. */
const ALSO: Readonly<Record<string, string>> = {
  'united states of america': 'US',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  us: 'US',
  america: 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'people’s republic of china': 'CN',
  "people's republic of china": 'CN',
  'hong kong': 'HK',
  holland: 'NL',
  'kingdom of the netherlands': 'NL',
  'czech republic': 'CZ',
  'republic of ireland': 'IE',
  'south korea': 'KR',
  korea: 'KR',
  'republic of korea': 'KR',
  taiwan: 'TW',
  turkey: 'TR',
  russia: 'RU',
  'russian federation': 'RU',
  vietnam: 'VN',
  'united arab emirates': 'AE',
  uae: 'AE',
  deutschland: 'DE',
  españa: 'ES',
  italia: 'IT',
  sverige: 'SE',
  norge: 'NO',
  danmark: 'DK',
  suomi: 'FI',
  schweiz: 'CH',
  suisse: 'CH',
  österreich: 'AT',
  brasil: 'BR',
  méxico: 'MX',
};

/** Endings that anybody buys, wherever they are. */
const EVERYBODYS = new Set([
  'ac',
  'ai',
  'am',
  'as',
  'bz',
  'cc',
  'cd',
  'cm',
  'co',
  'dj',
  'fm',
  'gg',
  'gl',
  'gs',
  'im',
  'io',
  'la',
  'li',
  'ly',
  'md',
  'me',
  'mn',
  'ms',
  'mu',
  'nu',
  'pw',
  'sc',
  'sh',
  'so',
  'st',
  'sx',
  'tc',
  'to',
  'tv',
  'vc',
  'vg',
  'ws',
]);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** What stands among the countries and is none. */
const NONE = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
/** Codes of countries that are no more, or were renamed, lead to another. */
const isToday = (code: string): boolean =>
  !NONE.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
const named = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code) => {
    const name = english.of(code);
    return name === undefined || !isToday(code) ? [] : [[name.toLowerCase(), code] as const];
  });
const CODES: ReadonlyMap<string, string> = new Map([...named, ...Object.entries(ALSO)]);

/** “France”, “United States of America”, “gb”: its two letters, where it is a country. */
export function countryCode(name: string): string | undefined {
  const plain = name.trim().toLowerCase();
  const code = plain.toUpperCase();
  return (
    CODES.get(plain) ??
    (/^[A-Z]{2}$/.test(code) && isToday(code) && english.of(code) !== undefined ? code : undefined)
  );
}

/** The country whose ending a domain has, unless that ending is sold to everybody. */
export function countryOfDomain(domain: string): string | undefined {
  const ending = domain.toLowerCase().split('.').at(-1) ?? '';
  if (ending === 'uk') return 'GB';
  return /^[a-z]{2}$/.test(ending) && !EVERYBODYS.has(ending) ? countryCode(ending) : undefined;
}

const takesArticle = phraseFinder('^ =netherlands/=philippines/united, ^ czech republic');

/** As it stands in a sentence: “the United States”. */
export function countryInSentence(code: string): string {
  const name = english.of(code) ?? code;
  return takesArticle(name) ? `the ${name}` : name;
}
