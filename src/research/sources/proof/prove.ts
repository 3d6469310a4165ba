import { createHash } from 'node:crypto';
import { fail, succeed, type Result } from '../../../kernel/result';
import { isForbidden } from '../state/is-on';
import { readAnswer, type SourceReading } from '../reading/read-answer';
import type { AskedBody, Source } from '../shape';
import type { Known } from '../definition/template';
import { CUTS, UNCUT } from './cut';
import { keptFor } from './kept-words';
import { madeUpText } from './made-up-text';
import { bodyText, skeletonOf } from './skeleton';
import type { ProvenAnswer, ProvenReading, SkeletonBody } from './shape';

export interface RecordedAnswer {
  readonly text: string;
  readonly type: string;
  readonly url: string;
  /** When it was recorded, as a day. */
  readonly date: string;
  /** Where it comes from, and under which licence it may be kept. */
  readonly origin: string;
  /** What the source was asked with, as far as it is known. */
  readonly known?: Known;
}

const asked = ({ text, type, url, date }: Omit<RecordedAnswer, 'origin'>): AskedBody => ({
  outcome: 'ok',
  text,
  type,
  url,
  headers: {},
  fetchedAt: `${date}T00:00:00.000Z`,
});

const filledIn = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(counts).filter((name) => (counts[name] ?? 0) > 0);

function countFields(items: SourceReading['items']): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const item of items)
    for (const name of Object.keys(item)) counts[name] = (counts[name] ?? 0) + 1;
  return Object.fromEntries(
    Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What a mapping makes of an answer: how many things, which of their fields are filled, what it says as a whole. */
export function readingOf(source: Source, answer: Omit<RecordedAnswer, 'origin'>): ProvenReading {
  const { outcome, items, about } = readAnswer(source, asked(answer), answer.known);
  return {
    outcome,
    items: items.length,
    fields: countFields(items),
    about: Object.keys(about).toSorted(),
  };
}

/** The same names with made-up values, by which a skeleton is read as its answer was. */
function madeUpKnown(source: Source, known: Known): Known {
  const kept = keptFor(source);
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, madeUpText(value, kept)]),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The whole answer with made-up values; read like the answer itself it has the same things with the same fields. */
export function wholeSkeleton(source: Source, answer: RecordedAnswer): SkeletonBody {
  return skeletonOf(source, asked(answer), UNCUT);
}

const readsAs = (source: Source, answer: RecordedAnswer, body: SkeletonBody): ProvenReading =>
  readingOf(source, {
    ...answer,
    text: bodyText(body, source.extract?.lines === true),
    known: madeUpKnown(source, answer.known ?? {}),
  });

/** Makes a proof of a recorded answer, unless its mapping gives nothing or its skeleton is read in another way. */
export function proveAnswer(
  source: Source,
  answer: RecordedAnswer,
): Result<ProvenAnswer, 'never-asked' | 'nothing-read' | 'form-lost'> {
  if (isForbidden(source))
    return fail('never-asked', `${source.id} may never be asked, so nothing of it is kept.`);
  const reading = readingOf(source, answer);
  const isWhole = source.extract === undefined && reading.outcome === 'ok';
  if (reading.items === 0 && reading.about.length === 0 && !isWhole)
    return fail(
      'nothing-read',
      `The mapping of ${source.id} makes nothing of it: ${reading.outcome}.`,
    );
  const whole = readsAs(source, answer, wholeSkeleton(source, answer));
  if (!isSame(whole, reading))
    return fail(
      'form-lost',
      `Read without its content, ${source.id} gives ${JSON.stringify(whole)} and not ${JSON.stringify(reading)}.`,
    );
  const form = ({ outcome, fields, about }: ProvenReading) => [outcome, filledIn(fields), about];
  for (const cut of [...CUTS, UNCUT]) {
    const body = skeletonOf(source, asked(answer), cut);
    const read = readsAs(source, answer, body);
    if (!isSame(form(read), form(reading))) continue;
    return succeed({
      date: answer.date,
      origin: answer.origin,
      hash: createHash('sha256').update(answer.text).digest('hex'),
      bytes: Buffer.byteLength(answer.text),
      of: reading.items,
      type: answer.type,
      url: madeUpText(answer.url, keptFor(source)),
      ...(answer.known === undefined ? {} : { known: madeUpKnown(source, answer.known) }),
      reading: read,
      body,
    });
  }
  return fail('form-lost', `No part of the answer of ${source.id} reads as the whole does.`);
}
