import { isMachineText } from '../real/machine-text';
import { bannedPhrases, findBanned } from '../../test/rules/prose/banned-phrases';
import type { Claim, ReportDocument, Section } from '../../src/report/document/shape';
import { gradeOf, isPassive, meanOf, spreadOf, splitSentences, wordsIn } from './sentences';

/** How one report reads, in figures. */
export interface Prose {
  readonly words: number;
  readonly quotedShare: number;
  readonly longestQuote: number;
  readonly sentences: number;
  /** Sentences that begin with the same two words as the one before, in a hundred. */
  readonly alike: number;
  readonly connectors: number;
  readonly meanLength: number;
  readonly spread: number;
  readonly tooLong: number;
  readonly grade: number;
  readonly passive: number;
  readonly banned: readonly string[];
  readonly machine: readonly string[];
  readonly doubled: readonly string[];
  /** Sections of facts without a word on what they mean for the reader. */
  readonly unanswered: readonly string[];
  readonly briefWords: number;
}

const ADVERBS = 'also|besides|further|however|meanwhile|still|so';
const PHRASES = 'in addition|on top of|beyond that|at the same time|by contrast|then again';
const CONNECTORS = new RegExp(`^(?:${ADVERBS}|${PHRASES})\\b`, 'iu');
const FACT_SECTIONS = 'snapshot developments market role-tips hiring-process culture'.split(' ');
const CLOSING = 'What this means for you';
/** What of the report may name a fact a second time. */
const REPEATING = new Set(
  'brief talking-points questions-to-ask questions-to-expect avoid last-hours deep-research'.split(
    ' ',
  ),
);
const QUOTED = /[“"]([^“”"]+)[”"]/gu;
const LONGEST_SENTENCE = 28;
const LONGEST_QUESTION = 30;

interface Spoken {
  readonly text: string;
  readonly ownWords: boolean;
}

/** Texts of a claim as they are read: its sentence and its notes. */
const textsOf = ({ text, spoken, notes = [] }: Claim): readonly Spoken[] => [
  { text, ownWords: spoken === true },
  ...notes.map((note) => ({ text: note.text, ownWords: note.spoken === true })),
];

const quotesIn = ({ text, ownWords }: Spoken): readonly string[] =>
  ownWords ? [] : [...text.matchAll(QUOTED)].map(([, words = '']) => words);

function doubledIn(sections: readonly Section[]): readonly string[] {
  const first = new Map<string, Claim>();
  const doubled: string[] = [];
  for (const { id, claims } of sections) {
    if (REPEATING.has(id)) continue;
    for (const claim of claims) {
      if (claim.kind !== 'fact' || claim.citations.length === 0) continue;
      const key = claim.citations
        .map(({ quote }) => quote)
        .toSorted()
        .join('\n');
      const before = first.get(key);
      if (before === undefined) first.set(key, claim);
      else if (sharesFigures(before.text, claim.text))
        doubled.push(`${before.text} / ${claim.text}`);
    }
  }
  return doubled;
}

/** One quote may carry two facts: they're one fact told twice where most of the words are the same. */
function sharesFigures(one: string, other: string): boolean {
  const words = new Set(wordsIn(one).map((word) => word.toLowerCase()));
  const others = wordsIn(other).map((word) => word.toLowerCase());
  return others.filter((word) => words.has(word)).length * 2 > Math.min(words.size, others.length);
}

export function measureProse({ sections }: ReportDocument): Prose {
  const before = sections.filter(({ id }) => id !== 'sources');
  const texts = before.flatMap(({ claims }) => claims.flatMap(textsOf));
  const gaps = before.flatMap(({ notFound }) =>
    notFound.map((text) => ({ text, ownWords: false })),
  );
  const all = [...texts, ...gaps];
  const quotes = texts.flatMap(quotesIn);
  const words = all.flatMap(({ text }) => wordsIn(text)).length;
  const paragraphs = before.map(({ claims }) =>
    claims.filter(({ spoken }) => spoken !== true).flatMap(({ text }) => splitSentences(text)),
  );
  const sentences = paragraphs.flat();
  const lengths = sentences.map((sentence) => wordsIn(sentence).length);
  const opening = (sentence = ''): string => wordsIn(sentence).slice(0, 2).join(' ').toLowerCase();
  const alike = paragraphs.flatMap((some) =>
    some.filter((sentence, at) => at > 0 && opening(sentence) === opening(some[at - 1])),
  );
  const inHundred = (some: number): number => (100 * some) / Math.max(1, sentences.length);
  const phrases = [...bannedPhrases.everywhere, ...bannedPhrases.report];
  const unquoted = all.map(({ text }) => text.replace(QUOTED, '“…”'));
  return {
    words,
    quotedShare: (100 * quotes.flatMap(wordsIn).length) / Math.max(1, words),
    longestQuote: Math.max(0, ...quotes.map((quote) => wordsIn(quote).length)),
    sentences: sentences.length,
    alike: inHundred(alike.length),
    connectors: inHundred(sentences.filter((sentence) => CONNECTORS.test(sentence)).length),
    meanLength: meanOf(lengths),
    spread: spreadOf(lengths),
    tooLong: texts
      .flatMap(({ text, ownWords }) =>
        splitSentences(text).map((sentence) => ({ sentence, ownWords })),
      )
      .filter(
        ({ sentence, ownWords }) =>
          wordsIn(sentence).length > (ownWords ? LONGEST_QUESTION : LONGEST_SENTENCE),
      ).length,
    grade: gradeOf(sentences),
    passive: inHundred(sentences.filter(isPassive).length),
    banned: unquoted.flatMap((text) =>
      findBanned(text, phrases).map((phrase) => `“${phrase}” in “${text.slice(0, 80)}”`),
    ),
    machine: all.filter(({ text }) => isMachineText(text)).map(({ text }) => text.slice(0, 80)),
    doubled: doubledIn(sections),
    unanswered: before
      .filter(({ id, claims }) => FACT_SECTIONS.includes(id) && claims.length > 0)
      .filter(({ claims }) => claims.every(({ group }) => group !== CLOSING))
      .map(({ id }) => id),
    briefWords: before
      .filter(({ id }) => id === 'brief')
      .flatMap(({ claims }) => claims.flatMap(textsOf))
      .flatMap(({ text }) => wordsIn(text)).length,
  };
}
