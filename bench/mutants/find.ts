import { GIVEN_NAMES, ORGANISATION, TITLES, UNITS } from './words';
import type { Kind } from './shape';

/** A stretch of a sentence that a mutant may put another in the place of. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const YEAR = String.raw`(?:19|20)\d{2}`;
const DATE = new RegExp(
  [
    String.raw`\b${MONTH} \d{1,2}, ${YEAR}\b`,
    String.raw`\b\d{1,2} ${MONTH} ${YEAR}\b`,
    String.raw`\b${MONTH} ${YEAR}\b`,
    String.raw`\b${MONTH} \d{1,2}\b(?!,? \d{4})`,
    // A year alone, unless it belongs to a name, an amount, or a range.
    String.raw`(?<!\p{Lu}\p{L}+ )\b(?<![\d$€£.,/#-])${YEAR}\b(?![\d%/-]|[.,]\d| \p{Lu})`,
  ].join('|'),
  'gu',
);
const PERCENT = /(?<![\d.,$€£])\d+(?:\.\d+)?(?:%| percent| per cent)(?!\p{L})/gu;
const MONEY = /[$€£]\d+(?:,\d{3})*(?:\.\d+)?/gu;
const SCALED = /\b(?:million|billion|thousand|trillion)\b/gu;
const NUMBER =
  /(?<![\p{L}\d$€£.,:/#&-])\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d%:/-]|[.,]\d| ?(?:percent|per cent)|(?:st|nd|rd|th)\b)/gu;
const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}]+`;
const NEXT_NAME_WORD = `(?:(?: (?:of|the|and|de|van|von)){0,2} ${NAME_WORD})`;
const CAPITALS = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’&.-])${NAME_WORD}${NEXT_NAME_WORD}{0,4}(?![\p{L}\p{N}&-])`,
  'gu',
);
const UNIT = new RegExp(
  `(?<=\\d |-|hundred |thousand |million )\\b(?:${UNITS.flat().join('|')})\\b`,
  'gu',
);
const TITLE = new RegExp(`\\b(?:${TITLES.join('|')})\\b`, 'giu');
const QUOTED = /(?<=(?:^|[\s(])[“"])\p{Lu}[^“”"]{2,40}(?=[”"](?:[\s.,;:!?)]|$))/gu;
/** “PhotoBoard”, or “Falcon 9” within a sentence. */
const JOINED_NAME = String.raw`\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+`;
const NUMBERED_NAME = String.raw`(?<=\p{L},? )\p{Lu}[\p{L}]{2,} \d{1,3}(?!\d|,\d|\.\d|-| \p{Lu})`;
const PRODUCT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${JOINED_NAME}|${NUMBERED_NAME})(?![\p{L}\p{N}])`,
  'gu',
);
const BEFORE_NUMBERS =
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec No More Page Part Chapter Section Figure ' +
  'Table Step Top Over About Only';
/** “Page 12” and “May 3” are no products. */
const COUNTED = new RegExp(String.raw`^(?:${BEFORE_NUMBERS.split(' ').join('|')})\p{L}* \d`, 'u');

function all(sentence: string, pattern: RegExp): Found[] {
  return Array.from(sentence.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

function isInside(one: Found, others: readonly Found[]): boolean {
  return others.some((other) => one.start < other.end && other.start < one.end);
}

/** “The Bowling Club” is the Bowling Club. */
function withoutArticle(found: Found): Found {
  const article =
    /^(?:(?:The|the|A|An|In|At|On|For|From|With|When|While|After|Since|of|and) )+/u.exec(
      found.text,
    )?.[0].length ?? 0;
  return { start: found.start + article, end: found.end, text: found.text.slice(article) };
}

const isPerson = (name: string): boolean =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}$/u.test(name) &&
  GIVEN_NAMES.has(name.split(' ')[0] ?? '') &&
  !ORGANISATION.test(name);

/** What of one kind stands in a sentence, found without any help of the verifier. */
export function find(kind: Kind, sentence: string): Found[] {
  const dates = all(sentence, DATE);
  switch (kind) {
    case 'date':
      return dates;
    case 'percent':
      return all(sentence, PERCENT);
    case 'currency':
      return all(sentence, MONEY);
    case 'scale':
      return all(sentence, SCALED);
    case 'unit':
      return all(sentence, UNIT);
    case 'title':
      return all(sentence, TITLE).filter(({ start }) => start > 0);
    case 'number':
      return all(sentence, NUMBER).filter(
        (one) =>
          !isInside(one, dates) &&
          !/^(?:19|20)\d{2}$/u.test(one.text) &&
          !isInside(one, all(sentence, PRODUCT)) &&
          !/\p{Lu}\p{L}+ $/u.test(sentence.slice(0, one.start)),
      );
    case 'person':
      return all(sentence, CAPITALS).filter(({ text }) => isPerson(text));
    case 'company':
      return all(sentence, CAPITALS)
        .map(withoutArticle)
        .filter(({ text }) => ORGANISATION.test(text) && text.includes(' ') && !isPerson(text));
    case 'product':
      return [
        ...all(sentence, QUOTED).filter(({ text }) =>
          text.split(' ').every((word) => /^(?:\p{Lu}|of|the|and|a|in|to|for)/u.test(word)),
        ),
        ...all(sentence, PRODUCT).filter(({ text }) => !COUNTED.test(text)),
      ];
    case 'roles':
      return all(sentence, CAPITALS)
        .map(withoutArticle)
        .filter(
          ({ start, text }) =>
            (start > 0 || text.includes(' ')) &&
            text.length > 2 &&
            !new RegExp(MONTH, 'u').test(text),
        );
    default:
      return [];
  }
}
