import {
  isPlainWord,
  Phrasebook,
  readDates,
  readNames,
  readQuantities,
  type PlacedQuantity,
  type PlainDate,
} from '../../../language';
import { isCommonWord } from './common-words';

/** A stretch of a sentence that one row must carry as a whole: its names, figures and dates belong together. */
export interface ClaimSegment {
  readonly text: string;
  /** The words that join it to the one before: “and”, “up from”. */
  readonly joint: string;
  readonly quantities: readonly PlacedQuantity['quantity'][];
  readonly dates: readonly PlainDate[];
  readonly names: readonly string[];
  /** Nothing but values: it is told of what the segment before is told of. */
  readonly isBare: boolean;
  /** The stretch that says what a bare one is told of. */
  readonly leader?: string;
}

const JOINTS = new Phrasebook([
  ['sign', ';/:'],
  ['word', 'after/against/and/but/plus/than/versus/whereas/which/while/who'],
  ['word', 'compared to/with, down/up from'],
  ['value', 'from/to'],
]);
/** After a comma only what has a subject of its own begins anew, and the next sum of a list. */
const OWN_SUBJECT =
  /, (?=\p{Lu}|(?:and )?[$€£]\d|(?:its?|they|the company|revenue|profit|headcount)\b)/gu;

interface Span {
  readonly start: number;
  readonly end: number;
}

function spansOf(text: string, parts: readonly string[]): readonly Span[] {
  const lower = text.toLowerCase();
  const spans: Span[] = [];
  for (const part of parts.filter(({ length }) => length > 2)) {
    const wanted = part.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length))
      spans.push({ start: at, end: at + wanted.length });
  }
  return spans;
}

/** Values and marks around quotations are blanked, so that only a sentence's other words are left. */
function otherWords(
  text: string,
  names: readonly string[],
  whole: readonly Span[] = [],
): readonly string[] {
  const { rest } = readDates(text);
  let left = rest;
  for (const { start, end } of whole)
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  for (const { start, end } of readQuantities(rest))
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  for (const name of names) left = left.replaceAll(name, ' ');
  return (left.match(/\p{L}+/gu) ?? []).filter((word) => !isPlainWord(word));
}

/** Members of a list: a name alone between commas stands for itself. */
function isMember(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  return words.every((word) => /^\P{Ll}/u.test(word)) && readDates(text).dates.length === 0;
}

interface Cut extends Span {
  readonly joint: string;
}

function cutsOf(text: string, held: readonly Span[]): readonly Cut[] {
  const isHeld = ({ start, end }: Span): boolean =>
    held.some((span) => start < span.end && end > span.start);
  const joints = JOINTS.find(text).flatMap(({ kind, start, end }) => {
    const joint = text.slice(start, end).toLowerCase();
    if (kind === 'sign') return [{ start, end, joint }];
    // “from $2 million” joins two values, “from Tarn” doesn’t.
    const isJoint =
      text[start - 1] === ' ' && (kind === 'word' || /^ [$€£\d]/u.test(text.slice(end)));
    const space = kind === 'value' ? 1 : 0;
    return isJoint
      ? [
          {
            start: start - (text[start - 2] === ',' ? 2 : 1),
            end: end + space,
            joint,
          },
        ]
      : [];
  });
  const commas = [...text.matchAll(OWN_SUBJECT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    joint: ',',
  }));
  return [...joints, ...commas]
    .filter((cut) => !isHeld(cut))
    .toSorted((one, other) => one.start - other.start)
    .filter((cut, index, all) => cut.start >= (all[index - 1]?.end ?? 0));
}

/** Whether the comma at a cut separates members of a list or clauses, and is not the mark of an aside or of a date. */
function divides(text: string, cut: Cut, next: Cut | undefined): boolean {
  if (cut.joint !== ',') return true;
  const right = text.slice(cut.end, next?.start ?? text.length);
  const left = text.slice(0, cut.start);
  if (isMember(right)) return next !== undefined && /^(?:,|and|;)/u.test(next.joint);
  // “In 2025, …” and “Noreen Castellaw, …” lead into what follows.
  const names = readNames(left)
    .map(({ text: name }) => name)
    .filter((name) => !isCommonWord(name));
  return otherWords(left, names).length > 0;
}

/** The stretches of a folded sentence; what is in `whole` is never cut. */
export function readSegments(text: string, whole: readonly string[]): readonly ClaimSegment[] {
  const { dates, rest } = readDates(text);
  const quantities = readQuantities(rest);
  const held = [...spansOf(text, whole), ...dates, ...quantities];
  const all = cutsOf(text, held);
  const cuts = all.filter((cut, index) => divides(text, cut, all[index + 1]));
  return [...cuts, { start: text.length, end: text.length, joint: '' }].flatMap((cut, index) => {
    const before = cuts[index - 1];
    const [start, end] = [before?.end ?? 0, cut.start];
    const words = text.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(words)) return [];
    const isWithin = (span: Span): boolean => span.start >= start && span.end <= end;
    const names = readNames(rest.slice(start, end)).map((name) => name.text);
    return [
      {
        text: words,
        joint: before?.joint ?? '',
        quantities: quantities.filter(isWithin).map(({ quantity }) => quantity),
        dates: dates.filter(isWithin),
        names,
        isBare: otherWords(words, names, spansOf(words, whole)).length === 0,
      },
    ];
  });
}
