import { isSmallWord, splitSentences, stemOf } from '../../src/language';
import { honestReply } from '../../test/support/honest-reply';
import type { GoldSentence } from './gold';

interface Entry {
  readonly id: string;
  readonly quote: string;
}

interface ToldClause {
  readonly text: string;
  readonly entry: string;
  readonly span: string;
}

export interface ToldSentence {
  readonly gold: GoldSentence;
  readonly text: string;
  readonly evidenceIds: readonly string[];
  readonly clauses: readonly ToldClause[];
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(' ')
      .filter((word) => word !== '' && !isSmallWord(word))
      .map(stemOf),
  );

/** Where a sentence may be cut so that both sides say something by themselves. */
const JOINT = /;\s+|,\s+(?:and|but|while|which|who)\s+|,\s+|\s+and\s+/gu;

function entriesIn(prompt: string): readonly Entry[] {
  return Array.from(prompt.matchAll(/^(E\d+) (\{.*\})$/gmu), ([, id = '', json = '']) => ({
    id,
    quote: (JSON.parse(json) as { readonly quote: string }).quote,
  }));
}

function entryOf(quote: string, entries: readonly Entry[]): Entry | undefined {
  const asked = fold(quote);
  const isIt = (entry: Entry): boolean => {
    const known = fold(entry.quote);
    return known.includes(asked) || (known.length > 30 && asked.includes(known));
  };
  return entries.find(({ quote: own }) => fold(own) === asked) ?? entries.find(isIt);
}

/** The pieces of a sentence between its joints, each with the entry that shares the most words with it. */
function piecesOf(text: string, entries: readonly Entry[]): readonly [string, Entry][] {
  const ends = Array.from(text.matchAll(JOINT), ({ index }) => index);
  const cuts = [0, ...ends, text.length];
  const pieces = cuts.slice(1).map((end, at) => text.slice(cuts[at], end));
  const chosen = pieces.map((piece): [string, Entry | undefined] => {
    const own = wordsOf(piece);
    const shared = ({ quote }: Entry): number => {
      const there = wordsOf(quote);
      return [...own].filter((word) => there.has(word)).length;
    };
    const [best] = entries.toSorted((one, other) => shared(other) - shared(one));
    if (best === undefined) throw new Error('A sentence without entries was told.');
    return [piece, shared(best) === 0 ? undefined : best];
  });
  const [first] = entries;
  if (first === undefined) throw new Error('A sentence without entries was told.');
  // Neighbors of one entry are one clause, and a piece of no entry belongs to the one before.
  return chosen.reduce<[string, Entry][]>((all, [piece, entry]) => {
    const last = all.at(-1);
    return last !== undefined && (entry === undefined || last[1] === entry)
      ? [...all.slice(0, -1), [`${last[0]}${piece}`, last[1]]]
      : [...all, [piece, entry ?? first]];
  }, []);
}

const OPENING = /^(?:[;,\s]+|(?:and|but|while)\s+)+/u;

function clausesOf(text: string, entries: readonly Entry[]): readonly ToldClause[] {
  const pieces = piecesOf(text, entries);
  const subject = /^(?:[\p{Lu}][\p{L}’]*\s?)+|^\p{L}+/u.exec(text)?.[0].trim() ?? '';
  return pieces.map(([piece, { id, quote }], at) => {
    const bare = piece.replace(OPENING, '').trim();
    const relative = bare.replace(/^(?:who|which)\s+/u, '');
    const isBegun = at === 0 || /^(?:it|they|she|he|the|an?|each|\p{Lu})/u.test(relative);
    return { text: isBegun ? relative : `${subject} ${relative}`, entry: id, span: quote };
  });
}

/** Once more, nearer to the quotes: their own words, told of the company. */
function reword(
  prompt: string,
  {
    told,
    reworded,
    company,
  }: {
    readonly told: readonly ToldSentence[];
    readonly reworded: Map<string, string>;
    readonly company: string;
  },
): string {
  const entries = entriesIn(prompt);
  const failed = Array.from(
    prompt.matchAll(/^(\d+) (\{.*\})$/gmu),
    ([, number = '', json = '']) => ({
      number: Number(number),
      ...(JSON.parse(json) as { readonly sentence: string; readonly entries: readonly string[] }),
    }),
  );
  return JSON.stringify({
    sentences: failed.flatMap(({ number, sentence, entries: ids }) => {
      const [entry] = entries.filter(({ id }) => ids.includes(id));
      if (!told.some(({ text }) => text === sentence) || ids.length > 1 || entry === undefined)
        return [];
      const [first] = splitSentences(entry.quote);
      const text = (first?.text ?? '')
        .replace(/^We\b/u, company)
        .replaceAll(/\bwe\b/gu, 'it')
        .replaceAll(/\bour\b/gu, 'its')
        .replaceAll(/\bus\b/gu, 'it')
        .replace(/(?<![.!?])$/u, '.');
      reworded.set(sentence, text);
      return [{ number, text, clauses: [{ text, entry: entry.id, span: entry.quote }] }];
    }),
  });
}

function named(prompt: string, beginning: string): string[] {
  const line = prompt.split('\n').find((one) => one.startsWith(beginning)) ?? '';
  return Array.from(line.matchAll(/“([^”]+)”/gu), ([, name = '']) => name);
}

interface Place {
  readonly company: string;
  titleOf(section: GoldSentence['section']): string;
}

interface Manner {
  readonly withClauses: boolean;
  /** What a liar says in its place, if anything. */
  readonly change?: (told: ToldSentence) => ToldSentence | undefined;
}

export interface Editor {
  /** Second wordings, by the sentence that they stand for. */
  readonly reworded: ReadonlyMap<string, string>;
  /** What it was shown the sources of, and said. */
  readonly told: readonly ToldSentence[];
  /** The same before a liar changed it. */
  readonly honest: readonly ToldSentence[];
  /** What it would have said in a section that had not all of its sources. */
  readonly kept: readonly GoldSentence[];
  reply(prompt: string): string;
}

/** Says an editor's sentences wherever all that they rest on is shown; `change` makes a liar of it. */
export function scriptedEditor(
  gold: readonly GoldSentence[],
  { company, titleOf }: Place,
  { withClauses, change }: Manner,
): Editor {
  const told: ToldSentence[] = [];
  const kept: GoldSentence[] = [];
  const honestly: ToldSentence[] = [];
  const reworded = new Map<string, string>();
  function write(prompt: string): readonly ToldSentence[] {
    const entries = entriesIn(prompt);
    const own = gold.filter(({ section }) => prompt.startsWith(`Section: ${titleOf(section)}.`));
    return own.flatMap((sentence) => {
      const found = sentence.quotes.map((quote) => entryOf(quote, entries));
      const cited = [...new Set(found.filter((entry) => entry !== undefined))];
      if (cited.length === 0 || found.includes(undefined)) {
        kept.push(sentence);
        return [];
      }
      const honest: ToldSentence = {
        gold: sentence,
        text: sentence.text,
        evidenceIds: cited.map(({ id }) => id),
        clauses: clausesOf(sentence.text, cited),
      };
      honestly.push(honest);
      const said = change === undefined ? honest : change(honest);
      return said === undefined ? [] : [said];
    });
  }
  return {
    told,
    kept,
    honest: honestly,
    reworded,
    reply(prompt) {
      if (prompt.startsWith('The sentences below'))
        return change === undefined ? reword(prompt, { told, reworded, company }) : '{}';
      if (!prompt.startsWith('Section: ')) return honestReply(prompt);
      // What rests on statements is left to code.
      if (/^C\d+ \{/mu.test(prompt)) return '{}';
      if (prompt.includes('Your last reply')) return honestReply(prompt);
      const said = write(prompt);
      if (said.length === 0) return honestReply(prompt);
      told.push(...said);
      const headings = named(prompt, 'Headings');
      return JSON.stringify({
        sentences: said.map(({ text, evidenceIds, clauses }, at) => ({
          text,
          evidenceIds,
          ...(withClauses ? { clauses } : {}),
          ...(headings.length === 0 ? {} : { heading: headings[at % headings.length] }),
        })),
      });
    },
  };
}
