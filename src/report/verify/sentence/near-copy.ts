import { wordSet } from '../../../language';
import type { Token } from '../../../language/parser';
import type { ReadSentence } from '../anchors/read-text';

/** What may not be left out of a sentence that is shortened. */
const isLimit = wordSet(
  `about aim* almost believe* can certain could eligible expect* few former* if in intend* intent* mainly may might
   most n't nearly never no not of often only outside partly plan* should some typically unless up usually will
   without would`,
);
const FIRST_PERSON = new Set(['we', 'us', 'our', 'ours']);
const ITS = new Set(['it', 'its']);
const ARTICLES = new Set(['a', 'an', 'the', 'that']);
const AGREEING: readonly ReadonlySet<string>[] = [
  new Set(['is', 'are', 'am', "'s", "'re"]),
  new Set(['was', 'were']),
  new Set(['has', 'have', "'ve"]),
  new Set(['does', 'do']),
];

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%$€£']+/gu, '')
    .trim();

interface Word {
  readonly text: string;
  readonly token: Token;
  /** It means the company, however it is called. */
  readonly isOwn: boolean;
  /** It begins the sentence, or stands behind a comma or a conjunction. */
  readonly isFree: boolean;
}

/** The words of a sentence; of the words of the company's name the first. */
function wordsOf({ tokens }: ReadSentence, own: ReadonlySet<string>, isClaim: boolean): Word[] {
  const words = tokens.flatMap((token, at): Word[] => {
    const text = lettersOf(token.text);
    const before = tokens[tokens[at - 1]?.pos === 'DET' ? at - 2 : at - 1];
    const isFree =
      before === undefined || before.pos === 'CCONJ' || /^[,;:.!?"“()-]$/u.test(before.text);
    const isOwn = FIRST_PERSON.has(text) || own.has(text) || (isClaim && ITS.has(text));
    return text === '' || text === "'" ? [] : [{ text, token, isOwn, isFree }];
  });
  return words.filter(
    ({ text }, at) => !((own.has(text) || text === "'s") && own.has(words[at - 1]?.text ?? '')),
  );
}

function agrees(one: Word, other: Word): boolean {
  if (one.text === other.text || (one.isOwn && other.isOwn)) return true;
  if (AGREEING.some((forms) => forms.has(one.text) && forms.has(other.text))) return true;
  const isVerb = one.token.pos === 'VERB' && other.token.pos === 'VERB';
  const bare = (text: string): string => text.replace(/(?:(?<=ss|sh|ch|x)es|(?<!s)s)$/u, '');
  return isVerb && one.token.lemma === other.token.lemma && bare(one.text) === bare(other.text);
}

const HEADS = new Set(['NOUN', 'PROPN', 'VERB', 'PRON', 'NUM']);

/**
 * Whether a sentence is the source's own, told of the company instead of "we", with at most what neither
 * limits it nor acts in it left out. Nothing else proves without a judge that it says the same.
 */
export function isNearCopy(claim: ReadSentence, source: ReadSentence, company: string): boolean {
  const own = new Set(company.toLowerCase().split(/\s+/u).map(lettersOf));
  const said = wordsOf(claim, own, true);
  const known = wordsOf(source, own, false);
  const isSpeech =
    /"/u.test(source.text) &&
    known.some(({ text }) => FIRST_PERSON.has(text)) &&
    !said.some(({ text }) => FIRST_PERSON.has(text));
  if (said.length < 3 || isSpeech) return false;
  let at = 0;
  for (const word of known) {
    while (at < said.length && ARTICLES.has(said[at]?.text ?? '') && said[at]?.text !== word.text)
      at += 1;
    const next = said[at];
    if (next !== undefined && agrees(next, word) && (at > 0 || word.isFree)) at += 1;
    else if (isLimit(word.text)) return false;
    else if (at > 0 && at < said.length && HEADS.has(word.token.pos)) return false;
  }
  return at === said.length;
}
