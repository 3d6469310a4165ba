import { monthOf } from '../../../language';
import { codesOf } from '../codes/code-tables';
import { placeholdersOf } from '../definition/template';
import type { Source } from '../shape';

/** What of an answer is form and not content: words the entry itself looks for, and the service's own host. */
export interface Kept {
  readonly words: ReadonlySet<string>;
  /** Names by which the entry walks the answer; never changed where they are names. */
  readonly names: ReadonlySet<string>;
  /** Hosts of the service, without what stands before the last two labels. */
  readonly hosts: ReadonlySet<string>;
}

/** Values that are switches and units rather than anybody's words. */
const COMMON = [
  [
    'true',
    'false',
    'yes',
    'no',
    'null',
    'none',
    'na',
    'th',
    'st',
    'nd',
    'rd',
    'am',
    'pm',
    'gmt',
    'utc',
  ],
  ['usd', 'eur', 'gbp', 'jpy', 'cad', 'aud', 'chf', 'cny', 'inr', 'million', 'billion', 'thousand'],
  [
    'version',
    'http',
    'https',
    'www',
    'html',
    'htm',
    'xml',
    'json',
    'rss',
    'atom',
    'text',
    'application',
    'image',
  ],
].flat();
const CALENDAR = 'monday tuesday wednesday thursday friday saturday sunday sept'
  .split(' ')
  .flatMap((name) => [name, name.slice(0, 3)]);

const tokensOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).filter((token) => token !== '');

/** A name as it stands in a path, or as a column's heading. */
const namesIn = (mapping: string): readonly string[] => mapping.match(/[\w@$:-]+/g) ?? [];
const comparedIn = (mapping: string): readonly string[] =>
  [...mapping.matchAll(/\[[\w@-]+=([\w -]+)\]/g)].map(([, value = '']) => value);

/** Keys that a table of ours turns into words. */
const translatedIn = (mapping: string): readonly string[] =>
  [...mapping.matchAll(/\bcode\((\w+)\)/g)].flatMap(([, table = '']) => codesOf(table));

function mappingsOf({ extract }: Source): readonly string[] {
  return [
    extract?.items ?? '',
    ...Object.values({ ...extract?.fields, ...extract?.each, ...extract?.about }),
    extract?.keep?.by ?? '',
    extract?.drop?.by ?? '',
  ];
}

function hostOf(template: string): string {
  return /^https?:\/\/([^/?#{}]+)/.exec(template)?.[1]?.split('.').slice(-2).join('.') ?? '';
}

/** Headings of annual reports and the words of their divisions, which the law prescribes. */
const HEADINGS = [
  'business risk factors unresolved staff comments cybersecurity properties legal proceedings mine safety',
  'disclosures management s discussion analysis financial condition results operations statements',
  'supplementary data human capital resources people employees workforce talent directors executive',
  'officers corporate governance compensation market controls procedures exhibits form summary reserved',
  'item items part proposal no signature signatures of and the our for in with on about regarding to a',
  'to other information security ownership certain relationships principal accountant fees services',
  'changes disagreements accountants consolidated selected registrant s common equity related matters',
].join(' ');

/** By these words, which the law prescribes, a filing's reader knows who leads and who signed. */
const STATUTORY =
  'executive officer officers director directors duly caused this annual report to be signed';

/** What the entry of a source needs to find again in an answer whose content is made up. */
export function keptFor(source: Source): Kept {
  const { kind, extract, sayings = [], request } = source;
  const mappings = mappingsOf(source);
  const phrases = [
    ...mappings.flatMap(comparedIn),
    ...mappings.flatMap(translatedIn),
    ...(extract?.keep?.in ?? []),
    ...(extract?.drop?.in ?? []),
    ...Object.values(extract?.sections ?? {}).flat(),
    ...sayings.map(({ says }) => says),
    ...(request.follow?.words ?? []),
  ].filter((phrase) => placeholdersOf(phrase).length === 0);
  // A table's heading becomes a name, letter by letter, so it stays where the entry asks for it.
  const isTable = kind === 'csv' || kind === 'html';
  const names = new Set(mappings.flatMap(namesIn));
  return {
    words: new Set([
      ...COMMON,
      ...CALENDAR,
      ...phrases.flatMap(tokensOf),
      ...(kind === 'doc' ? tokensOf(STATUTORY) : []),
      ...(isTable ? [...names].flatMap((name) => tokensOf(name.replaceAll('_', ' '))) : []),
    ]),
    names,
    hosts: new Set([
      ...request.urls.map(hostOf).filter((host) => host !== ''),
      // The address by which a feed in JSON says that it is one.
      ...(kind === 'feed' ? ['jsonfeed.org'] : []),
    ]),
  };
}

/** What stays in the headings of a document, beside what its entry looks for. */
export function keptInHeadings(kept: Kept): Kept {
  const numbers = Array.from({ length: 30 }, (_, index) => String(index));
  return { ...kept, words: new Set([...kept.words, ...tokensOf(HEADINGS), ...numbers]) };
}

/** Months are the calendar’s, and so is what the entry looks for. */
export function isKept(token: string, { words }: Pick<Kept, 'words'>): boolean {
  const small = token.toLowerCase();
  return words.has(small) || monthOf(small) !== undefined;
}
