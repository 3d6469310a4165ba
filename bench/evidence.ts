/**
 * How much of what a candidate would want to know, and what stands on real pages, is held by a row of
 * evidence.  npm run bench -- evidence [COMPANY…] [--missing] [--documents]
 */
import { parseArgs } from 'node:util';
import { extractEvidence, type Document, type Evidence } from '../src/research/evidence';
import { readCompanies } from './evidence/companies';
import { cardOf, readDocuments, secondsSince } from './evidence/read-documents';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean' }, documents: { type: 'boolean' } },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (part: number, of: number): string =>
  `${part} of ${of} (${((100 * part) / Math.max(1, of)).toFixed(0)} %)`;

/** Letters and figures alone, so that spaces, cells and kinds of quotation marks count for nothing. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

interface Held {
  /** The text of a document holds the words. */
  readonly isRead: boolean;
  /** And each of them lies in some row. */
  readonly isHeld: boolean;
  readonly isInOneRow: boolean;
}

function covered({ text }: Document, rows: readonly Evidence[]): string {
  const marks = new Uint8Array(text.length);
  for (const { start, end } of rows) marks.fill(1, start, end);
  let kept = '';
  let wasKept = true;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const isKept = marks[index] === 1;
    if (isKept) kept += word.toLowerCase();
    else if (wasKept) kept += '\n';
    wasKept = isKept;
  }
  return kept;
}

const sizeOf = ({ record, text }: Document): string =>
  `${String(record.details?.['part'] ?? record.kind)} ${text.length}`;
const total = { facts: 0, read: 0, held: 0, inOne: 0, rows: 0, seconds: 0 };
let any = false;
for (const company of readCompanies(positionals)) {
  any = true;
  const read = await readDocuments(company);
  const before = process.cpuUsage();
  const documents = read.flatMap((one) => one.documents);
  const rows = extractEvidence(cardOf(company), documents);
  const extracting = secondsSince(before);
  const reading = read.reduce((sum, { seconds }) => sum + seconds, 0);
  const bySnapshot = Map.groupBy(rows, ({ snapshot }) => snapshot);
  const texts = read.map(({ name, documents: own }) => ({
    name,
    said: own.map(({ text }) => bare(text)),
    kept: own.map((one) => covered(one, bySnapshot.get(one.record.snapshot) ?? [])),
    quotes: own.flatMap(({ record }) =>
      (bySnapshot.get(record.snapshot) ?? []).map(({ quote }) => bare(quote)),
    ),
  }));
  const held = company.facts.map(({ quote, document }): Held => {
    const words = bare(quote);
    const own = texts.filter(({ name }) => name === document);
    return {
      isRead: own.some(({ said }) => said.some((text) => text.includes(words))),
      isHeld: own.some(({ kept }) => kept.some((text) => text.includes(words))),
      isInOneRow: own.some(({ quotes }) => quotes.some((text) => text.includes(words))),
    };
  });
  const count = (name: keyof Held): number => held.filter((one) => one[name]).length;
  const statements = rows.filter(({ attribute }) => attribute === 'statement').length;
  const passages = rows.filter(({ attribute }) => attribute === 'passage').length;
  const stored = JSON.stringify(rows).length;
  const slowest = Math.max(...read.map(({ seconds }) => seconds));
  const shares = [count('isRead'), count('isHeld')].map((one) => percent(one, held.length));
  say(
    [
      `${company.folder}: facts read ${shares[0]}, held by rows ${shares[1]}, by one row ${count('isInOneRow')}`,
      `${read.length} documents, ${rows.length} rows: ${statements} statements, ${passages} passages`,
      `${(stored / 1e6).toFixed(1)} MB`,
      `seconds: reading ${reading.toFixed(1)}, slowest ${slowest.toFixed(1)}, extracting ${extracting.toFixed(1)}`,
    ].join('; '),
  );
  for (const { name, outcome, documents: own } of read.filter(
    ({ documents: some }) => values.documents === true || some[0]?.record.kind === 'filing',
  ))
    say(`  ${name}: ${outcome}, ${own.map(sizeOf).join(', ')}`);
  if (values.missing === true)
    for (const [index, one] of held.entries())
      if (!one.isHeld)
        say(
          [
            `  ${one.isRead ? 'not held' : 'not read'}`,
            company.facts[index]?.document ?? '',
            company.facts[index]?.quote ?? '',
          ].join(': '),
        );
  total.facts += held.length;
  total.read += count('isRead');
  total.held += count('isHeld');
  total.inOne += count('isInOneRow');
  total.rows += rows.length;
  total.seconds += reading + extracting;
}
if (any) {
  const [readOf, heldOf, oneOf] = [total.read, total.held, total.inOne].map((one) =>
    percent(one, total.facts),
  );
  say(`all: facts read ${readOf}, held by rows ${heldOf}, by one row ${oneOf}`);
  say(`${total.rows} rows, ${total.seconds.toFixed(0)} seconds of processor`);
} else
  say(
    'The companies are absent: there is no real/companies in MATERIAL_DIR (../shared by default).',
  );
