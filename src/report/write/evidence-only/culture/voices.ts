import { trimEndSigns } from '../../../../kernel/text';
import { Phrasebook, phraseFinder, WORKING_LIFE, WORKING_THEMES } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import { speaksFromInside } from '../../../plan';
import { distinctBy, isProse } from '../facts';

/** What people speak of when they speak of working somewhere, in the order in which it is told. */
const THEMES = [
  'being on call',
  'pay',
  'the people',
  'managers',
  'place of work',
  'the hiring',
  'the work itself',
  'cuts',
] as const;

export type VoiceTheme = (typeof THEMES)[number];
export type Leaning = 'praise' | 'blame';

const SPOKEN_OF = new Phrasebook<VoiceTheme>(WORKING_THEMES);
const WORDS = new Phrasebook(WORKING_LIFE);
const says = (kind: 'blame' | 'denied' | 'praise', text: string): boolean =>
  WORDS.kindsIn(text).has(kind);

/** One person's words on working there: all of their sentences, and what they lean to on each theme. */
export interface Voice {
  readonly rows: readonly Evidence[];
  /** The sentence that says most. */
  readonly best: Evidence;
  readonly themes: ReadonlySet<VoiceTheme>;
  readonly leanings: ReadonlyMap<VoiceTheme, ReadonlySet<Leaning>>;
  /** Where they say that they work or worked there. */
  readonly inside: Evidence | undefined;
}

export function themesIn(text: string): VoiceTheme[] {
  const told = SPOKEN_OF.kindsIn(text);
  return THEMES.filter((theme) => told.has(theme));
}

function leaningsIn(clause: string): Leaning[] {
  const denied = says('denied', clause);
  const [praise, blame] = [says('praise', clause), says('blame', clause)];
  // “Not kind” blames; “not bad” is no more than not bad.
  if (denied) return praise && !blame ? ['blame'] : [];
  return [...(praise ? ['praise' as const] : []), ...(blame ? ['blame' as const] : [])];
}

const CLAUSE = /[;,:.!?]\s+|\s[–—]\s|\b(?:and|but|though|while)\b/iu;

const isBareDenial = phraseFinder('are/did/do/does/is/was/were not $');

/** Judged clause by clause, since one sentence often praises one thing and blames another. */
function judged({ quote }: Evidence): [VoiceTheme, Leaning][] {
  const clauses = quote.split(CLAUSE);
  const all = themesIn(quote);
  const pairs = clauses.flatMap((clause) => {
    const own = themesIn(clause);
    const about = own.length > 0 ? own : all;
    return leaningsIn(clause).flatMap((leaning) =>
      about.map((theme): [VoiceTheme, Leaning] => [theme, leaning]),
    );
  });
  // A verb that “and” has torn from what it denies: “the pager is not”.
  const torn = clauses.filter(
    (clause) => isBareDenial(trimEndSigns(clause, ' .!?')) && says('praise', quote),
  );
  return [
    ...pairs,
    ...torn.flatMap((clause) =>
      themesIn(clause).map((theme): [VoiceTheme, Leaning] => [theme, 'blame']),
    ),
  ];
}

function voiceOf(rows: readonly Evidence[]): Voice | undefined {
  const prose = rows.filter((row) => isProse(row.quote));
  const weight = (row: Evidence) =>
    Math.min(2, judged(row).length) * 2 + Math.min(1, themesIn(row.quote).length);
  const [best] = prose.toSorted((left, right) => weight(right) - weight(left));
  const themes = new Set(prose.flatMap(({ quote }) => themesIn(quote)));
  if (best === undefined || themes.size === 0) return undefined;
  const leanings = new Map<VoiceTheme, Set<Leaning>>();
  for (const [theme, leaning] of prose.flatMap(judged))
    leanings.set(theme, (leanings.get(theme) ?? new Set()).add(leaning));
  return { rows: prose, best, themes, leanings, inside: prose.find(speaksFromInside) };
}

/** Everyone who comments on working there, once each: a page is one voice, and so are copies. */
export function voicesIn(rows: readonly Evidence[]): Voice[] {
  const own = distinctBy(rows, ({ url, quote }) => `${url}\u0000${quote}`);
  const copies = new Set<string>();
  return [...Map.groupBy(own, ({ url }) => url).values()].flatMap((said) => {
    const isCopy = said.some(({ cluster }) => copies.has(cluster));
    for (const { cluster } of said) copies.add(cluster);
    const voice = isCopy ? undefined : voiceOf(said);
    return voice === undefined ? [] : [voice];
  });
}

export const leansTo = ({ leanings }: Voice, leaning: Leaning): VoiceTheme[] =>
  [...leanings].filter(([, both]) => both.has(leaning)).map(([theme]) => theme);

/** The row in which this voice leans this way, the plainest first. */
export function rowLeaning({ rows, best }: Voice, leaning: Leaning): Evidence {
  const leans = rows.filter((row) => judged(row).some(([, one]) => one === leaning));
  const only = leans.find((row) => judged(row).every(([, one]) => one === leaning));
  return only ?? leans[0] ?? best;
}
