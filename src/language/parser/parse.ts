import { lemmaOf } from './lemma';
import { readModel } from './model-file';
import { createWordReader, MOST_WORDS } from './read-words';
import type { ParsedSentence, PartOfSpeech, SentenceParser, TextRange, Token } from './shape';
import { tokenize } from './tokenize';

/** Sentences too long to be read whole are cut at a mark that leaves as many words before it. */
const FEWEST_WORDS = 60;
/** No honest sentence has more; what comes behind is cut into tokens and read no further. */
const MOST_READ = 600;

/** Makes a parser of the bytes of a model file; throws where they aren't one. */
export function createParser(bytes: Uint8Array): SentenceParser {
  const model = readModel(bytes);
  const { heading } = model;
  const readWords = createWordReader(model);
  const verbs = new Set(heading.verbs);
  const tagNames = heading.tags.map((name) => name.split(' '));

  const readPiece = (text: string, piece: readonly TextRange[], first: number): Token[] => {
    const words = piece.map(({ start, end }) => text.slice(start, end));
    const { tags, heads, labels } = readWords(words);
    const read = piece.map(({ start, end }, index) => {
      const [pos = 'X', tag = 'FW'] = tagNames[tags[index] ?? 0] ?? [];
      const word = words[index] ?? '';
      const head = (heads[index] ?? 0) - 1;
      return {
        index: first + index,
        start,
        end,
        text: word,
        lemma: lemmaOf(word, pos as PartOfSpeech, tag, verbs),
        pos: pos as PartOfSpeech,
        tag,
        head: head < 0 ? -1 : first + head,
        label: heading.labels[labels[index] ?? 0] ?? 'dep',
      };
    });
    return read
      .map((token, index) => joinedToName(token, read[index - 1]))
      .map((token, _, named) => joinedToVerb(token, named, first));
  };

  return {
    parse(text, range = { start: 0, end: text.length }) {
      const ranges = tokenize(text, range);
      const tokens: Token[] = [];
      let root = -1;
      for (const piece of cutLong(text, ranges.slice(0, MOST_READ))) {
        const read = readPiece(text, piece, tokens.length);
        // The roots of later pieces stand beside the first one.
        for (const token of read)
          tokens.push(
            token.head === -1 && root !== -1 ? { ...token, head: root, label: 'parataxis' } : token,
          );
        if (root === -1) root = read.find(({ head }) => head === -1)?.index ?? -1;
      }
      for (const { start, end } of ranges.slice(MOST_READ))
        tokens.push(unreadToken(text, start, end, tokens.length, root));
      return { text, start: range.start, end: range.end, tokens } satisfies ParsedSentence;
    },
  };
}

/** "met Ada Bell": two names side by side aren't two objects, but one. */
const joinedToName = (token: Token, before: Token | undefined): Token =>
  token.label === 'obj' &&
  token.pos === 'PROPN' &&
  before?.label === 'obj' &&
  before.pos === 'PROPN' &&
  before.head === token.head
    ? { ...token, head: before.index, label: 'flat' }
    : token;

/** "We are the largest mill in Ohio and run trains": a verb goes on from what is said, not from Ohio. */
function joinedToVerb(token: Token, tokens: readonly Token[], first: number): Token {
  if (token.label !== 'conj' || !/^VB[DPZ]$/.test(token.tag)) return token;
  const has = ({ index }: Token, label: string): boolean =>
    tokens.some((one) => one.head === index && one.label.startsWith(label));
  if (has(token, 'nsubj') || has(token, 'mark')) return token;
  let head = tokens[token.head - first];
  while (head !== undefined && head.head !== -1 && !isSaid(head) && !has(head, 'cop'))
    head = tokens[head.head - first];
  return head === undefined || head.index > token.index ? token : { ...token, head: head.index };
}

const isSaid = ({ pos }: Token): boolean => pos === 'VERB' || pos === 'AUX';

function unreadToken(text: string, start: number, end: number, index: number, head: number): Token {
  const word = text.slice(start, end);
  return { index, start, end, text: word, lemma: word, pos: 'X', tag: 'FW', head, label: 'dep' };
}

/** Pieces of bearable length, cut behind the last semicolon, colon or comma that leaves enough before it. */
function cutLong(text: string, tokens: readonly TextRange[]): readonly (readonly TextRange[])[] {
  const pieces: (readonly TextRange[])[] = [];
  let from = 0;
  while (tokens.length - from > MOST_WORDS) {
    const marks = [';', ':', ','].map((mark) => lastMark(text, tokens, from, mark));
    const cut = marks.find((at) => at > 0) ?? from + MOST_WORDS;
    pieces.push(tokens.slice(from, cut));
    from = cut;
  }
  if (from < tokens.length) pieces.push(tokens.slice(from));
  return pieces;
}

function lastMark(text: string, tokens: readonly TextRange[], from: number, mark: string): number {
  for (let at = from + MOST_WORDS - 1; at >= from + FEWEST_WORDS; at--) {
    const token = tokens[at];
    if (token && token.end - token.start === 1 && text[token.start] === mark) return at + 1;
  }
  return -1;
}
