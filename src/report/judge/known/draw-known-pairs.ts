import { createHash } from 'node:crypto';
import { seededRandom, type Random } from '../../../kernel/seeded-random';
import type { JudgePair } from '../ports';
import { NEIGHBORS, PASSAGES, UNSTATED } from './passages';
import { drawCompany, drawOne, drawSlots } from './slots';

export interface KnownPair extends JudgePair {
  readonly isEntailed: boolean;
}

/** Known pairs of each answer in a call: at 10% wrong, four errors of four come once in 10,000 calls. */
const OF_EACH = 4;
/** Of those that aren't entailed, so many stand under a premise of the call itself. */
const UNDER_REAL_PREMISES = 2;

const HEADER = /^About ([^;\n]{1,200})[^\n]{0,400}:\n/u;

/** Whose words a premise is, as the real pairs of the call have it, so that form gives nothing away. */
function headingLike(random: Random, premise: string): { company: string; header: string } {
  const [header, company] = HEADER.exec(premise) ?? [];
  if (header !== undefined && company !== undefined) return { company, header };
  const madeUp = drawCompany(random);
  return { company: madeUp, header: `${madeUp} (website): ` };
}

function drawMadeUp(random: Random, like: JudgePair, isEntailed: boolean): KnownPair {
  const { company, header } = headingLike(random, like.premise);
  const slots = drawSlots(random, company);
  const passage = drawOne(random, PASSAGES);
  const before = random.next() < 0.5 ? `${drawOne(random, NEIGHBORS)} ` : '';
  const after = random.next() < 0.5 ? ` ${drawOne(random, NEIGHBORS)}` : '';
  const told = drawOne(random, isEntailed ? passage.entailed : passage.others);
  return {
    premise: `${header}${before}${passage.said(slots)}${after}`,
    hypothesis: told(slots),
    isEntailed,
  };
}

/** A judge that obeys a page's command about its premise shows itself here. */
function drawUnderReal(random: Random, { premise }: JudgePair): KnownPair {
  const { company } = headingLike(random, premise);
  return {
    premise,
    hypothesis: drawOne(random, UNSTATED)(drawSlots(random, company)),
    isEntailed: false,
  };
}

const withEndingOf = (hypothesis: string, { hypothesis: other }: JudgePair): string =>
  other.endsWith('.') ? hypothesis : hypothesis.replace(/\.$/u, '');

/** Known pairs for one call: the same for the same pairs and secret, so that a stored answer fits. */
export function drawKnownPairs(pairs: readonly JudgePair[], secret: string): readonly KnownPair[] {
  const seed = createHash('sha256')
    .update(JSON.stringify(['known', secret, pairs]))
    .digest();
  const random = seededRandom(seed.readUInt32LE());
  const drawReal = (): JudgePair =>
    pairs[Math.floor(random.next() * pairs.length)] ?? { premise: '', hypothesis: '' };
  return Array.from({ length: 2 * OF_EACH }, (_, index) => {
    const like = drawReal();
    const known =
      index < UNDER_REAL_PREMISES
        ? drawUnderReal(random, like)
        : drawMadeUp(random, like, index >= OF_EACH);
    return { ...known, hypothesis: withEndingOf(known.hypothesis, like) };
  });
}
