export { createParser } from './parse';
export { isFiniteTag, isParticipleTag } from './tags';
export type { ParsedSentence, PartOfSpeech, SentenceParser, TextRange, Token } from './shape';
