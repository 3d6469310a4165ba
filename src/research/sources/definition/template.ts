import { squeeze, trimEndSigns } from '../../../kernel/text';
import { days } from '../../../kernel/time';
import { countryName, stateNumber, threeLetters } from '../codes/country-codes';
import type { Need, SourceItem } from '../shape';

/** “{name}”: what is put in there. */
const HOLE = /\{(\w+)\}/g;

export type Known = Readonly<Partial<Record<Need, string>>>;

/** Other spellings of what is known, each made from one need. */
const DERIVED: Readonly<
  Record<string, { readonly need: Need; readonly make: (value: string) => string }>
> = {
  countrySmall: { need: 'country', make: (value) => value.toLowerCase() },
  companyLarge: { need: 'company', make: (value) => value.toUpperCase() },
  /** As many shops write a name into an address: `mill-and-co`. */
  companyDashed: {
    need: 'company',
    make: (value) =>
      value
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, ''),
  },
  /** Longer spans than a hundred and twenty days the vulnerability register refuses. */
  fourMonthsBefore: {
    need: 'until',
    make: (value) =>
      Number.isNaN(Date.parse(value))
        ? ''
        : new Date(Date.parse(value) - days(119)).toISOString().slice(0, 10),
  },
  yearShort: { need: 'year', make: (value) => value.slice(-2) },
  cik10: { need: 'cik', make: (value) => value.padStart(10, '0') },
  cikNumber: { need: 'cik', make: (value) => value.replace(/^0+/, '') },
  accessionPlain: { need: 'accession', make: (value) => value.replaceAll('-', '') },
  /** In an archive, the document itself and not how it is shown. */
  documentFile: { need: 'document', make: (value) => value.split('/').at(-1) ?? '' },
  countryThree: { need: 'country', make: threeLetters },
  countryName: { need: 'country', make: countryName },
  /** Only in Brussels is Greece called EL. */
  countryEurope: { need: 'country', make: (value) => (value === 'GR' ? 'EL' : value) },
  stateNumber: { need: 'state', make: stateNumber },
  titleJoined: { need: 'title', make: (value) => value.replaceAll(' ', '_') },
  sincePlain: { need: 'since', make: (value) => value.replaceAll('-', '') },
  untilPlain: { need: 'until', make: (value) => value.replaceAll('-', '') },
  occupationPlain: {
    need: 'occupation',
    make: (value) => value.replace(/\.\d+$/, '').replaceAll('-', ''),
  },
};
const NEED_OF = (name: string): string =>
  Object.hasOwn(DERIVED, name) ? (DERIVED[name]?.need ?? name) : name;

/** The needs that a template’s places ask for. */
export function placeholdersOf(template: string): readonly string[] {
  return [...template.matchAll(HOLE)].map(([, name = '']) => NEED_OF(name));
}

/** Whole addresses: a feed or a page that was found, and the owner's own search engine. */
const WHOLE = new Set(['feed', 'searxng']);
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const isLabel = (text: string): boolean => LABEL.test(text);
/** “quay.example”: labels with dots between them, the last of which begins with a letter. */
function isDomain(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(isLabel) && last.length > 1 && last >= 'a';
}
/** “acme.fa.us2.oraclecloud.com” */
export function isOracleHost(host: string): boolean {
  const [, app, ...rest] = host.split('.');
  return (
    host.split('.').every(isLabel) &&
    app === 'fa' &&
    rest.length <= 3 &&
    rest.slice(-2).join('.') === 'oraclecloud.com'
  );
}
/** Hosts that are more than one label, each in its own form; what they may end in is closed. */
const HOSTS: Readonly<Record<string, (host: string) => boolean>> = {
  domain: isDomain,
  oracleHost: isOracleHost,
};

/** Whole hosts that the company’s own site led to, and at most a folder there. */
const OWN_PLACES = new Set(['engineeringBlog', 'investorSite', 'forum']);
const PLACE = /^((?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63})((?:\/[a-z0-9][a-z0-9_-]{0,60}){0,3})$/i;

/** Such a place as it may stand in an address: below the company’s own domain, whoever said it, or nowhere. */
function ownPlace(value: string, domain = ''): string | undefined {
  const [, host = '', folder = ''] = PLACE.exec(value) ?? [];
  const [name, own] = [host.toLowerCase(), domain.toLowerCase()];
  return isDomain(own) && isDomain(name) && (name === own || name.endsWith(`.${own}`))
    ? `${name}${folder}`
    : undefined;
}

function valueOf(name: string, known: Known): string {
  const derived = Object.hasOwn(DERIVED, name) ? DERIVED[name] : undefined;
  if (derived === undefined) return known[name as Need] ?? '';
  const value = known[derived.need] ?? '';
  return value === '' ? '' : derived.make(value);
}

/** A value that stands between quotation marks must not end them. */
function unquoted(value: string): string {
  return squeeze(value.replace(/["\\]+/g, ' '));
}

/**
 * Fills a template with what is known. A value goes in encoded, so that it can't leave its place:
 * where the host is only a domain, a place below the company’s own, a host of a known service or one
 * label of a name may stand, inside quotation marks nothing that would end them. Undefined where
 * something is missing or doesn't fit.
 */
export function fillTemplate(template: string, known: Known): string | undefined {
  const hostEnds = /^https:\/\/[^/?#]*/.exec(template)?.[0].length ?? 0;
  let unfit = false;
  const filled = template.replace(HOLE, (_, name: string, at: number) => {
    const value = valueOf(name, known);
    if (value === '') unfit = true;
    if (WHOLE.has(name) && at === 0) return name === 'searxng' ? trimEndSigns(value, '/') : value;
    if (OWN_PLACES.has(name)) {
      const place =
        at === 'https://'.length && at + name.length + 2 === hostEnds
          ? ownPlace(value, known.domain)
          : undefined;
      if (place === undefined) unfit = true;
      return place ?? '';
    }
    if (at < hostEnds) {
      const host = value.toLowerCase();
      const isFit = Object.hasOwn(HOSTS, name) ? HOSTS[name] : isLabel;
      if (isFit?.(host) !== true) unfit = true;
      return host;
    }
    return encodeURIComponent(template.includes('%22') ? unquoted(value) : value);
  });
  return unfit ? undefined : filled;
}

/** The body of a request by POST: every string in it is filled as it stands, JSON keeps it in its place. */
export function fillPost(
  post: Readonly<Record<string, unknown>>,
  known: Known,
): string | undefined {
  let unfit = false;
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(HOLE, (_, name: string) => {
        const found = valueOf(name, known);
        if (found === '') unfit = true;
        return value.includes('"') ? unquoted(found) : found;
      });
    }
    if (Array.isArray(value)) return value.map(fill);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)]))
      : value;
  };
  const filled = JSON.stringify(fill(post));
  return unfit ? undefined : filled;
}

/** The body of a form: every field is encoded, so that a value can't become another field. */
export function fillForm(form: Readonly<Record<string, string>>, known: Known): string | undefined {
  const filled = fillPost(form, known);
  return filled === undefined
    ? undefined
    : new URLSearchParams(JSON.parse(filled) as Record<string, string>).toString();
}

/** An item's public address. A field that is a path keeps its slashes; nothing in it can change the host. */
export function fillLink(template: string, item: SourceItem, known: Known): string | undefined {
  let unfit = false;
  const inner = template.replace(HOLE, (place, name: string) => {
    if (!Object.hasOwn(item, name)) return place;
    const value = String(item[name]);
    if (/[\s\\?#]|\.\.|^\/\//.test(value)) unfit = true;
    return value.split('/').map(encodeURIComponent).join('/');
  });
  return unfit ? undefined : fillTemplate(inner, known);
}

/** What an item is called, of its fields and of what is known; undefined where a part is missing. */
export function fillTitle(template: string, item: SourceItem, known: Known): string | undefined {
  let unfit = false;
  const filled = template.replace(HOLE, (_, name: string) => {
    const value = Object.hasOwn(item, name) ? String(item[name]) : valueOf(name, known);
    if (value === '') unfit = true;
    return value;
  });
  return unfit ? undefined : filled;
}
