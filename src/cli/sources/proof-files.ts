import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plural } from '../../kernel/text';
import {
  catalogue,
  groupOf,
  proveAnswer,
  type Known,
  type Source,
  type ProofFile,
} from '../../research/sources';
import type { AskedBody } from '../../research/sources/shape';

const PROOFS = 'test/contract/proofs';
/** The days of the newest proofs, which is all that a running shop asks. */
const INDEX = 'src/research/sources/proof/proven.json';
const MOST_IN_A_FOLDER = 15;
/** Where answers to the shop’s own probe come from: the newest takes the place of the last. */
export const PROBE_ORIGIN = 'asked by the shop’s own probe';

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Where a source's proof is, or belongs: with its group, in the first folder that has room. */
function placeOf(project: string, id: string): string {
  const name = `${id}.json`;
  const found = filesBelow(join(project, PROOFS)).find((path) => path.endsWith(`/${name}`));
  if (found !== undefined) return found;
  const source = catalogue.find((one) => one.id === id);
  const group = join(project, PROOFS, source === undefined ? 'other' : groupOf(source));
  for (let shelf = 1; ; shelf += 1) {
    const folder = join(group, String(shelf));
    if (!existsSync(folder) || readdirSync(folder).length < MOST_IN_A_FOLDER)
      return join(folder, name);
  }
}

export function readProofs(project: string): readonly ProofFile[] {
  return filesBelow(join(project, PROOFS)).map(
    (path) => JSON.parse(readFileSync(path, 'utf8')) as ProofFile,
  );
}

/** Writes the proof of one source; the same answer proven again takes the place of what it proved before. */
export function writeProof(project: string, proof: ProofFile): string {
  const path = placeOf(project, proof.source);
  const before = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as ProofFile).answers
    : [];
  const hashes = new Set(proof.answers.map(({ hash }) => hash));
  const isProbed = proof.answers.some(({ origin }) => origin === PROBE_ORIGIN);
  const others = before.filter(
    ({ hash, origin }) => !hashes.has(hash) && !(isProbed && origin === PROBE_ORIGIN),
  );
  const answers = [...others, ...proof.answers].toSorted((one, other) =>
    one.hash < other.hash ? -1 : 1,
  );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ source: proof.source, answers }, null, 1)}\n`);
  return path;
}

/** Writes the list of what is proven again; the shop counts by it. */
export function writeProofIndex(project: string): number {
  const days = readProofs(project)
    .map(({ source, answers }) => [
      source,
      answers
        .map(({ date }) => date)
        .toSorted()
        .at(-1),
    ])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  writeFileSync(join(project, INDEX), `${JSON.stringify(Object.fromEntries(days), null, 1)}\n`);
  return days.length;
}

export const formatProven = (count: number): string =>
  `${plural(count, 'source')} ${count === 1 ? 'has' : 'have'} a proof of form.`;

/** What answers a probe is a proof: its form goes into the project, and none of its words. */
export function proveAsked(
  project: string,
  source: Source,
  { text, bytes, type, url, fetchedAt }: AskedBody,
  known: Known,
): void {
  // What is no text has no skeleton, and a file that is loaded whole is proven by its load.
  if (bytes !== undefined || source.bulk !== undefined) return;
  const date = fetchedAt.slice(0, 10);
  const made = proveAnswer(source, { text, type, url, date, origin: PROBE_ORIGIN, known });
  // A first step's answer, or one that lists nothing today, is no proof and no fault.
  if (made.ok) writeProof(project, { source: source.id, answers: [made.value] });
}
