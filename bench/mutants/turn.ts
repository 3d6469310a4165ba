import { find } from './find';
import { DIRECTIONS, SUPERLATIVES } from './words';
import type { Kind } from './shape';

function replaceWord(sentence: string, from: string, to: string): string[] {
  return Array.from(
    sentence.matchAll(new RegExp(`(?<![\\p{L}-])${from}(?![\\p{L}-])`, 'gu')),
    (match) => sentence.slice(0, match.index) + to + sentence.slice(match.index + from.length),
  );
}

function swapPairs(sentence: string, pairs: readonly (readonly [string, string])[]): string[] {
  return pairs.flatMap(([one, other]) => [
    ...replaceWord(sentence, one, other),
    ...replaceWord(sentence, other, one),
  ]);
}

/** One of these, given with commas between them. */
const anyOf = (words: string): string => `(?:${words.trim().split(/,\s+/u).join('|')})`;

const AUXILIARIES = anyOf(
  'is, are, was, were, has, have, had, will, can, could, should, would, does, did',
);
const AUXILIARY = new RegExp(
  String.raw`(?<![\p{L}])${AUXILIARIES}(?![\p{L}'’])` +
    String.raw`(?! not\b| never\b| no\b| just\b| only\b)(?=\s+\p{Ll})`,
  'gu',
);
const SHORTENED = anyOf('is, are, was, were, has, have, had, does, did, could, would, should');
const DENIED = new RegExp(
  String.raw`(?<=\b${AUXILIARIES}) (?:not|never)(?= )|(?<=\b${SHORTENED})n['’]t(?= )`,
  'gu',
);
/** Before a word in -ed, these make it no past tense. */
const NO_SUBJECT = anyOf(
  'is, are, was, were, be, been, being, has, have, had, the, a, an, and, or, by, of, in, newly, ' +
    'recently, also, well',
);
const AFTER_VERB = anyOf('the, a, an, its, his, her, their, to, in, on, from, with, as, at, into');
const PAST = new RegExp(
  String.raw`(?<=(?<!\b${NO_SUBJECT}\s)\p{L}[\p{L}]*\s)(?<![\p{Lu}]\.\s)` +
    String.raw`\b\p{Ll}{3,}ed\b(?=\s+${AFTER_VERB}\b)`,
  'gu',
);

function deny(sentence: string): string[] {
  const denied = Array.from(
    sentence.matchAll(AUXILIARY),
    (match) =>
      `${sentence.slice(0, match.index + match[0].length)} not${sentence.slice(match.index + match[0].length)}`,
  );
  const affirmed = Array.from(
    sentence.matchAll(DENIED),
    (match) => sentence.slice(0, match.index) + sentence.slice(match.index + match[0].length),
  );
  const never = Array.from(
    sentence.matchAll(PAST),
    (match) => `${sentence.slice(0, match.index)}never ${sentence.slice(match.index)}`,
  );
  return [...affirmed, ...denied, ...never];
}

/** What belongs to idioms and not to any measure: “at first”, “last year”, “first name”, “most of”. */
const NO_SUPERLATIVE = new RegExp(
  [
    String.raw`\b(?:at|for the|one of the) (?:first|last|most|least|best)\b`,
    String.raw`\blast (?:year|month|week|night|summer|name|minute|day|few|spring|fall)`,
    String.raw`\bfirst (?:name|lady|aid|time)`,
    String.raw`\bmost of\b`,
    String.raw`\bat (?:most|least)\b`,
  ].join('|'),
  'iu',
);

function overstate(sentence: string): string[] {
  const swapped = NO_SUPERLATIVE.test(sentence) ? [] : swapPairs(sentence, SUPERLATIVES);
  const plain = Array.from(
    sentence.matchAll(/\bone of the (?=(?:\p{L}+est|most|first|best) )/gu),
    (match) =>
      `${sentence.slice(0, match.index)}the ${sentence.slice(match.index + match[0].length)}`,
  );
  return [...plain, ...swapped];
}

const ONE_WAY_VERBS = anyOf(`
  acquired, bought, sold, sued, hired, fired, defeated, beat, replaced, succeeded, founded, owns,
  owned, paid, told, asked, appointed, named, promoted, employed, taught, trained, coached,
  accused, arrested, attacked, killed, invited, introduced, praised, criticized, criticised,
  supported, supplied, supplies, followed, led, leads, directed, produced, wrote, signed,
  recruited, mentored, interviewed, represents, represented, funded, backs, backed, awarded, gave,
  outbid, overtook, leased, licensed, is suing, reports to, reported to, works for, worked for,
  is owned by, was owned by, owned by, was acquired by, was bought by, was founded by,
  was directed by, was written by, was produced by, was succeeded by, was replaced by,
  was beaten by, was hired by, was named by, was appointed by, was sold to, is led by, was led by`);
/** A verb between two names that only one of them does to the other. */
const ONE_WAY = new RegExp(
  [
    '^(?:,? (?:who|which))? (?:has |had |have |was |were |is |are )?',
    '(?:also |then |later |recently |previously )?',
    String.raw`${ONE_WAY_VERBS}(?: \p{Ll}+){0,3} $`,
  ].join(''),
  'u',
);

function swapRoles(sentence: string): string[] {
  const names = find('roles', sentence);
  return names.flatMap((one, index) => {
    const other = names[index + 1];
    if (other === undefined || other.start < one.end || one.text === other.text) return [];
    if (!ONE_WAY.test(sentence.slice(one.end, other.start))) return [];
    return [
      sentence.slice(0, one.start) +
        other.text +
        sentence.slice(one.end, other.start) +
        one.text +
        sentence.slice(other.end),
    ];
  });
}

const TITLED =
  /(?<name>\p{Lu}\p{L}+ \p{Lu}\p{L}+), (?:the |its |our )?(?<title>[\p{L} ]{4,40}?)(?=,| and |\.)/gu;

/** Two people who each have a title beside their name, with the names exchanged. */
function swapHolders(sentence: string): string[] {
  const [one, other] = Array.from(sentence.matchAll(TITLED)).filter(
    ({ groups }) => find('title', ` ${groups?.['title'] ?? ''}`).length > 0,
  );
  const [first, second] = [one?.groups?.['name'], other?.groups?.['name']];
  if (
    one === undefined ||
    other === undefined ||
    first === undefined ||
    second === undefined ||
    first === second
  )
    return [];
  if (one.groups?.['title'] === other.groups?.['title']) return [];
  return [
    sentence.slice(0, one.index) +
      second +
      sentence.slice(one.index + first.length, other.index) +
      first +
      sentence.slice(other.index + second.length),
  ];
}

/** The changes that put no other value in, but turn a sentence round. */
export function turn(kind: Kind, sentence: string): string[] {
  switch (kind) {
    case 'negation':
      return deny(sentence);
    case 'direction':
      return swapPairs(sentence, DIRECTIONS);
    case 'superlative':
      return overstate(sentence);
    case 'roles':
      return [...swapRoles(sentence), ...swapHolders(sentence)];
    default:
      return [];
  }
}
