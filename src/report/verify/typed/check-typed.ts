import { fold, foldCase, phraseFinder, readTitles, wordSet } from '../../../language';
import type { Quantity } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import type { ClaimToVerify, Setting } from '../claim';
import { hideSetting, quotesRung } from '../values/rungs';
import { changeFaults, changeYearFaults } from './changes';
import { isCalculated, slotFaults, type SlotContext } from './check-slots';
import { relationsIn } from './relations-told';
import { limitFaults } from './limits';
import { OF_PEOPLE, TOLD_TOGETHER } from './relation-words';
import { joinRows, readRow, wholeNames, type RowSlots } from './row-slots';
import { readSegments, type ClaimSegment } from './segments';

/** More rows than this are never told in one sentence. */
const MOST_ROWS = 40;
/** A count older than this is no longer told in the present tense. */
const OLD_AFTER_DAYS = 400;
const DAY = 86_400_000;

/** Each row by itself, and rows that may be told as one. */
function sourcesOf(evidence: readonly Evidence[]): readonly RowSlots[] {
  const single = evidence.map(readRow);
  const alike = new Map<string, RowSlots[]>();
  for (const [index, row] of evidence.entries()) {
    const slots = single[index];
    const group = TOLD_TOGETHER.findIndex((attributes) => attributes.has(row.attribute));
    const key =
      group >= 0 ? `together ${group}` : `${row.attribute}\n${foldCase(String(row.value ?? ''))}`;
    if (slots !== undefined && (group >= 0 || row.value !== undefined))
      alike.set(key, [...(alike.get(key) ?? []), slots]);
  }
  const joined = [...alike.values()].filter(({ length }) => length > 1).map(joinRows);
  return [...single, ...joined];
}

interface MatchedSegment {
  readonly segment: ClaimSegment;
  readonly slots: RowSlots;
}

const saysEarlier = phraseFinder(
  `a year before, a year earlier, the previous year, the prior year, the year before`,
);

const yearOf = ({ rows: [row] }: RowSlots): number => Number((row?.asOf ?? '').slice(0, 4));

const isOlder = (one: RowSlots, other: RowSlots): boolean =>
  (one.rows[0]?.asOf ?? '') < (other.rows[0]?.asOf ?? '');

/** What is told as the earlier figure has to be one: “up from”, “the year before”. */
function orderFaults(matched: readonly MatchedSegment[]): readonly string[] {
  return matched.flatMap(({ segment, slots }, index) => {
    if (segment.quantities.length === 0) return [];
    const next = matched[index + 1];
    const before = matched[index - 1];
    const isFirst = segment.joint === 'from' && next?.segment.joint === 'to';
    const main = isFirst ? next : before;
    const isAlike = main?.slots.attributes[0] === slots.attributes[0];
    if (main === undefined || !isAlike) return [];
    if (saysEarlier(segment.text) && yearOf(slots) !== yearOf(main.slots) - 1)
      return ['Its figures are not a year apart.'];
    const isEarlier = isBefore(segment.joint);
    return isEarlier && !isOlder(slots, main.slots) ? ['Its figures aren’t in time order.'] : [];
  });
}

const isBefore = phraseFinder('^ after/against/from $, ^ down/up from $');
const isCompared = phraseFinder('^ compared, ^ than/versus $');

/** A bare value is told of what its neighbor is told of. */
function fullSegment(segments: readonly ClaimSegment[], at: number): ClaimSegment {
  const segment = segments[at];
  if (segment === undefined) throw new Error(`No segment ${at}`);
  const isBeforeIt = isBefore(segment.joint) || isCompared(segment.joint);
  if (!segment.isBare) return segment;
  const before = segments.slice(0, at).findLast(({ isBare }) => !isBare);
  const leader = before ?? segments.slice(at + 1).find(({ isBare }) => !isBare);
  if (leader === undefined) return segment;
  return {
    ...segment,
    leader: leader.text,
    dates: segment.dates.length > 0 || isBeforeIt ? segment.dates : leader.dates,
  };
}

function relationsFor(segments: readonly ClaimSegment[], at: number) {
  const segment = segments[at];
  if (segment === undefined) return [];
  const own = relationsIn(segment);
  if (own.length > 0 || !segment.isBare) return own;
  const leader =
    segments.slice(0, at).findLast(({ isBare }) => !isBare) ??
    segments.slice(at + 1).find(({ isBare }) => !isBare);
  return leader === undefined ? [] : relationsIn(leader);
}

const isJoint = wordSet('and, but, which, who');

/** The person that a clause without a name of its own goes on telling of. */
function personBefore(
  segment: ClaimSegment,
  matched: readonly MatchedSegment[],
): string | undefined {
  const last = matched.at(-1);
  const [row] = last?.slots.rows ?? [];
  const goesOn =
    segment.names.every((name) => readTitles(name).length > 0) && isJoint(segment.joint);
  return goesOn && row !== undefined && OF_PEOPLE.has(row.attribute)
    ? foldCase(String(row.value ?? ''))
    : undefined;
}

function matchSegments(
  segments: readonly ClaimSegment[],
  sources: readonly RowSlots[],
  context: SlotContext,
): { readonly matched: readonly MatchedSegment[]; readonly faults: readonly string[] } {
  const matched: MatchedSegment[] = [];
  const faults: string[] = [];
  for (const [at] of segments.entries()) {
    const segment = fullSegment(segments, at);
    const person = personBefore(segment, matched);
    const open = sources.filter(
      ({ rows }) =>
        person === undefined || rows.some(({ value }) => foldCase(String(value ?? '')) === person),
    );
    const relations = relationsFor(segments, at);
    const tried = (open.length > 0 ? open : sources)
      .map((slots) => ({ slots, against: slotFaults(segment, relations, slots, context) }))
      .toSorted((one, other) => one.against.length - other.against.length);
    const best = tried[0];
    if (best === undefined) continue;
    faults.push(...best.against);
    matched.push({ segment, slots: best.slots });
  }
  return { matched, faults };
}

const isPresent = phraseFinder('are, employs, has, have, is, run, runs, serve, work');

/** A count of today has to be one: an older one is told with its year. */
function ageFaults(matched: readonly MatchedSegment[]): readonly string[] {
  if (matched.some(({ segment }) => segment.dates.length > 0)) return [];
  return matched.flatMap(({ segment, slots }) => {
    const [row] = slots.rows;
    const isCount = typeof row?.value === 'number' && segment.quantities.length > 0;
    if (!isCount || row.asOf === undefined || !isPresent(segment.text)) return [];
    const days = (Date.parse(row.fetchedAt) - Date.parse(row.asOf)) / DAY;
    return days > OLD_AFTER_DAYS ? ['It states an old figure as current.'] : [];
  });
}

/**
 * What speaks against a sentence that code made of typed rows: each stretch of it has to be carried by one row,
 * with its figures, dates, names and titles together, and the row has to state what the sentence's words state.
 */
export function typedFaults(
  claim: ClaimToVerify,
  said: string,
  setting: Setting,
  allowed: readonly Quantity[],
): readonly string[] {
  const { evidence } = claim;
  if (evidence.length > MOST_ROWS) return ['It cites too many rows for one sentence.'];
  const text = hideSetting(fold(said), setting, evidence);
  const segments = readSegments(text, wholeNames(evidence));
  const { matched, faults } = matchSegments(segments, sourcesOf(evidence), {
    setting,
    allowed,
    parts: evidence.flatMap(({ details }) =>
      details?.['segment'] === undefined ? [] : [foldCase(String(details['segment']))],
    ),
  });
  return [
    ...new Set([
      ...faults,
      ...orderFaults(matched),
      ...ageFaults(matched),
      ...changeFaults(claim, said),
      ...changeYearFaults(
        claim,
        text,
        segments
          .filter(({ quantities }) => quantities.some((one) => isCalculated(allowed, one)))
          .flatMap(({ dates }) => dates),
      ),
      ...limitFaults(claim, said),
      ...quotesRung(said, evidence),
    ]),
  ];
}
