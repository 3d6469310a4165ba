import { countWords, squeeze } from '../../../kernel/text';

/** Parentheses that define a word, or point at another place of the document. */
const DEFINING = [
  '[“"‘]|the [“"]|collectively|together,? |or [“"]|see |refer |note \\d|item \\d|e\\.g\\.|i\\.e\\.|formerly|including',
  'as (?:more fully )?(?:defined|described|discussed|amended)|full-time equivalents',
].join('|');
const DEFINITION = new RegExp(String.raw`\s{0,2}[([](?:${DEFINING})[^()[\]]{0,160}[)\]]`, 'giu');
/** “… of leave (less for part-time colleagues.)” */
const LAST_ASIDE = /\s\([^()]{3,160}\.\)$|\s\([^()]{3,160}\)\.?$/u;
const ACRONYM = /\s\(\p{Lu}[\p{Lu}&]{1,6}s?\)/gu;
const FOOTNOTE = /\s?(?:\[\d{1,3}\]|\(\d{1,2}\)|(?<!\d)\([a-z]\)|[®™©†*]+)/gu;
/** “in the following businesses: tools; …” is “in tools; …”. */
const LISTED_BELOW = new RegExp(
  String.raw`(?<=\b(?:in|of|across|into|offers?|provides?|includes?|serves?|sells?|makes?) )` +
    String.raw`the following(?: [\p{L}-]+){0,3}: (?=\p{L}[^:]*$)`,
  'u',
);
const BESIDE_THE_FACT = new RegExp(
  String.raw`,? net of cash acquired(?=[,.])|` +
    String.raw` (?:under|pursuant to) the laws of the (?:State|Commonwealth) of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?`,
  'gu',
);
/** Clauses that point elsewhere, at the end or between commas. */
const TREATED = [
  'described|discussed|defined|noted|mentioned|set forth|shown|outlined|detailed|explained|summarized|disclosed',
].join('|');
const REFERENCE = new RegExp(
  String.raw`,? (?:as|which is|which are|and is|and are) (?:further |more fully |also )?(?:${TREATED})` +
    String.raw`(?: in| above| below| elsewhere| earlier| further| previously)[^,;.]{0,120}(?=[,.])`,
  'giu',
);
const SEE =
  /[,;]? \(?(?:see|refer to) (?:also )?(?:note|item|part|section|“|")[^.;)]{0,120}\)?(?=[.;])/giu;
const CONNECTIVES = [
  'in addition|additionally|furthermore|moreover|however|also|further|accordingly|therefore|thus|consequently',
  'for example|for instance|as a result|in general|generally|historically|overall|in fact|indeed|finally',
  'importantly|notably|specifically|in particular|to that end|at the same time|on the other hand|lastly',
  'first|second|third|similarly|likewise|in short|today|currently|at present|now|as such|by contrast',
].join('|');
const OPENING = new RegExp(`^(?:${CONNECTIVES}), (?=\\S)`, 'iu');
const CONJUNCTION = /^(?:and|but|so|yet),? (?=\S)/iu;
const BULLET = /^(?:[•·▪◦‣*–—-]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/u;
const RUN_IN = /^\p{Lu}[\p{L}&’',/ -]{2,50}?(?: [–—-] |: )(?=\p{Lu})/u;
const BESIDE_LAST_YEAR = new RegExp(
  String.raw`,? (?:as )?(?:when )?compared (?:to|with) (?:the )?` +
    String.raw`(?:prior|previous|preceding|same periods?(?: of| in)?(?: the)? (?:last|prior))` +
    String.raw`(?: fiscal)?[- ]year(?: period)?(?=[,.])`,
  'giu',
);
/** “To make up for that, …”: what leans on the sentence before, and isn’t needed. */
const LEANING_START = new RegExp(
  String.raw`^(?:to|by|with|given|because of|as part of|for|in|from|through|under|during)\b[^,.]{0,80}\b` +
    String.raw`(?:(?:this|these|those)\b[^,.]{0,50}|(?:for|of|to|by|with) that(?: \p{Ll}+){1,3}), (?=\p{L})`,
  'iu',
);
const CONSEQUENCE =
  /; (?:consequently|therefore|however|accordingly|as a result|thus)\b[^;]*(?=\.$)/iu;
/** A list that leans on a word of its own: “, including those of …”. */
const LEANING_LIST =
  /, (?:including|such as|some of which|many of which|which) [^.]{0,20}\b(?:those|such|these)\b[^.]*(?=\.$)/iu;
/** A career: only the office held now. */
const CAREER = new RegExp(
  String.raw`^(?<now>(?:Mr|Ms|Mrs|Dr)\. [^,]{3,120} since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)` +
    String.raw`(?:,| and (?=(?:previously|prior|was|served|as)\b)).*$`,
  'u',
);
/** Words that say “at the time of writing” and nothing else. */
const NOWADAYS = /(?<=\p{L}) (?:currently|presently|also)(?= \p{L})/giu;

/** “Overview Bell is …”: a heading that lost its line. */
const PART_HEAD = /^(?:Overview|General|Introduction|Background|Business|Summary) (?=\p{Lu})/u;

/** “•” and “Human capital – ” are no part of what is said. */
function withoutHead(text: string): string {
  const bare = text
    .replace(BULLET, '')
    .replace(PART_HEAD, '')
    .replace(/^[^\p{L}\p{N}“"$€£(]+/u, '');
  const head = RUN_IN.exec(bare)?.[0] ?? '';
  // “Our support – We’re here on weekdays” says who is meant.
  if (/^(?:our|the|for|in|on|at|with|we)\b/iu.test(head)) return bare;
  return countWords(head) > 0 && countWords(head) <= 6 ? bare.slice(head.length) : bare;
}

function withoutOpening(text: string): string {
  let bare = text;
  // “And, in addition, …”: never more than a few.
  for (let round = 0; round < 3; round += 1)
    bare = bare.replace(CONJUNCTION, '').replace(OPENING, '');
  return bare;
}

export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The sentence without what only makes sense on its page, and with the signs a report uses. */
export function cleanSentence(text: string): string {
  const plain = withoutHead(squeeze(text))
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=s)'(?= )/gu, '’')
    .replace(DEFINITION, '')
    .replace(LISTED_BELOW, '')
    .replace(BESIDE_THE_FACT, '')
    .replace(LAST_ASIDE, '.')
    .replace(ACRONYM, '')
    .replace(FOOTNOTE, '')
    .replace(REFERENCE, '')
    .replace(SEE, '')
    .replace(BESIDE_LAST_YEAR, '')
    .replace(LEANING_LIST, '')
    .replace(LEANING_START, '')
    .replace(CONSEQUENCE, '')
    .replace(CAREER, '$<now>.')
    .replace(NOWADAYS, '')
    .replace(/(?<=\d) percent\b/gu, '%')
    .replace(/\butiliz(?=e[sd]?\b|ing\b)/gu, 'us')
    .replace(/\bapproximately (?=[$€£]?\d)/gu, 'about ')
    .replace(/(?<=\p{L}) ?— ?(?=\p{L})/gu, ', ')
    .replace(/ ,/gu, ',');
  return capitalized(squeeze(withoutOpening(plain)));
}
