import {
  everyReader,
  extractEvidence,
  isQuoted,
  type Evidence,
  type Readers,
} from '../../src/research/evidence';
import type { Cause } from '../real/marks';
import { finderOf, labelOf } from './attributes';
import { causeOf } from './causes';
import { layOut } from './document-of';
import { kindOfDocument, type KindOfDocument } from '../../src/research/evidence/kind-of-document';
import type { GoldFact, LabelledSentence } from './rows';
import { isSameFact } from './same-fact';

/** One fact read, one fact missed. */
export interface Outcome {
  readonly row: LabelledSentence;
  /** As the product calls it. */
  readonly attribute: string;
  /** As the labels call it. */
  readonly label: string;
  readonly kind: KindOfDocument | undefined;
  readonly verdict: 'right' | 'wrong' | 'missed';
  readonly value: string;
  readonly cause: Cause;
}

const isOwn = ({ subject }: GoldFact): boolean => !subject.startsWith('other');

/** The product tells what it reads as a fact of the company; a plan is told as such by few. */
function isRight(found: Evidence, gold: GoldFact): boolean {
  const modality = found.details?.['modality'] === 'plan' ? 'plan' : 'fact';
  const holds =
    gold.modality === modality ||
    (gold.modality === 'fact' && modality === 'plan') ||
    (gold.modality === 'plan' && ['layoff', 'guidance', 'hiring'].includes(gold.attribute));
  return (
    gold.attribute === labelOf(found.attribute) && isOwn(gold) && holds && isSameFact(found, gold)
  );
}

/** What every reader makes of one sentence beside its neighbours, held against what it states. */
export function judgeSentence(
  row: LabelledSentence,
  readers: Readers = everyReader,
): readonly Outcome[] {
  const { card, document, start, end } = layOut(row);
  const kind = kindOfDocument(document.record);
  const read = extractEvidence(card, [document], new Map(), readers).filter(
    (one) => !isQuoted(one.attribute) && one.start < end && one.end > start,
  );
  const seen = new Map(read.map((one) => [`${one.attribute} ${String(one.value)}`, one]));
  const hit = new Set<GoldFact>();
  const found = [...seen.values()].flatMap((one): readonly Outcome[] => {
    const held = row.facts.filter((gold) => isRight(one, gold));
    for (const gold of held) hit.add(gold);
    if (held.length > 0 && held.every(({ doubtful }) => doubtful === true)) return [];
    const verdict = held.length > 0 ? 'right' : 'wrong';
    return [
      {
        row,
        attribute: one.attribute,
        label: labelOf(one.attribute),
        kind,
        verdict,
        value: String(one.value ?? ''),
        cause: verdict === 'right' ? 'none' : causeOf(one, row),
      },
    ];
  });
  const missed = row.facts
    .filter((gold) => isWanted(gold) && !hit.has(gold))
    .map((gold): Outcome => ({
      row,
      attribute: finderOf(gold.attribute),
      label: gold.attribute,
      kind,
      verdict: 'missed',
      value: gold.value,
      cause: 'none',
    }));
  return [...found, ...missed];
}

/** Told of the company itself, as done or as planned. */
const isWanted = (gold: GoldFact): boolean =>
  isOwn(gold) &&
  gold.presupposed !== true &&
  gold.doubtful !== true &&
  (gold.modality === 'fact' || gold.modality === 'plan');

export const wantedOf = ({ facts }: LabelledSentence): readonly GoldFact[] =>
  facts.filter(isWanted);
