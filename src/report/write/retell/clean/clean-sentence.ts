import { CARDINALS } from '../../../../language/lexicon/numbers/number-words';
import { capitalized, countWords, squeeze } from '../../../../kernel/text';
import {
  withoutAnnouncement,
  withoutCareer,
  withoutComparison,
  withoutDefinitions,
  withoutLooseStart,
  withoutOpening,
  withoutPadding,
  withoutReferences,
} from './parts';
import { withoutCompanions, withoutPraise } from './plain-phrases';
import { inPlainWords } from './plain-words';

/** “… of leave (less for part-time colleagues.)” */
const LAST_ASIDE = /\s\((?!exclud|except|not\b|only\b|other than)[^()]{3,160}(?:\.\)|\)\.?)$/u;
const ACRONYM = /\s\(\p{Lu}[\p{Lu}&]{1,6}s?\)/gu;
const FOOTNOTE = /\s?(?:\[\d{1,3}\]|\(\d{1,2}\)|(?<!\d)\([a-z]\)|[®™©†*]+)/gu;
const NET_OF_CASH = /,? net of cash acquired(?=[,.])/gu;
const UNDER_LAWS =
  / (?:under|pursuant to) the laws of the (?:State|Commonwealth) of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu;
const SEE =
  /[,;]? \(?(?:see|refer to) (?:also )?(?:note|item|part|section|“|")[^.;)]{0,120}\)?(?=[.;])/giu;
const BULLET = /^(?:[•·▪◦‣*–—-]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/u;
const RUN_IN = /^\p{Lu}[\p{L}&’',/ -]{2,50}?(?: [–—-] |: )(?=\p{Lu})/u;
const CONSEQUENCE =
  /; (?:consequently|therefore|however|accordingly|as a result|thus)\b[^;]*(?=\.$)/iu;
/** A list that leans on a word of its own: “, including those of …”. */
const LEANING_LIST =
  /, (?:including|such as|some of which|many of which|which) [^.]{0,20}\b(?:those|such|these)\b[^.]*(?=\.$)/iu;
/** “, and we hire from these places”: what points back to places, and limits nothing. */
const LEANING_CLAUSE =
  /,? and (?:it|they|we) \p{Ll}+ (?:at|from|in) (?:these|those) [\p{Ll} ]{3,30}(?=\.$)/iu;
/** “In addition to leave and holidays, …” */
const BESIDES =
  /^In addition to (?!(?:its|our|that|the|these|this|\p{Ll}+ing)\b)[^,]{3,110}, (?=\p{L})/u;
/** “is an American corporation and media group”: the second says more, and holds the first. */
const KIND_TWICE =
  /(?<=\bis an? \p{L}[\p{L} ]{1,40}) (?:company|corporation) and (?=\p{Ll}+ (?:company|conglomerate|group)\b)/u;
/** “38 days, this is inclusive of holidays”: two sentences in one. */
const SPLICED = /(?<=[\p{L}\d]), this (?<verb>is|includes|excludes|covers|means) /gu;
/** “two references—these should be recent”: a sentence of its own. */
const ON_IT_BEHIND_DASH = / ?— ?(?:these|this|those|it|they) [^—]*(?=\.$)/u;
/** Words that say “at the time of writing” and nothing else. */
const NOWADAYS = /(?<=\p{L}) (?:currently|presently|also)(?= \p{L})/giu;

/** “Overview Bell is …”: a heading that lost its line. */
const PART_HEAD = /^(?:Overview|General|Introduction|Background|Business|Summary) (?=\p{Lu})/u;
/** “Global workforce As of March 3, 2024, Bell had …” */
const LOST_HEAD =
  /^(?!(?:The|Our|We|In|On|At|As|It)\b)\p{Lu}\p{Ll}+(?: \p{Ll}+){0,4} (?=(?:As of|At|In|On) \p{Lu}\p{Ll}+ \d)/u;

/** “•” and “Human capital – ” are no part of what is said. */
function withoutHead(text: string): string {
  const bare = text
    .replace(BULLET, '')
    .replace(PART_HEAD, '')
    .replace(LOST_HEAD, '')
    .replace(/^[^\p{L}\p{N}“"$€£(]+/u, '');
  const head = RUN_IN.exec(bare)?.[0] ?? '';
  // “Our support – We’re here on weekdays” says who is meant.
  if (/^(?:our|the|for|in|on|at|with|we)\b/iu.test(head)) return bare;
  return countWords(head) > 0 && countWords(head) <= 6 ? bare.slice(head.length) : bare;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(CARDINALS);

/** “nine percent” */
function inDigits(percent: string, word: string): string {
  const value = NUMBERS.get(word);
  return value === undefined ? percent : `${value}%`;
}

/** “bags; boxes; and cartons”: where nothing else has a comma, the list needs no more. */
const PLAIN_LIST = /^[^,;:]+; [^,;:]+;(?: [^,;:]+;)* (?:and|or) [^,;:]+$/u;

/** Longer than this it is no sentence, and nobody retells it. */
const LONGEST = 4_000;

/** The sentence without what only makes sense on its page, and with the signs a report uses. */
export function cleanSentence(text: string): string {
  if (text.length > LONGEST) return squeeze(text);
  const bare = withoutDefinitions(
    withoutHead(squeeze(text))
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      .replace(/(?<=s)'(?= )/gu, '’')
      .replace(/"(?<said>[^"]{1,200})"/gu, '“$<said>”'),
  );
  const here = withoutAnnouncement(bare)
    .replace(NET_OF_CASH, '')
    .replace(UNDER_LAWS, '')
    .replace(LAST_ASIDE, '.')
    .replace(ACRONYM, '')
    .replace(FOOTNOTE, '');
  const ours = withoutComparison(withoutReferences(here).replace(SEE, '')).replace(
    LEANING_LIST,
    '',
  );
  const plain = withoutCareer(withoutLooseStart(ours).replace(CONSEQUENCE, ''))
    .replace(NOWADAYS, '')
    .replace(/(?<=\d) percent\b/gu, '%')
    .replace(/\b(?<word>[a-z]+) percent\b/gu, inDigits)
    .replace(/\butiliz(?=e[sd]?\b|ing\b)/gu, 'us')
    .replace(/\bapproximately (?=[$€£]?\d)/gu, 'about ')
    .replace(ON_IT_BEHIND_DASH, '')
    .replace(LEANING_CLAUSE, '')
    .replace(BESIDES, '')
    .replace(KIND_TWICE, ' ')
    .replace(SPLICED, ', which $<verb> ')
    .replace(/(?<=\p{L}) ?— ?(?=\p{L})/gu, ', ')
    .replace(/(?<=\d) [-–] (?=\d)/gu, '–')
    .replace(/(?<=\p{Ll})- (?=\p{Ll})(?!(?:and|or|to)\b)/gu, '-')
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replace(PLAIN_LIST, (list) => list.replaceAll(';', ','))
    .replace(/ ,/gu, ',');
  const told = inPlainWords(withoutCompanions(withoutOpening(plain)));
  return capitalized(squeeze(withoutPraise(withoutPadding(told))));
}
