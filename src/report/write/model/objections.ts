import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { leftOut } from './contested';
import { COUNSEL_WORDS, ranksIn, SMALL_WORDS } from './counsel-words';

/** A sentence of counsel may have a turn of its own, as long as it is not the better part of it. */
const MOST_FOREIGN = 0.34;

/** “launches”, “launched” and “launching” are one word here. */
function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/[’']s?$/u, '');
  const stem = bare.replace(/(?:ations?|ments?|ings?|edly|ies|ied|ers?|ors?|es|ed|ly|s|e|y)$/u, '');
  return stem.length >= 3 ? stem : bare;
}

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}’']+/gu) ?? [];

const COUNSEL = new Set([...COUNSEL_WORDS].map(stemOf));

interface WordsOfSources {
  /** All words that carry a meaning, names of the setting apart. */
  readonly all: readonly string[];
  /** Those of them that are no words of counsel and stand in no source. */
  readonly foreign: readonly string[];
  /** Those that stand in a source. */
  readonly carried: readonly string[];
}

function toldIn(
  text: string,
  known: ReadonlySet<string>,
  setting: ReadonlySet<string>,
): WordsOfSources {
  const all = wordsIn(text).filter(
    (word) => word.length > 2 && !SMALL_WORDS.has(word.toLowerCase()) && !setting.has(stemOf(word)),
  );
  const carried = all.filter((word) => known.has(stemOf(word)));
  return {
    all,
    carried,
    foreign: all.filter((word) => !known.has(stemOf(word)) && !COUNSEL.has(stemOf(word))),
  };
}

/** Counsel has words of its own; beside them it speaks of what its sources speak of. */
function strangeInCounsel({ all, foreign, carried }: WordsOfSources): readonly string[] {
  const told = carried.filter((word) => !COUNSEL.has(stemOf(word)));
  return foreign.length > all.length * MOST_FOREIGN ||
    (foreign.length > 1 && foreign.length > told.length)
    ? foreign
    : [];
}

/**
 * What is held against a model’s sentence beside what the verifier holds against anyone’s: that it takes a
 * side where sources contradict each other, and of advice that it tells of something its statements and quotes
 * do not speak of, or ranks what they do not rank.
 */
export function objectionsTo(
  draft: DraftClaim,
  { rows, written, company, role, location, interviewers }: WritingInput,
): string[] {
  if (leftOut(draft, rows).length > 0)
    return ['It tells one side of a matter on which its sources contradict each other.'];
  // What a fact says is compared with its quotes slot by slot by the verifier.
  if (draft.restsOn.length === 0) return [];
  const cited: readonly Evidence[] = rows
    .map(({ evidence }) => evidence)
    .filter(({ id }) => draft.evidenceIds.includes(id));
  const statements = written.filter(({ id }) => draft.restsOn.includes(id)).map(({ text }) => text);
  const setting = [company, role, location ?? '', interviewers ?? ''].join('\n');
  const sources = [
    ...cited.flatMap(({ quote, title, sourceName, attribute }) => [
      quote,
      title,
      sourceName,
      attribute.replaceAll('-', ' '),
    ]),
    ...statements,
  ].join('\n');
  const known = new Set(wordsIn(sources).map(stemOf));
  const names = new Set(wordsIn(setting).map(stemOf));
  return [draft.text, ...(draft.notes ?? []).map(({ text }) => text)].flatMap((text) => {
    const told = toldIn(text, known, names);
    const strange = strangeInCounsel(told);
    const ranks = ranksIn(text).filter(
      (rank) => !`${sources}\n${setting}`.toLowerCase().includes(rank.toLowerCase()),
    );
    return [
      ...(strange.length > 0 ? [`Its sources do not speak of “${strange.join('”, “')}”.`] : []),
      ...ranks.map((rank) => `Its sources do not say “${rank}”.`),
    ];
  });
}
