import { defined } from '../../../kernel/defined';
import { comparableName } from '../../company';
import { phraseFinder, readDays } from '../../../language';
import { readClauses, type Clause } from '../../../language/clauses';
import type { ParsedSentence, SentenceParser } from '../../../language/parser';
import type { Draft, Sentence } from '../extract/document';
import { readBox } from './labels';
import { focusBefore } from './focus';
import { matchRelation } from './match-relation';
import { READERS } from './readers';
import { isOther, namesCompany, whoOf, type SentenceReading, type Stated } from './reading';
import type { Focus, Referents } from './referents';
import type { Relation } from './relation';
import { matchMention } from './match-mention';
import { MENTIONS, RELATIONS } from './tables';
import { mayCarry } from './triggers';
import { valueOf } from './value-of';
import { withWholeNames } from './whole-names';

export interface ParsedPassage {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly referents: Referents;
  /** Whom the text is about before its first sentence. */
  readonly focus: Focus;
  readonly fetchedAt: string;
  /** The day of the article, on which what it tells without a day happened. */
  readonly publishedAt?: string;
  readonly isPosting: boolean;
  readonly isFiling: boolean;
}

/** The one day that a clause names and that has come; the day of a plan is no day it happened. */
function dayOf(clause: Clause, text: string, fetchedAt: string): string | undefined {
  const days = readDays(text.slice(clause.start, clause.end)).filter(
    ({ day, isFiscal }) => isFiscal !== true && day <= fetchedAt.slice(0, 10),
  );
  const [only, second] = new Set(days.map(({ day }) => day));
  return second === undefined ? only : undefined;
}

function statedBy(
  clause: Clause,
  relation: Relation,
  lemmas: ReadonlySet<string>,
  reading: SentenceReading,
): readonly Stated[] {
  const { text } = reading.parsed;
  if (relation.filings === 'never' && reading.isFiling) return [];
  const carried = matchRelation(clause, relation, lemmas, {
    isCompany: (phrase) => whoOf(reading, phrase) === 'company',
    isOther: (phrase) => isOther(reading, phrase),
    isOwnVoice: reading.referents.isOwnVoice && (reading.isFiling || namesCompany(reading)),
  });
  if (carried === undefined) return [];
  const asOf = relation.dated === true ? dayOf(clause, text, reading.fetchedAt) : undefined;
  const { kind } = relation;
  if (kind === 'none' && relation.value.length > 0 && carried.values.length === 0) return [];
  const values = kind === 'none' ? [{}] : carried.values.map((one) => valueOf(one, kind, text));
  return values.flatMap((value): readonly Stated[] => {
    if (value === undefined) return [];
    return [
      {
        topic: relation.topic,
        attribute: relation.attribute,
        ...value,
        ...defined({ asOf }),
        ...(carried.isPlan ? { details: { modality: 'plan' } } : {}),
      },
    ];
  });
}

/** The same fact is often told by two clauses, or by a table and a reader, one of them without its value. */
function withoutRepeats(stated: readonly Stated[]): readonly Stated[] {
  const valued = new Set(
    stated.filter(({ value }) => value !== undefined).map(({ attribute }) => attribute),
  );
  const told = stated.filter(
    ({ attribute, value }) => value !== undefined || !valued.has(attribute),
  );
  return [
    ...new Map(told.map((one) => [`${one.attribute} ${String(one.value ?? '')}`, one])).values(),
  ];
}

/** A list that goes on like this is no sentence. */
const MOST_CLAUSES = 30;
const EVENTS_OF_A_DAY = new Set(['acquisition', 'award', 'funding', 'launch', 'layoff', 'legal']);
/** What is lent has to be paid back, and is no round of money. */
const isLent = phraseFinder(
  `bond, bonds, credit facility, debt offering, debt financing, loan, loans, notes due, senior notes,
   in debt, of debt`,
);
const SPEECH = new Set(['add', 'comment', 'explain', 'note', 'say', 'tell']);

/** Who "we" is in somebody's words nobody knows. */
const isSpoken = ({ tokens, text, start, end }: ParsedSentence): boolean =>
  /[“"]/u.test(text.slice(start, end)) && tokens.some(({ lemma }) => SPEECH.has(lemma));

/** Every relation that the sentences of a passage state of the company. */
export function readRelations(passage: ParsedPassage, parser: SentenceParser): readonly Draft[] {
  // A sentence is asked about again when a later one says "it".
  const known = new Map<Sentence, { parsed: ParsedSentence; clauses: readonly Clause[] }>();
  const read = (sentence: Sentence) => {
    const found = known.get(sentence);
    if (found !== undefined) return found;
    const parsed = parser.parse(passage.text, sentence);
    const fresh = { parsed, clauses: withWholeNames(readClauses(parsed), parsed) };
    known.set(sentence, fresh);
    return fresh;
  };
  return passage.sentences.flatMap((sentence, at): readonly Draft[] => {
    if (!mayCarry(sentence.text)) return [];
    const { parsed, clauses } = read(sentence);
    if (clauses.length > MOST_CLAUSES) return [];
    let focus: Focus | undefined;
    const reading: SentenceReading = {
      ...passage,
      ...(isSpoken(parsed) ? { referents: { ...passage.referents, isOwnVoice: false } } : {}),
      parsed,
      clauses,
      focus: () => (focus ??= focusBefore(passage, at, (one) => read(one).clauses)),
    };
    const lemmas = new Set(parsed.tokens.map(({ lemma }) => lemma.toLowerCase()));
    const stated: Stated[] = [
      ...clauses.flatMap((clause) =>
        RELATIONS.flatMap((relation) => statedBy(clause, relation, lemmas, reading)),
      ),
      ...READERS.flatMap((read) => read(reading)),
    ];
    stated.push(
      ...readBox(sentence.text, (name) => passage.referents.names.has(comparableName(name))),
    );
    const told = new Set(stated.map(({ attribute }) => attribute));
    const mentioned = MENTIONS.filter(({ attribute }) => !told.has(attribute)).flatMap(
      (mention) => matchMention(reading, mention) ?? [],
    );
    const { start, end } = sentence;
    const day =
      readDays(sentence.text).length === 0 ? passage.publishedAt?.slice(0, 10) : undefined;
    const held = [...stated, ...mentioned].filter(
      ({ attribute }) => attribute !== 'funding' || !isLent(sentence.text),
    );
    return withoutRepeats(held).map((one) => ({
      ...(day !== undefined && EVENTS_OF_A_DAY.has(one.attribute) ? { asOf: day } : {}),
      ...one,
      start,
      end,
    }));
  });
}
