import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { leftOut } from './contested';
import { COUNSEL_WORDS, RANKS, SMALL_WORDS } from './counsel-words';

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

function foreignIn(text: string, known: ReadonlySet<string>): { readonly all: number; readonly foreign: string[] } {
  const content = wordsIn(text).filter((word) => word.length > 2 && !SMALL_WORDS.has(word.toLowerCase()));
  const foreign = content.filter((word) => !known.has(stemOf(word)) && !COUNSEL.has(stemOf(word)));
  return { all: content.length, foreign };
}

/**
 * What is held against a model’s sentence beside what the verifier holds against anyone’s: that it takes a
 * side where sources contradict each other, and of advice that it tells of something its statements and
 * quotes do not speak of, or ranks what they do not rank.
 * Facts that rest on nothing but their quotes are covered by the verifier.
 */
export function objectionsTo(draft: DraftClaim, { rows, written, company, role, location, interviewers }: WritingInput): string[] {
  if (leftOut(draft, rows).length > 0) return ['It tells one side of a matter on which its sources contradict each other.'];
  if (draft.restsOn.length === 0) return [];
  const cited: readonly Evidence[] = rows.map(({ evidence }) => evidence).filter(({ id }) => draft.evidenceIds.includes(id));
  const statements = written.filter(({ id }) => draft.restsOn.includes(id)).map(({ text }) => text);
  const sources = [...cited.flatMap(({ quote, attribute }) => [quote, attribute.replaceAll('-', ' ')]), ...statements, company, role, location ?? '', interviewers ?? ''].join('\n');
  const known = new Set(wordsIn(sources).map(stemOf));
  return [draft.text, ...(draft.notes ?? []).map(({ text }) => text)].flatMap((text) => {
    const { all, foreign } = foreignIn(text, known);
    const ranks = (text.match(RANKS) ?? []).filter((rank) => !sources.toLowerCase().includes(rank.toLowerCase()));
    return [
      ...(foreign.length > 0 && foreign.length > all * MOST_FOREIGN ? [`Its statements do not speak of “${foreign.join('”, “')}”.`] : []),
      ...ranks.map((rank) => `Its statements do not say “${rank}”.`),
    ];
  });
}
