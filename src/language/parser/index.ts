export { createParser } from './parse';
export type { ParsedSentence, PartOfSpeech, SentenceParser, TextRange, Token } from './shape';
