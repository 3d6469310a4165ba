import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes, quotesWell, formatCount, formatDate } from '../phrases';
import { draft } from './facts';
import { opening, siteNamed } from './sources';
import {
  leansTo,
  rowLeaning,
  themesIn,
  voicesIn,
  type Leaning,
  type Theme,
  type Voice,
} from './voices';

const OTHERS = 'What people say in public';
const PRAISED = 'What is praised';
const BLAMED = 'What is criticised';
const MIXED = 'What is seen both ways';
const BESIDE = 'Its word beside theirs';

const MOST_QUOTED = 2;
/** The wider a theme is, the less it says what somebody speaks of. */
const WIDE: ReadonlySet<Theme> = new Set(['the people', 'the work itself']);
/** On these a company’s own word and a stranger’s can be held side by side. */
const COMPARED: readonly Theme[] = [
  'being on call',
  'place of work',
  'the hiring',
  'managers',
  'pay',
];

const named = (theme: Theme): string => (theme === 'place of work' ? 'the place of work' : theme);
const narrowest = (themes: readonly Theme[]): Theme | undefined =>
  themes.find((theme) => !WIDE.has(theme)) ?? themes[0];

function onDay({ publishedAt = '' }: Evidence): string {
  const day = formatDate(publishedAt);
  return day === '' ? '' : ` on ${day}`;
}

/** “Hacker News comments” are two words about a site and one about what was read there. */
export function siteOf(row: Evidence): string {
  return siteNamed(row.sourceName);
}

function counted(text: string, rows: readonly Evidence[], group: string): DraftClaim {
  return draft(text, rows, { group, computation: { kind: 'count', of: rows.map(({ id }) => id) } });
}

const BY_THEME: readonly ((count: string, theme: string) => string)[] = [
  (count, theme) => `${opening(theme)} comes up in ${count} of them.`,
  (count, theme) => `So does ${theme}, in ${count}.`,
];

function counts(voices: readonly Voice[]): DraftClaim[] {
  const [first] = voices;
  if (first === undefined || voices.length < 2) return [];
  const themes = [
    ...Map.groupBy(
      voices.flatMap((voice) => [...voice.themes].map((theme) => ({ theme, voice }))),
      ({ theme }) => theme,
    ),
  ]
    .filter(([, said]) => said.length > 1)
    .toSorted(
      ([one, some], [other, more]) =>
        Number(WIDE.has(one)) - Number(WIDE.has(other)) || more.length - some.length,
    )
    .slice(0, BY_THEME.length);
  const insiders = voices.flatMap(({ inside }) => inside ?? []);
  const row = (voice: Voice, theme: Theme) =>
    voice.rows.find(({ quote }) => themesIn(quote).includes(theme)) ?? voice.best;
  return [
    counted(
      `We found ${formatCount(voices.length)} public voices on what it is like there, and no survey: use them to form questions and not to draw conclusions.`,
      voices.map(({ best }) => best),
      OTHERS,
    ),
    ...(insiders.length > 1
      ? [
          counted(
            `Of these, ${formatCount(insiders.length)} write from their own time there.`,
            insiders,
            OTHERS,
          ),
        ]
      : []),
    ...themes.map(([theme, said], index) =>
      counted(
        BY_THEME[index]?.(formatCount(said.length), named(theme)) ?? '',
        said.map(({ voice }) => row(voice, theme)),
        OTHERS,
      ),
    ),
  ];
}

type Telling = (theme: string, words: string, row: Evidence) => string;

/** The heading says whether it is praise; the sentence only brings in the words. */
const TELLINGS: Readonly<Record<Leaning, readonly Telling[]>> = {
  praise: [
    (theme, words, row) => `On ${theme}, ${siteOf(row)} has this${onDay(row)}: ${words}`,
    (theme, words, row) => `And on ${theme} someone else wrote${onDay(row)}: ${words}`,
  ],
  blame: [
    (theme, words, row) => `Of ${theme} somebody had this to say${onDay(row)}: ${words}`,
    (theme, words, row) => `About ${theme}${onDay(row)} another voice said: ${words}`,
  ],
};

function lists(voices: readonly Voice[], leaning: Leaning, group: string): DraftClaim[] {
  const leaning_ = voices.filter((voice) => leansTo(voice, leaning).length > 0);
  const told = leaning_.map((voice) => ({
    row: rowLeaning(voice, leaning),
    theme: narrowest(leansTo(voice, leaning)),
  }));
  const whole = told.toSorted(
    (one, other) => Number(quotesWell(other.row.quote)) - Number(quotesWell(one.row.quote)),
  );
  const quotes = whole.slice(0, MOST_QUOTED).map(({ row, theme }, index) => {
    const text =
      TELLINGS[leaning][index]?.(named(theme ?? 'the people'), inQuotes(row.quote), row) ?? '';
    return draft(endSentence(text), [row], { group, asOf: row.publishedAt });
  });
  if (told.length <= MOST_QUOTED) return quotes;
  const verb = leaning === 'praise' ? 'praise something about it' : 'find fault with something';
  return [
    counted(
      `In all, ${formatCount(told.length)} voices ${verb}.`,
      told.map(({ row }) => row),
      group,
    ),
    ...quotes,
  ];
}

/** One that praises and blames in one breath belongs on neither side. */
function isMixed(voice: Voice): boolean {
  return leansTo(voice, 'praise').length > 0 && leansTo(voice, 'blame').length > 0;
}

function mixed(voices: readonly Voice[]): DraftClaim[] {
  return voices.slice(0, 1).map(({ best }) =>
    draft(endSentence(`One voice has both${onDay(best)}: ${inQuotes(best.quote)}`), [best], {
      group: MIXED,
      asOf: best.publishedAt,
    }),
  );
}

const BESIDES: readonly ((theme: string, own: string, other: string) => string)[] = [
  (theme, own, other) => `On ${theme} the company says ${own}; someone in public wrote ${other}`,
  (theme, own, other) => `Its own pages say of ${theme} ${own}, where a public voice has ${other}`,
];

interface Beside {
  readonly drafts: readonly DraftClaim[];
  readonly used: ReadonlySet<Evidence>;
}

/** What the company says and what somebody else says of the same thing, in one sentence. */
export function holdBeside(own: readonly Evidence[], rows: readonly Evidence[]): Beside {
  const used = new Set<Evidence>();
  const voices = voicesIn(rows);
  const drafts = COMPARED.flatMap((theme) => {
    if (used.size >= 2 * BESIDES.length) return [];
    const said = own.find(
      (row) => !used.has(row) && themesIn(row.quote).includes(theme) && quotesWell(row.quote),
    );
    const voice = voices.find(
      (one) => !one.rows.some((row) => used.has(row)) && [...one.leanings.keys()].includes(theme),
    );
    const answer = voice?.rows.find(({ quote }) => themesIn(quote).includes(theme));
    if (said === undefined || answer === undefined) return [];
    const text =
      BESIDES[used.size / 2]?.(named(theme), inQuotes(said.quote), inQuotes(answer.quote)) ?? '';
    used.add(said).add(answer);
    return [draft(endSentence(text), [said, answer], { group: BESIDE, asOf: answer.publishedAt })];
  });
  return { drafts, used };
}

/** Public words, counted and sorted; those already held beside the company’s own are not told again. */
export function writeVoices(rows: readonly Evidence[], used: ReadonlySet<Evidence>): DraftClaim[] {
  const voices = voicesIn(rows);
  const left = voices.filter((voice) => !voice.rows.some((row) => used.has(row)));
  const plain = left.filter((voice) => !isMixed(voice));
  const sorted = [
    ...lists(plain, 'praise', PRAISED),
    ...lists(plain, 'blame', BLAMED),
    ...mixed(left.filter(isMixed)),
  ];
  const silent = plain.filter(({ leanings }) => leanings.size === 0);
  return [
    ...counts(voices),
    ...(sorted.length > 0 || used.size > 0 ? [] : neutral(silent)),
    ...sorted,
  ];
}

/** Where nobody praises or blames, what is said is told as it stands. */
function neutral(voices: readonly Voice[]): DraftClaim[] {
  return voices
    .slice(0, 1)
    .map(({ best }) =>
      draft(
        endSentence(
          `${opening(siteOf(best))} has this from a commenter${onDay(best)}: ${inQuotes(best.quote)}`,
        ),
        [best],
        { group: OTHERS, asOf: best.publishedAt },
      ),
    );
}
