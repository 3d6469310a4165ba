import { currencyCode, wordSet } from '../../../../language';

export type Parts = readonly string[];

/** Arguments without a name: `{{start date|1984|4|1|df=y}}` → 1984, 4, 1. */
function unnamed(parts: Parts): Parts {
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/^\d=/, '')
        .replace(/^\*\s?/, ''),
    )
    .filter((part) => part !== '' && !/^[\w\s-]{1,30}=/.test(part));
}

function dateOf(parts: Parts): string {
  const [year = '', month, day] = unnamed(parts);
  return [year, month, day]
    .filter((part): part is string => part !== undefined && /^\d{1,4}$/.test(part))
    .map((part) => part.padStart(2, '0'))
    .join('-');
}

const named = (text: string): ReadonlySet<string> => new Set(text.split(/,\s{1,9}/));

const LISTS = named(`ubl, ubil, ublist, ubt, unbulleted list, bulleted list, blist, plainlist, plain
   list, hlist, flatlist, flat list, cslist, csl, comma separated entries, br separated
   entries, vunblist, vertical unbulleted list, indented plainlist, collapsible list,
   unordered list, ordered list, tree list`);
/** What they change is how their words look. */
const PLAIN =
  named(`nowrap, nobr, small, smaller, big, larger, url, official url, abbr, sic, tooltip,
   nbsp, j, nw, nobold, no bold, noitalic, center, nts, ntsh, number, val, formatnum,
   ill, interlanguage link, linktext, circa, c., ca., flag, flagcountry, flagu, as of,
   founded, year, percent`);
const SECOND = named('lang, resize, font, color, colour, native name, transl, transliteration');
const DATES =
  /^(?:start date|start year|end date|release date|film date|date|dts|founded|birth date)/;
const MONEY: Readonly<Record<string, string>> = {
  gbp: '£',
  eur: '€',
  euro: '€',
  inr: '₹',
  inrconvert: '₹',
  cny: 'CN¥',
  jpy: 'JP¥',
  cad: 'CA$',
  aud: 'A$',
  usd: 'US$',
};
/** `{{INRConvert|12|c}}`: letters that nobody writes behind a sum. */
const LETTERS: Readonly<Record<string, string>> = { c: ' crore', l: ' lakh' };

function moneyOf(name: string, parts: Parts): string | undefined {
  const [sum = '', scale = ''] = unnamed(parts);
  if (!/\d/.test(sum)) return undefined;
  if (name === 'currency') return `${(scale || 'USD').toUpperCase()} ${sum}`;
  const isSign = !/[a-z]{2}/.test(name.replace(/^(?:us|ca|nz|hk|cn|jp)(?=[$¥])/, ''));
  const sign =
    MONEY[name] ??
    (currencyCode(name) === undefined
      ? undefined
      : isSign
        ? name.toUpperCase()
        : `${name.toUpperCase()} `);
  return sign === undefined
    ? undefined
    : `${sign}${sum}${LETTERS[scale] ?? (/^[bkmt]$/.test(scale) ? scale : '')}`;
}

const isConversion = wordSet('convert, cvt');

/** What a template shows; one that isn't known shows nothing, since it is layout far more often than words. */
export function shown(whole: string, parts: Parts): string {
  // `{{formatnum:12345}}` has its argument behind a colon.
  const at = whole.indexOf(':');
  const [name, given] =
    at < 0 ? [whole, parts] : [whole.slice(0, at), [whole.slice(at + 1), ...parts]];
  if (DATES.test(name)) return dateOf(given);
  if (LISTS.has(name)) return unnamed(given).join('; ');
  if (SECOND.has(name)) return unnamed(given)[1] ?? '';
  if (PLAIN.has(name)) return unnamed(given)[0] ?? '';
  if (isConversion(name)) return unnamed(given).slice(0, 2).join(' ');
  if (/^(?:ndash|endash|en dash|–|snd|spaced ndash)$/.test(name)) return '–';
  return moneyOf(name, given) ?? '';
}
