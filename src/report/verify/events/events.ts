import { fold, foldCase, isPlainWord, withTitleForms, wordSet } from '../../../language';
import { isCalendarWord } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import type { ClaimKind } from '../../document/shape';
import type { Setting } from '../claim';
import { splitClauses, type EventClause } from './clauses';
import { findKin, indexStems } from './find-kin';
import { plainFigures } from './plain-figures';
import { readPredicates, type EventPredicate } from './predicates';
import { readTokens, type EventToken } from './tokens';
import { ATTRIBUTE_WORDS } from '../values/words';

const QUOTED = /“[^“”]*”/gu;
/** What merely tells when, or how much, is judged as a date or a number. */
const isTime = wordSet(
  `ago* anything* autumn* billion* day* early* everything* hundred* late* lately* million* month* next* percent*
   previous* prior* quarter* recent* something* spring* summer* thousand* time* today* week* winter* year*
   yesterday*`,
);

/** Verbs that say little by themselves: what follows them must be found instead. */
const LIGHT = new Set(
  `go goes going went gone take takes took taken taking stand stands stood meet meets met come
  comes came coming make makes made making get gets got getting put puts set sets keep kept
  keeps become became
  remain remains remained run runs ran hold holds held turn turned want wants wanted appear
  appears appeared show shows showed reach reached amount amounted total totalled totaled locate
  located base based
  compare compared use uses used using serve serves served work works worked find finds found
  bring brought give gives gave given bear do did done worse better well follows`.split(/\s+/u),
);
const isPreposition = wordSet(
  `about after against among as at because before between by during for from in into near of on over since through to
   under until with`,
);
const MOST = /^(?:most|least|first|last|only|best|worst|\p{L}{3,}est)$/u;

interface Known {
  readonly carries: (token: EventToken) => boolean;
  readonly isNamed: (token: EventToken) => boolean;
}

function readKnown(
  tokens: readonly EventToken[],
  evidence: readonly Evidence[],
  setting: Setting,
): Known {
  const sources = evidence.flatMap((row) => [
    withTitleForms(row.quote),
    row.title,
    row.sourceName,
    ATTRIBUTE_WORDS[row.attribute] ?? '',
    row.attribute.replaceAll('-', ' '),
  ]);
  const index = indexStems(
    readTokens(plainFigures(fold(sources.join('\n')))).map(({ stem }) => stem),
  );
  const kin = findKin(new Set(tokens.map(({ stem }) => stem)), index);
  const names = new Set(
    readTokens(
      foldCase(
        [
          setting.company,
          ...setting.aliases,
          setting.role,
          setting.location ?? '',
          setting.interviewers ?? '',
        ].join(' '),
      ),
    ).map(({ stem }) => stem),
  );
  return {
    carries: ({ stem }) => Array.from(kin.get(stem)?.values() ?? []).some((sure) => sure >= 0.7),
    isNamed: ({ stem }) => names.has(stem),
  };
}

/** Words of a clause that must be found: neither names nor figures nor times, which have rungs of their own. */
function tellingWords(tokens: readonly EventToken[], { isNamed }: Known): EventToken[] {
  return tokens.filter(
    (token) =>
      token.kind === 'word' &&
      token.content &&
      !token.capital &&
      !isPlainWord(token.lower) &&
      !isNamed(token) &&
      !isTime(token.lower) &&
      !isCalendarWord(token.lower),
  );
}

const opensQuestion = wordSet('if, unless, what, whether, which, who');

const isAnybody = wordSet(
  'anyone, candidates, everyone, how, if, nobody, people, someone, which, whoever',
);

const isAsking = wordSet('i, we, what, who, whom, whose, you');

const isOfCompany = wordSet('he, her, his, it, its, she, the, their, they');

/** Whom a clause speaks of: one who is named, or who was; and not “you”, “nobody” or “whoever”. */
function isAboutThem({ subject }: EventPredicate, { opener }: EventClause, known: Known): boolean {
  if (opensQuestion(opener) || subject.length === 0) return false;
  const words = subject.map(({ lower }) => lower);
  if (words.some((word) => isAnybody(word))) return false;
  if (words.length === 1 && words[0] === 'you' && opener === '') return true;
  if (words.some((word) => isAsking(word))) return false;
  return (
    subject.some((token) => known.isNamed(token) || (token.capital && token.content)) ||
    words.some((word) => isOfCompany(word)) ||
    (words.length <= 2 && /[^s]s$/u.test(words.at(-1) ?? ''))
  );
}

const opensCondition = wordSet('if, unless, whether');

const isAnyReader = wordSet('anyone, everyone, i, we, you');

function isAsserted(
  predicate: EventPredicate,
  clause: EventClause,
  kind: ClaimKind,
  known: Known,
): boolean {
  if (
    kind !== 'advice' &&
    kind !== 'question' &&
    !(predicate.isPossible && !isAboutThem(predicate, clause, known))
  )
    return (
      !opensCondition(clause.opener) && !predicate.subject.some(({ lower }) => isAnyReader(lower))
    );
  if (!isAboutThem(predicate, clause, known)) return false;
  // What they do in general is asserted where they are named; a note may tell what an answer would be like.
  return (
    predicate.isEvent ||
    predicate.subject.some((token) => known.isNamed(token)) ||
    (predicate.isState && predicate.rest.some(({ lower }) => MOST.test(lower)))
  );
}

function objection(predicate: EventPredicate, known: Known, leadsIn: boolean): string | undefined {
  const { verb, rest, isState } = predicate;
  const objects = tellingWords(rest, known);
  const carried = objects.filter(known.carries);
  const firstBreak = rest.findIndex(({ lower }, at) => at > 0 && isPreposition(lower));
  const nearest = tellingWords(firstBreak < 0 ? rest : rest.slice(0, firstBreak), known);
  const said = [verb, ...rest]
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (?=[,.'-])/gu, '');
  const isBare = isState || LIGHT.has(verb.lower) || isPlainWord(verb.lower) || !verb.content;
  if (leadsIn && !isState && isPlainWord(verb.lower)) return undefined;
  if (!isBare && !known.carries(verb)) return `No cited quote says “${verb.text}”.`;
  const isNear = nearest.length === 0 || nearest.some(known.carries);
  return !isNear || carried.length * 2 < objects.length
    ? `No cited quote supports “${said}”.`
    : undefined;
}

/** What a sentence says has happened, or is so, must be in its quotes: the act, and what it was done to. */
export function eventsRung(
  text: string,
  kind: ClaimKind,
  evidence: readonly Evidence[],
  setting: Setting,
): string[] {
  const tokens = readTokens(plainFigures(fold(text.replaceAll(QUOTED, ' # '))));
  const known = readKnown(tokens, evidence, setting);
  const clauses = splitClauses(tokens);
  // “They wrote of the work:” leads to a quote, which is held to its source letter for letter.
  const isYear = (at: number) =>
    clauses[at]?.tokens.every(({ kind }) => kind === 'number') === true;
  const leadsIn = (at: number): boolean =>
    isYear(at + 1)
      ? leadsIn(at + 1)
      : clauses[at + 1]?.opener === ':' && clauses[at + 1]?.tokens[0]?.text === '#';
  return clauses.flatMap((clause, at) =>
    readPredicates(clause).flatMap((predicate) =>
      isAsserted(predicate, clause, kind, known)
        ? (objection(predicate, known, leadsIn(at)) ?? [])
        : [],
    ),
  );
}
