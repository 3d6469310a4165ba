import { isCapitalized } from '../../../kernel/text';
import { isCalendarWord, isPlainOfficeWord } from '../../../language';
import type { Clause, Phrase } from '../../../language/clauses';
import type { ParsedSentence, Token } from '../../../language/parser';

/** Whether a name goes on behind a word: "Acme" of "Acme Travel" isn't Acme, whatever the tree says. */
export function isContinued(tokens: readonly Token[], last: number): boolean {
  const [word, next] = [tokens[last], tokens[last + 1]];
  return (
    word !== undefined &&
    next?.pos === 'PROPN' &&
    next.start === word.end + 1 &&
    isCapitalized(next.text) &&
    // “Acme CEO Ada Bell”.
    !isPlainOfficeWord(next.text.toLowerCase()) &&
    !isCalendarWord(next.text.toLowerCase())
  );
}

function wholeName(phrase: Phrase, { tokens, text }: ParsedSentence): Phrase {
  const last = tokens.find(({ end }) => end === phrase.core.end)?.index;
  if (phrase.kind !== 'name' || last === undefined) return phrase;
  let to = last;
  while (isContinued(tokens, to)) to += 1;
  const end = tokens[to]?.end ?? phrase.core.end;
  if (end === phrase.core.end) return phrase;
  const whole = { start: phrase.start, end: Math.max(end, phrase.end) };
  return {
    ...phrase,
    ...whole,
    text: text.slice(whole.start, whole.end),
    core: { start: phrase.core.start, end },
  };
}

const isWithin = (one: Phrase, other: Phrase): boolean =>
  one !== other && one.core.start >= other.core.start && one.core.end <= other.core.end;

function wholeNames(phrases: readonly Phrase[], parsed: ParsedSentence): readonly Phrase[] {
  const whole = phrases.map((phrase) => wholeName(phrase, parsed));
  return whole.filter((one, at) =>
    whole.every((other, place) => !isWithin(one, other) || (isWithin(other, one) && place > at)),
  );
}

/** "Its rival": a word that says whose something is acts nowhere. */
const isOwner = ({ head, text }: Phrase, { tokens }: ParsedSentence): boolean =>
  tokens[head]?.tag === 'PRP$' && /^\p{L}+$/u.test(text);

/** The parser now and then cuts a name in two or makes an owner a subject; who acts must not hang on that. */
export const withWholeNames = (
  clauses: readonly Clause[],
  parsed: ParsedSentence,
): readonly Clause[] =>
  clauses.map((clause) => ({
    ...clause,
    subjects: wholeNames(
      clause.subjects.filter((phrase) => !isOwner(phrase, parsed)),
      parsed,
    ),
    objects: wholeNames(clause.objects, parsed),
    agents: wholeNames(clause.agents, parsed),
  }));
