import { holdsAddress } from '../phrases';
import { z } from 'zod';
import { defined } from '../../../kernel/defined';
import { fail, succeed, type Result } from '../../../kernel/result';
import { countWords, trimSigns } from '../../../kernel/text';
import { visible } from '../../document';
import type { NumberedRow } from '../../plan';
import type { DraftClaim, WrittenClaim } from '../ports';
import type { Layout } from './layout';
import { idOf } from './material';
import { clausesForm, readRepliedClauses, type RepliedClause } from './reply/clauses';

/** What a section's reply may name. */
export interface Offer {
  readonly rows: readonly NumberedRow[];
  /** Statements that advice may rest on, named C1, C2 … in this order; none for sections of facts. */
  readonly claims: readonly WrittenClaim[];
  readonly layout: Layout;
  /** Whether every sentence is a question. */
  readonly asks: boolean;
  /** For a section that is read aloud. */
  readonly mostWords?: number;
  /** Words that belong to the setting, in which a dot is no address. */
  readonly known: readonly string[];
}

const SHORTEST = 8;
const LONGEST = 420;
const MOST_SENTENCES = 30;
const MOST_IDS = 12;

const oneOf = (names: readonly string[]): z.ZodType<string> => {
  const [first, ...others] = names;
  return first === undefined ? z.string() : z.enum([first, ...others]);
};

interface Sentence {
  readonly text: string;
  readonly evidenceIds: readonly string[];
  readonly clauses?: readonly RepliedClause[] | undefined;
  readonly claimIds?: readonly string[] | undefined;
  readonly heading?: string | undefined;
  readonly notes?: readonly { readonly label: string; readonly text: string }[] | undefined;
}

export interface Sentences {
  readonly sentences: readonly Sentence[];
}

export const claimIdOf = (index: number): string => `C${index + 1}`;

/** Only ids, headings and labels that were given out can be named; the kind of a sentence can't be named at all. */
export function sentencesForm({ rows, claims, layout }: Offer): z.ZodType<Sentences> {
  const form = z.object({
    sentences: z.array(
      z.object({
        text: z.string(),
        evidenceIds: z.array(oneOf(rows.map(idOf))),
        // What rests on statements says what those say.
        ...(claims.length === 0
          ? { clauses: clausesForm }
          : { claimIds: z.array(oneOf(claims.map((_, index) => claimIdOf(index)))) }),
        ...(layout.headings.length === 0 ? {} : { heading: oneOf(layout.headings) }),
        ...(layout.labels.length === 0
          ? {}
          : { notes: z.array(z.object({ label: oneOf(layout.labels), text: z.string() })) }),
      }),
    ),
  });
  return form as z.ZodType<Sentences>;
}

const LINK = /\b(?:mailto|javascript|data):|\]\s*\(/iu;
const MARKUP = /<\/?[a-z!]|&[a-z]+;|&#|`{2}|\*\*/iu;
const LISTED = /^(?:[-*#>]|\d+\.)\s/u;
const LAST_LABEL = /^\p{L}{2,}(?![\p{L}\p{N}])/u;

const holdsMarkup = (text: string): boolean =>
  MARKUP.test(text) ||
  text.split(/[\n\r\u2028\u2029]/u).some((line) => LISTED.test(line.trimStart()));

/** “desk.acme.com”: labels with dots between them, the last in letters alone. */
function hostsIn(text: string): readonly string[] {
  const runs = (text.match(/[\p{L}\p{N}.-]+/gu) ?? []).flatMap((run) => run.split('..'));
  return runs.flatMap((run) => {
    const labels = trimSigns(run, '.').split('.');
    const last = labels.findLastIndex((label, at) => at > 0 && LAST_LABEL.test(label));
    const end = LAST_LABEL.exec(labels[last] ?? '')?.[0];
    return end === undefined ? [] : [[...labels.slice(0, last), end].join('.')];
  });
}

/** Why a text can't stand in a report whatever it says, or nothing. */
export function textFault(text: string, known: readonly string[]): string | undefined {
  if (text.length < SHORTEST) return 'is too short';
  if (text.length > LONGEST) return 'is too long';
  if (LINK.test(text) || holdsAddress(text)) return 'holds a link or an address';
  if (holdsMarkup(text)) return 'holds markup';
  const spoken = known.join('\n').toLowerCase();
  return hostsIn(text).some((host) => !spoken.includes(host.toLowerCase()))
    ? 'holds a link or an address'
    : undefined;
}

function toDraft(sentence: Sentence, { rows, claims, layout }: Offer): DraftClaim {
  const cited = rows.filter((row) => sentence.evidenceIds.includes(idOf(row)));
  const basis = claims.filter((_, index) => sentence.claimIds?.includes(claimIdOf(index)));
  const named = [
    ...new Set([
      ...cited.map(({ evidence }) => evidence.id),
      ...(cited.length > 0 ? [] : basis.flatMap(({ evidenceIds }) => evidenceIds)),
    ]),
  ];
  const clauses = readRepliedClauses(
    sentence.clauses ?? [],
    new Map(cited.map((row) => [idOf(row), row])),
  );
  const days = new Set(cited.flatMap(({ evidence }) => evidence.asOf ?? []));
  const [day] = days;
  const isSpoken =
    layout.allSpoken === true ||
    (sentence.heading !== undefined && layout.spoken?.includes(sentence.heading) === true);
  const spokenNote = (label: string) =>
    layout.spoken?.includes(label) === true ? { spoken: true as const } : {};
  return {
    text: visible(sentence.text),
    ...(isSpoken ? { spoken: true } : {}),
    author: 'model',
    evidenceIds: named,
    restsOn: basis.map(({ id }) => id),
    ...defined({ clauses, group: sentence.heading }),
    ...(sentence.notes === undefined || sentence.notes.length === 0
      ? {}
      : {
          notes: sentence.notes.map(({ label, text }) => ({
            label,
            text: visible(text),
            ...spokenNote(label),
          })),
        }),
    ...(days.size === 1 && day !== undefined && claims.length === 0 ? { asOf: day } : {}),
  };
}

function faultOf(
  sentence: Sentence,
  draft: DraftClaim,
  { rows, claims, layout, asks, known }: Offer,
): string | undefined {
  const carried = claims
    .filter(({ id }) => draft.restsOn.includes(id))
    .flatMap(({ evidenceIds }) => evidenceIds);
  const quotes = rows
    .filter(({ evidence }) => draft.evidenceIds.includes(evidence.id))
    .map(({ evidence }) => evidence.quote);
  const labels = (sentence.notes ?? []).map(({ label }) => label);
  const texts = [draft.text, ...(draft.notes ?? []).map(({ text }) => text)];
  if (claims.length > 0 && draft.restsOn.length === 0) return 'names no statement it rests on';
  if (draft.evidenceIds.length === 0) return 'names no entry';
  if (asks && !/[?][”"’]?$/u.test(draft.text)) return 'is no question';
  if (draft.evidenceIds.length > MOST_IDS) return 'names too many entries';
  if (claims.length > 0 && !draft.evidenceIds.every((id) => carried.includes(id)))
    return 'names an entry that none of its statements rests on';
  if (
    layout.labels.length > 0 &&
    (labels.length !== layout.labels.length || new Set(labels).size !== labels.length)
  )
    return `needs each of these notes once: ${layout.labels.join(', ')}`;
  return texts
    .map((text) => textFault(text, [...known, ...quotes]))
    .find((fault) => fault !== undefined);
}

/** What a reply means, or which of its sentences mean nothing; a sentence said twice is said once. */
export function readSentences(
  { sentences }: Sentences,
  offer: Offer,
): Result<readonly DraftClaim[]> {
  if (sentences.length === 0)
    return fail('nothing', 'It holds no sentence, though there are entries to write from.');
  if (sentences.length > MOST_SENTENCES)
    return fail('too-many', `It holds more than ${MOST_SENTENCES} sentences.`);
  const drafts = sentences.map((sentence) => toDraft(sentence, offer));
  const { mostWords = Infinity } = offer;
  const words = drafts.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words > mostWords)
    return fail('too-long', `Its sentences have ${words} words, and ${mostWords} are the most.`);
  const faults = drafts.flatMap((draft, index) => {
    const sentence = sentences[index];
    const fault = sentence === undefined ? undefined : faultOf(sentence, draft, offer);
    return fault === undefined ? [] : [`Sentence ${index + 1} ${fault}.`];
  });
  if (faults.length > 0) return fail('meaning', faults.slice(0, 8).join(' '));
  return succeed(
    drafts.filter(({ text }, index) => drafts.findIndex((other) => other.text === text) === index),
  );
}
