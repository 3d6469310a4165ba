import { Phrasebook, type PlacedQuantity } from '../../../../language';
import { carries } from './figures';
import type { Finding, SlotCheck } from '../finding';
import { isContent, keysOfWord, type ReadSentence } from '../../anchors/read-text';

interface Label {
  readonly keys: readonly string[];
  readonly at: number;
}

/** Counts up to here say little of what they count. */
const SMALL_COUNT = 20;
/** What is quoted stands so in the source, and is compared letter for letter. */
const QUOTED = /"[^"]{1,400}"/gu;
/** A step in the sentence's tree parts as much as so many letters. */
const STEP = 10;
const JOINTS = new Phrasebook([['joint', '_, (, :, ;, and/by/or, compared']]);
/** One word may hang on either of two figures. */
const FEWEST_LOST = 2;
const OUTSIDE = new Set(['outside', 'inside', 'in']);

function labelsOf(sentence: ReadSentence): readonly Label[] {
  const words = sentence.tokens
    .filter((token) => (isContent(token) && token.pos !== 'NUM') || OUTSIDE.has(token.lemma))
    .map((token) => ({ keys: keysOfWord(token.lemma), at: token.start }));
  const dates = sentence.dates.map((date) => ({
    keys: [`@${date.year ?? ''}/${date.month ?? ''}/${date.quarter ?? ''}`],
    at: date.start,
  }));
  return [...words, ...dates];
}

const isSame = (one: PlacedQuantity, other: PlacedQuantity): boolean =>
  one.quantity.unit === other.quantity.unit && carries(other.quantity.value, one.quantity);

/** How many steps of the sentence's tree lead from one place of it to another. */
function steps({ tokens }: ReadSentence, from: number, to: number): number {
  const at = (place: number) => tokens.findLastIndex(({ start }) => start <= place);
  const above = (index: number): readonly number[] => {
    const path: number[] = [];
    for (
      let next = index;
      next >= 0 && path.length < tokens.length;
      next = tokens[next]?.head ?? -1
    )
      path.push(next);
    return path;
  };
  const [one, other] = [above(at(from)), above(at(to))];
  const joint = one.findIndex((index) => other.includes(index));
  return joint < 0 ? tokens.length : joint + other.indexOf(one[joint] ?? -1);
}

/** The figure among several that a label hangs nearest to; none where two are about as near. */
function nearest(
  label: Label,
  figures: readonly PlacedQuantity[],
  sentence: ReadSentence,
): PlacedQuantity | undefined {
  const { text, start } = sentence;
  const far = (figure: PlacedQuantity) => {
    const [from, to] = label.at < figure.start ? [label.at, figure.start] : [figure.end, label.at];
    const between = text.slice(from - start, to - start);
    const flat = to - from + 12 * JOINTS.find(between).length;
    return flat + STEP * steps(sentence, label.at, figure.figureStart);
  };
  const [first, second] = figures
    .map((figure) => ({ figure, far: far(figure) }))
    .toSorted((one, other) => one.far - other.far);
  if (first === undefined) return undefined;
  return second !== undefined && second.far - first.far < 8 ? undefined : first.figure;
}

function exchanged(claim: ReadSentence, source: ReadSentence): Finding[] {
  if (source.text.includes('respectively')) return [];
  const quoted = Array.from(claim.text.matchAll(QUOTED), ({ 0: words, index }) => ({
    from: claim.start + index,
    to: claim.start + index + words.length,
  }));
  const said = claim.quantities.filter(
    ({ quantity, start }) =>
      (quantity.unit !== '' || quantity.value > SMALL_COUNT) &&
      !quoted.some(({ from, to }) => start > from && start < to),
  );
  return said.flatMap((one): Finding[] => {
    const rivals = source.quantities.filter(
      ({ quantity }) => quantity.unit === one.quantity.unit && quantity.unit !== 'code',
    );
    const own = rivals.filter((rival) => isSame(one, rival));
    if (own.length !== 1 || rivals.length < 2) return [];
    const alike = said.filter(({ quantity }) => quantity.unit === one.quantity.unit);
    const mine = labelsOf(claim).filter(
      (label) => alike.length < 2 || nearest(label, alike, claim) === one,
    );
    const there = labelsOf(source);
    let [held, lost] = [0, 0];
    for (const label of mine) {
      const places = there.filter(({ keys }) => keys[0] === label.keys[0]);
      const [place] = places;
      if (places.length !== 1 || place === undefined) continue;
      const owner = nearest(place, rivals, source);
      if (owner === undefined) continue;
      if (owner === own[0]) held += 1;
      else lost += 1;
    }
    if (lost <= held) return [];
    const reason = `“${one.quantity.text}” belongs to something else in the evidence.`;
    return [
      {
        slot: 'holder',
        reason,
        ...(held === 0 && lost >= FEWEST_LOST ? {} : { isDoubt: true as const }),
      },
    ];
  });
}

/** A figure belongs to what the source gives it for. */
export const checkHolders: SlotCheck = ({ claim, anchors }) =>
  claim.sentences.flatMap((sentence, at) =>
    (anchors[at] ?? [])
      .slice(0, 2)
      .flatMap((anchor) => exchanged(sentence, anchor))
      .slice(0, 1),
  );
