import { phraseFinder } from '../../../../language';
import type { Clause, Phrase } from '../../../../language/clauses';
import { anchorClause, type ClauseAnchor } from '../../anchors/clause-anchors';
import { deniesAlike } from './denials';
import type { Finding, SlotCheck } from '../finding';
import type { ReadSentence } from '../../anchors/read-text';
import { rolesFault } from './roles';

const OPEN = new Set(['agreed', 'attempted', 'conditional', 'hypothetical', 'planned', 'possible']);
const hedges = phraseFinder(
  `about to, aim, announced, believ*, by its/their (own) account, by its/their (own) estimate, =can, consider*,
   could, due, =eligible, estimate, expect, expected, generally, =goal, going to, hope, if, intend, likely, mainly,
   may, meant, might, mostly, offer*, often, =option, =optional, plan, planned, possible, possibly, =potential,
   propos*, =risk, seek, set, should, =target, think*, to be, typically, up to, usually, want, when, will, would,
   agreed, aims`,
);

const isOpen = ({ modalities, tense }: Clause): boolean =>
  tense === 'future' || modalities.some(({ kind }) => OPEN.has(kind));
const isDone = ({ modalities, tense, perfect }: Clause): boolean =>
  modalities.every(({ kind }) => kind === 'begun') && (tense === 'past' || perfect);

/** “Nobody reports to her” states no act that might be a plan. */
const isOfNobody = ({ subjects }: Clause): boolean =>
  subjects.length > 0 && subjects.every(({ negated }) => negated);

/** “In these cases, we will pay you by invoice”: told to whoever works there, it’s a rule that holds, and no plan. */
const isRule = ({ clause, sentence }: ClauseAnchor): boolean =>
  clause.tense === 'future' &&
  clause.modalities.every(({ kind }) => kind === 'conditional') &&
  speaksToReader(sentence.text);
const speaksToReader = phraseFinder('you, your');

function planFault(claim: Clause, text: string, anchor: ClauseAnchor): Finding[] {
  if (anchor.share < 0.34 || !anchor.isSamePredicate) return [];
  const isFirm = !isOfNobody(claim) && claim.tense !== 'none' && !isOpen(claim) && !hedges(text);
  if (isFirm && isOpen(anchor.clause) && !isRule(anchor))
    return [
      {
        slot: 'plan',
        reason: 'It states as fact what the evidence only plans, expects, or considers possible.',
        // A headline tells what is to come as if it were so.
        ...(isDone(claim) || !text.includes('"') ? {} : { isDoubt: true as const }),
      },
    ];
  const isAhead =
    claim.tense === 'future' || claim.modalities.some(({ kind }) => kind === 'planned');
  if (isAhead && isDone(anchor.clause) && !hedges(anchor.sentence.text))
    return [{ slot: 'plan', reason: 'It states as coming what the evidence states as done.' }];
  return [];
}

const wordsOf = ({ text }: Phrase): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]{2,30}/gu) ?? [];

/** “The benefits manager reports to Ada Bell” doesn’t deny that nobody reports to the benefits manager. */
const isOtherWayRound = (claim: Clause, source: Clause): boolean =>
  isOfNobody(claim) &&
  source.subjects.some((actor) => {
    const words = new Set(wordsOf(actor));
    return claim.obliques.some(
      (phrase) =>
        phrase.lemma === actor.lemma &&
        wordsOf(phrase).filter((word) => words.has(word)).length > 1,
    );
  });

function polarityFault(claim: Clause, anchor: ClauseAnchor): Finding[] {
  if (!anchor.isSameWord || anchor.share < 0.34 || claim.negated === anchor.clause.negated)
    return [];
  if (isOtherWayRound(claim, anchor.clause)) return [];
  return [
    {
      slot: 'polarity',
      reason: claim.negated
        ? 'It denies what the evidence states.'
        : 'It states what the evidence denies.',
    },
  ];
}

function tenseFault(claim: Clause, anchor: ClauseAnchor): Finding[] {
  if (!anchor.isSamePredicate || anchor.share < 0.5) return [];
  const { clause } = anchor;
  const isNow = claim.tense === 'present' && !claim.perfect && claim.modalities.length === 0;
  if (isNow && clause.tense === 'past' && !clause.perfect && !clause.passive)
    return [
      {
        slot: 'time',
        reason: 'It states as present what the evidence states as past.',
        isDoubt: true,
      },
    ];
  return [];
}

function clauseFaults(
  sentence: ReadSentence,
  anchors: readonly ReadSentence[],
  company: string,
): readonly Finding[] {
  return sentence.clauses.flatMap((clause) => {
    if (clause.kind === 'apposition' || clause.modalities.some(({ kind }) => kind === 'purpose'))
      return [];
    const anchor = anchorClause({ clause, sentence }, anchors);
    if (anchor === undefined) return [];
    return [
      ...planFault(clause, sentence.text, anchor),
      ...(deniesAlike(sentence, anchor.sentence) ? [] : polarityFault(clause, anchor)),
      ...tenseFault(clause, anchor),
      ...rolesFault(clause, anchor, company),
    ];
  });
}

/** Polarity, plan, tense and roles of each clause, against the clause of the source that says the same. */
export const checkStance: SlotCheck = ({ claim, anchors, company }) =>
  claim.sentences.flatMap((sentence, at) => clauseFaults(sentence, anchors[at] ?? [], company));
