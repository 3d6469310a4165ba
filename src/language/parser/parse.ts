import { lemmaOf } from './lemma';
import { readModel } from './model-file';
import { sentenceOf } from './move-features';
import type { ParsedSentence, PartOfSpeech, SentenceParser, TextRange, Token } from './shape';
import { tagWords } from './tagger';
import { tokenize } from './tokenize';
import { buildTree, type TreeScorers } from './tree';
import { createWordForms } from './word-form';

/** Longer sentences are cut at a mark, so that their length costs no more than its own time. */
const MOST_WORDS = 120;
const FEWEST_WORDS = 60;
/** No honest sentence has more; what comes behind is cut into tokens and read no further. */
const MOST_READ = 600;

/** Makes a parser of the bytes of a model file; throws where they aren't one. */
export function createParser(bytes: Uint8Array): SentenceParser {
  const { heading, lexicon, scorers } = readModel(bytes);
  const [tagger, moves, labels] = scorers;
  if (!tagger || !moves || !labels) throw new Error('The parser’s model lacks a table.');
  const tree: TreeScorers = { moves, labels, rootLabel: heading.labels.indexOf('root') };
  const formOf = createWordForms(lexicon);
  const verbs = new Set(heading.verbs);
  const tagNames = heading.tags.map((name) => name.split(' '));

  const readPiece = (text: string, piece: readonly TextRange[], first: number): Token[] => {
    const words = piece.map(({ start, end }) => text.slice(start, end));
    const forms = words.map(formOf);
    const tags = tagWords(forms, tagger);
    const state = buildTree(sentenceOf(forms, tags), tree);
    return piece.map(({ start, end }, index) => {
      const [pos = 'X', tag = 'FW'] = tagNames[tags[index] ?? 0] ?? [];
      const word = words[index] ?? '';
      const head = (state.heads[index + 1] ?? 0) - 1;
      return {
        index: first + index,
        start,
        end,
        text: word,
        lemma: lemmaOf(word, pos as PartOfSpeech, tag, verbs),
        pos: pos as PartOfSpeech,
        tag,
        head: head < 0 ? -1 : first + head,
        label: heading.labels[state.labels[index + 1] ?? 0] ?? 'dep',
      };
    });
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
