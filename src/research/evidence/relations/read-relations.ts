import { readClauses, type Clause } from '../../../language/clauses';
import type { SentenceParser } from '../../../language/parser';
import { daysIn } from '../facts/days';
import type { Draft, Sentence } from '../extract/document';
import { matchRelation } from './match-relation';
import { focusAfter, whoIs, type Focus, type Referents } from './referents';
import type { Relation } from './relation';
import { RELATIONS, TRIGGERS } from './tables';
import { valueOf } from './value-of';

export interface Passage {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly referents: Referents;
  /** Whom the text is about before its first sentence. */
  readonly focus: Focus;
  readonly fetchedAt: string;
}

/** Words in which a sentence is looked for triggers before it is parsed: parsing is the dear part. */
function mayCarry(text: string): boolean {
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}-]+/gu)) {
    if (TRIGGERS.has(word.slice(0, TRIGGER_LENGTH))) return true;
  }
  return false;
}

const TRIGGER_LENGTH = 4;

/** The latest day that a clause names and that has come; the day of a plan is no day it happened. */
function dayOf(clause: Clause, text: string, fetchedAt: string): string | undefined {
  const days = daysIn(text.slice(clause.start, clause.end)).filter(
    ({ day, isFiscal }) => isFiscal !== true && day <= fetchedAt.slice(0, 10),
  );
  const [only, second] = new Set(days.map(({ day }) => day));
  return second === undefined ? only : undefined;
}

function* draftsOf(
  clause: Clause,
  relation: Relation,
  lemmas: ReadonlySet<string>,
  sentence: Sentence,
  { text, referents, fetchedAt }: Passage,
  focus: Focus,
): Generator<Draft> {
  const carried = matchRelation(
    clause,
    relation,
    lemmas,
    (phrase) => whoIs(phrase, text, referents, focus) === 'company',
  );
  if (carried === undefined) return;
  const asOf = relation.dated === true ? dayOf(clause, text, fetchedAt) : undefined;
  for (const phrase of carried.values) {
    const value = valueOf(phrase, relation.kind, text);
    if (value === undefined) continue;
    yield {
      topic: relation.topic,
      attribute: relation.attribute,
      start: sentence.start,
      end: sentence.end,
      ...value,
      ...(asOf === undefined ? {} : { asOf }),
      ...(carried.isPlan ? { details: { standing: 'plan' } } : {}),
    };
  }
}

/** Every relation that the sentences of a passage state of the company. */
export function readRelations(passage: Passage, parser: SentenceParser): readonly Draft[] {
  const drafts: Draft[] = [];
  let { focus } = passage;
  for (const sentence of passage.sentences) {
    if (!mayCarry(sentence.text)) continue;
    const parsed = parser.parse(passage.text, sentence);
    const clauses = readClauses(parsed);
    const lemmas = new Set(parsed.tokens.map(({ lemma }) => lemma.toLowerCase()));
    for (const clause of clauses)
      for (const relation of RELATIONS)
        drafts.push(...draftsOf(clause, relation, lemmas, sentence, passage, focus));
    focus = focusAfter(clauses, passage.text, passage.referents, focus);
  }
  return drafts;
}
