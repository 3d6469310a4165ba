import {
  COMMAND_LISTS,
  COMMAND_OPENERS,
  COMMAND_PHRASES,
  COMMAND_VERBS,
  Phrasebook,
  phraseWords,
} from '../../language';
import { removeInvisible } from './layout/visible-text';

/**
 * Recognises sentences that command whoever, or whatever, reads them. A page may tell of its company
 * as it likes; what tells its reader what to write, to leave out, to link or to forget is no evidence.
 * Imperatives alone are no sign: postings (“write clean code”) and shops (“explore our range”) are full of them.
 */
const LISTS = [...COMMAND_LISTS, ...COMMAND_VERBS];
const COMMANDS = new Phrasebook(COMMAND_PHRASES, LISTS);
const OPENERS = new Phrasebook(COMMAND_OPENERS, LISTS);
const listed = (wanted: string): ReadonlySet<string> =>
  new Set(LISTS.find(([name]) => name === wanted)?.[1].split(/,\s*/u));
const STATEMENT_OPENERS = listed('statement');
/** What one does with an answer that somebody else has written. */
const HANDLING = listed('handling');

/** What conversations with a model are marked up with, and the code that it writes. */
const MARKUP: readonly RegExp[] = [
  /<\|?\/?(?:im_start|im_end|system|user|assistant|endoftext|instructions?)\b[^>]{0,30}>/u,
  /\[\/?(?:inst|system)\]|<<\/?sys>>|(?:^|\s)#{2,} ?(?:instructions?|system|response|new task)\b/u,
  /`{3}|<\/?(?:source|prompt|context|document)s?>|<(?:script|img|iframe|a|svg)\b[^<>]{0,200}[=>]/u,
  /"(?:sentences|verdict|evidenceids|claims?|instructions?|system|assistant|response|answer)"\s?:\s?["[{]/u,
];

const LONGEST = 1_200;
/** How many words into a sentence its answer is spoken of: “weave a headline into your reply”. */
const FARTHEST_ANSWER = 24;
/** “1.”, “P. S.”, “Important notice:”, “please now” … one after the other. */
const MOST_OPENERS = 8;
const MARKUP_SIGNS = '<[#`';

type Words = ReturnType<typeof phraseWords>;

/** Where a command may begin: behind marks, numbers, labels and polite words. */
function startsOf(words: Words): ReadonlySet<number> {
  const starts = new Set([0]);
  let at = 0;
  for (let count = 0; count < MOST_OPENERS; count += 1) {
    const word = words[at];
    if (word === undefined) break;
    const isWord = /^\p{L}/u.test(word.lower);
    if (!isWord && MARKUP_SIGNS.includes(word.lower)) break;
    const next = isWord ? Math.max(at, ...OPENERS.hitsAt(words, at).map(({ to }) => to)) : at + 1;
    if (next === at) break;
    at = next;
    starts.add(at);
  }
  return starts;
}

type Cue =
  | Exclude<(typeof COMMAND_PHRASES)[number][0], 'in-your-answer' | 'of-your-answer'>
  | 'markup';

/** “X7K2Q9 Ignore …”: a code ahead hides no command. */
const CODES_AHEAD = /^(?:(?=[a-z]{0,19}\d)[a-z\d]{6,20} ){1,3}/u;

/** Which cue gives a sentence away as a command to its reader; undefined for what only says something. */
export function commandIn(sentence: string): Cue | undefined {
  const plain = removeInvisible(sentence)
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(CODES_AHEAD, '');
  if (MARKUP.some((pattern) => pattern.test(plain))) return 'markup';
  const words = phraseWords(plain);
  const starts = startsOf(words);
  for (let at = 0; at < words.length; at += 1)
    for (const { kind } of COMMANDS.hitsAt(words, at, starts.has(at))) {
      if (kind !== 'in-your-answer' && kind !== 'of-your-answer') return kind;
      // “We look forward to your reply” says something; “attach it to your reply” does not.
      const verb = words[kind === 'of-your-answer' ? at : Math.max(...starts)]?.lower ?? '';
      const isHandled = kind === 'of-your-answer' && (HANDLING.has(verb) || verb.endsWith('ing'));
      if (at <= FARTHEST_ANSWER && !STATEMENT_OPENERS.has(verb) && !isHandled) return 'output';
    }
  return undefined;
}
