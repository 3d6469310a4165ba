import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportDocument } from '../../src/report/document/shape';
import type { Evidence } from '../../src/research/evidence';

/** A sentence of a report with what it stands on. */
export interface PrintedSentence {
  readonly hash: string;
  readonly section: string;
  readonly group: string;
  readonly text: string;
  readonly notes: readonly string[];
  readonly quotes: readonly string[];
  /** What a reader sees of them: a service's answer as a labelled line, with its raw form folded on the desk. */
  readonly shown: readonly string[];
  /** The rows cited, as far as the run kept them. */
  readonly rows: readonly Evidence[];
  /** The attributes of those rows: who read what the sentence tells. */
  readonly readers: readonly string[];
}

export interface PrintedReport {
  readonly sentences: readonly PrintedSentence[];
  /** Sections that hold no sentence. */
  readonly empty: readonly string[];
}

/** The same words on the same quotes were judged once and for all. */
export function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** Of a source of tier B, a quote was judged by so many of its first words. */
const JUDGED_WORDS = 25;

/** What a mark was set for. How much of a quote is shown depends on the sentence, and this doesn't. */
function judgedPart({ quote, tier }: Evidence): string {
  const last = tier === 'A' ? undefined : [...quote.matchAll(/\S+/gu)][JUDGED_WORDS - 1];
  return last === undefined ? quote : quote.slice(0, last.index + last[0].length);
}

export function readPrinted(out: string): PrintedReport | undefined {
  const file = join(out, 'report.json');
  if (!existsSync(file)) return undefined;
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as ReportDocument;
  const rows = new Map(readRows(out).map((row) => [row.id, row]));
  const sentences = sections.flatMap(({ id, claims }) =>
    claims.map(({ text, group, citations, notes = [] }): PrintedSentence => {
      const quotes = citations.map(({ quote }) => quote);
      const shown = citations.map(({ quote, display = quote }) => display);
      const cited = citations.flatMap(({ evidenceId }) => rows.get(evidenceId) ?? []);
      const judged = citations.map(({ evidenceId, quote }) => {
        const row = rows.get(evidenceId);
        return row === undefined ? quote : judgedPart(row);
      });
      return {
        hash: hashOf(text, ...notes.map((note) => note.text), ...judged.toSorted()),
        section: id,
        group: group ?? '',
        text,
        notes: notes.map(({ label, text: note }) => `${label}: ${note}`),
        quotes,
        shown,
        rows: cited,
        readers: [...new Set(cited.map(({ attribute }) => attribute))],
      };
    }),
  );
  const empty = sections
    .filter(({ id, claims }) => id !== 'sources' && claims.length === 0)
    .map(({ id }) => id);
  return { sentences, empty };
}

export function readRows(out: string): readonly Evidence[] {
  const file = join(out, 'evidence.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Evidence);
}
