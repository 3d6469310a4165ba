export { createParser, createParserInParts } from './parse';
export type { ParsedSentence, PartOfSpeech, SentenceParser, TextRange, Token } from './shape';
