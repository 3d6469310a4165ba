export { splitSentences, type TextSpan } from './text/sentences';
