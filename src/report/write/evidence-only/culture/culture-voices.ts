import type { Evidence } from '../../../../research/evidence/shape';
import { countWords } from '../../../../kernel/text';
import { clauseWithin } from '../../clauses';
import type { DraftClaim } from '../../ports';
import { endSentence, formatDate, inQuotes } from '../../phrases';
import { speakCount } from '../../wording/amounts';
import { draft } from '../facts';
import { leansTo, rowLeaning, voicesIn, type VoiceTheme, type Voice } from './voices';

const OTHERS = 'What others say';

/** More of somebody's words would be their text and not ours. */
const MOST_QUOTED_WORDS_OF_A_VOICE = 14;
const MOST_QUOTED = 3;
/** The wider a theme is, the less it says what somebody speaks of. */
const WIDE: ReadonlySet<VoiceTheme> = new Set(['the people', 'the work itself']);

const narrowest = (themes: readonly VoiceTheme[]): VoiceTheme | undefined =>
  themes.find((theme) => !WIDE.has(theme)) ?? themes[0];

/** “, in October 2026”: without a day a voice may be of any time. */
function inTime({ publishedAt = '' }: Evidence): string {
  const day = formatDate(publishedAt.slice(0, 7));
  return day === '' ? '' : ` in ${day}`;
}

function counted(text: string, rows: readonly Evidence[]): DraftClaim {
  return draft(text, rows, {
    group: OTHERS,
    computation: { kind: 'count', of: rows.map(({ id }) => id) },
  });
}

/** How many there are, and how many of them from inside. */
function counts(voices: readonly Voice[]): DraftClaim[] {
  if (voices.length < 2) return [];
  const insiders = voices.flatMap(({ inside }) => inside ?? []);
  return [
    counted(
      `We found ${speakCount(voices.length)} comments on what it’s like there: ` +
        'enough to shape a question, not to judge a company.',
      voices.map(({ best }) => best),
    ),
    ...(insiders.length > 1
      ? [
          counted(
            `Among them, ${speakCount(insiders.length)} describe working or interviewing there.`,
            insiders,
          ),
        ]
      : []),
  ];
}

/** The part of a comment that can be quoted, whole; nothing where it can only be cut. */
function phraseOf({ quote }: Evidence): string | undefined {
  return countWords(quote) <= MOST_QUOTED_WORDS_OF_A_VOICE
    ? quote
    : clauseWithin(quote, MOST_QUOTED_WORDS_OF_A_VOICE);
}

interface Phrase {
  readonly row: Evidence;
  readonly theme: VoiceTheme;
  readonly words: string;
}

function phrasesIn(voice: Voice): readonly Phrase[] {
  return (['blame', 'praise'] as const).flatMap((leaning): Phrase[] => {
    const theme = narrowest(leansTo(voice, leaning));
    const row = rowLeaning(voice, leaning);
    const words = phraseOf(row);
    return theme === undefined || words === undefined ? [] : [{ row, theme, words }];
  });
}

/** One comment on each theme, praise and blame in turn, in so many words as are worth it. */
function quoted(voices: readonly Voice[]): DraftClaim[] {
  const all = voices.flatMap((voice) => phrasesIn(voice).slice(0, 1));
  const themes = [...Map.groupBy(all, ({ theme }) => theme).values()].flatMap((one) =>
    one.slice(0, 1),
  );
  return themes.slice(0, MOST_QUOTED).map(({ row, words }, index) => {
    const who = index === 0 ? 'One comment' : 'Another';
    const text = `${who}${inTime(row)} says ${inQuotes(words)}`;
    return draft(endSentence(text), [row], { group: OTHERS, asOf: row.publishedAt });
  });
}

/** Public words, counted, with a short quote on each theme. */
export function writeVoices(rows: readonly Evidence[]): DraftClaim[] {
  const voices = voicesIn(rows);
  return [...counts(voices), ...quoted(voices)];
}
