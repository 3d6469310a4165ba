import { Phrasebook, WORKING_LIFE } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import { speaksFromInside } from '../../../plan';
import { distinctBy, isProse } from '../facts';

/** What people speak of when they speak of working somewhere, by the name a sentence gives it. */
export const THEMES = {
  'being on call':
    /\b(?:on[- ]call|pagers?|overtime|weekends?|long hours|\d+[- ]hour|burn(?:ed|t)?[- ]?out|burnout|crunch)\b/iu,
  pay: /\b(?:pay|pays|paid|salar(?:y|ies)|wages?|compensation|bonus(?:es)?|equity|raises?|underpaid|overpaid)\b/iu,
  'the people': /\b(?:colleagues|co-?workers|teammates|people|engineers|teams?|folks|culture)\b/iu,
  managers: /\b(?:managers?|management|leadership|executives?|boss(?:es)?|micro-?manag\w*)\b/iu,
  'place of work':
    /\b(?:remote(?:ly)?|office|hybrid|commut\w+|fixed days|days a week|relocat\w+|travel)\b/iu,
  'the hiring':
    /\b(?:interview\w*|recruiters?|hiring|offer letter|take-home|onsite|the process|get the job)\b/iu,
  'the work itself':
    /\b(?:code|rewrite|rewrites|tests|tooling|deploys?|incidents?|legacy|docs|the work|used to do)\b/iu,
  cuts: /\b(?:laid off|lay-?offs?|fired|severance|let go)\b/iu,
} as const;

export type Theme = keyof typeof THEMES;
export type Leaning = 'praise' | 'blame';

const WORDS = new Phrasebook(WORKING_LIFE);
const says = (kind: 'blame' | 'denied' | 'praise', text: string): boolean =>
  WORDS.kindsIn(text).has(kind);

/** One person's words on working there: all of their sentences, and what they lean to on each theme. */
export interface Voice {
  readonly rows: readonly Evidence[];
  /** The sentence that says most. */
  readonly best: Evidence;
  readonly themes: ReadonlySet<Theme>;
  readonly leanings: ReadonlyMap<Theme, ReadonlySet<Leaning>>;
  /** Where they say that they work or worked there. */
  readonly inside: Evidence | undefined;
}

export function themesIn(text: string): Theme[] {
  return (Object.keys(THEMES) as Theme[]).filter((theme) => THEMES[theme].test(text));
}

function leaningsIn(clause: string): Leaning[] {
  const denied = says('denied', clause);
  const [praise, blame] = [says('praise', clause), says('blame', clause)];
  // “Not kind” blames; “not bad” is no more than not bad.
  if (denied) return praise && !blame ? ['blame'] : [];
  return [...(praise ? ['praise' as const] : []), ...(blame ? ['blame' as const] : [])];
}

const CLAUSE = /[;,:.!?]\s+|\s[–—]\s|\b(?:and|but|though|while)\b/iu;

/** Judged clause by clause, since one sentence often praises one thing and blames another. */
function judged({ quote }: Evidence): [Theme, Leaning][] {
  const clauses = quote.split(CLAUSE);
  const all = themesIn(quote);
  const pairs = clauses.flatMap((clause) => {
    const own = themesIn(clause);
    const about = own.length > 0 ? own : all;
    return leaningsIn(clause).flatMap((leaning) =>
      about.map((theme): [Theme, Leaning] => [theme, leaning]),
    );
  });
  // A verb that “and” has torn from what it denies: “the pager is not”.
  const bare = /\b(?:is|are|was|were|do|does|did) not$/iu;
  const torn = clauses.filter(
    (clause) => bare.test(clause.trim().replace(/[.!?]$/u, '')) && says('praise', quote),
  );
  return [
    ...pairs,
    ...torn.flatMap((clause) =>
      themesIn(clause).map((theme): [Theme, Leaning] => [theme, 'blame']),
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
  const leanings = new Map<Theme, Set<Leaning>>();
  for (const [theme, leaning] of prose.flatMap(judged))
    leanings.set(theme, (leanings.get(theme) ?? new Set()).add(leaning));
  return { rows: prose, best, themes, leanings, inside: prose.find(speaksFromInside) };
}

/** Everybody who speaks of working there, each once: copies of one text are one voice, and so are the sentences of one page. */
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

export const leansTo = ({ leanings }: Voice, leaning: Leaning): Theme[] =>
  [...leanings].filter(([, both]) => both.has(leaning)).map(([theme]) => theme);

/** The row in which this voice leans this way, the plainest first. */
export function rowLeaning({ rows, best }: Voice, leaning: Leaning): Evidence {
  const leans = rows.filter((row) => judged(row).some(([, one]) => one === leaning));
  const only = leans.find((row) => judged(row).every(([, one]) => one === leaning));
  return only ?? leans[0] ?? best;
}
