/** One token of a sentence, as Universal Dependencies for English cuts it. */
export interface Token {
  /** Its place in the sentence, from 0. */
  readonly index: number;
  /** Where it stands in the original text: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** As it is written there. */
  readonly text: string;
  /** The form a dictionary lists, in small letters; a name keeps its capitals. */
  readonly lemma: string;
  /** The universal part of speech. */
  readonly pos: PartOfSpeech;
  /** The Penn Treebank tag, which knows the tense of a verb and the number of a noun. */
  readonly tag: string;
  /** The index of the token it depends on, or -1 for the root. */
  readonly head: number;
  /** The relation to its head, with its subtype ("nsubj:pass"). */
  readonly label: string;
}

export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

/** A stretch of the original text that is read as one sentence. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A read sentence: its tokens form a tree with one root. */
export interface ParsedSentence extends TextRange {
  /** The whole original text that offsets count in, not the sentence alone. */
  readonly text: string;
  readonly tokens: readonly Token[];
}

export interface SentenceParser {
  /** Reads the stretch of the text as one sentence; without a stretch, the whole text. Never throws. */
  parse(text: string, range?: TextRange): ParsedSentence;
}
