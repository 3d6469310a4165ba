import type { Evidence } from '../../research/evidence/shape';
import type { Computation } from './calculation/computation';
import type { RoleOccupation } from '../typical';
import type { ClaimKind, ClaimNote, Verdict } from '../document/shape';

/** A part of a sentence that says one thing, and the row and the words in it that carry it. */
export interface ClaimClause {
  readonly text: string;
  readonly evidenceId: string;
  readonly span: string;
}

/** What is put before the verifier: a sentence, and the rows it says it stands on. */
export interface ClaimToVerify {
  readonly kind: ClaimKind;
  readonly text: string;
  readonly notes?: readonly ClaimNote[];
  readonly evidence: readonly Evidence[];
  readonly restsOn: readonly string[];
  readonly computation?: Computation;
  /** Code made it of typed values, or took it from what is typical of the role: it is checked against those. */
  readonly basis?: 'typed' | 'typical';
  /** A model worded it: what it states is compared slot by slot, and a judge decides on other words. */
  readonly author?: 'model';
  /** Its parts, each of which is verified against its one quote if together they say all that it says. */
  readonly clauses?: readonly ClaimClause[];
}

/** What everyone in the room knows without a source: who is asked about, who asks, for which post. */
export interface Setting {
  readonly company: string;
  /** What sentences call it, where that is not its name in full. */
  readonly shortName?: string;
  readonly aliases: readonly string[];
  /** The company's own sites; what only they say is marked as the company's word. */
  readonly domains: readonly string[];
  readonly role: string;
  /** What the role was read as; absent where that is open. */
  readonly occupation?: RoleOccupation;
  /** Where the work is; empty or absent where that isn't known. */
  readonly countries?: readonly string[];
  readonly location?: string;
  readonly interviewers?: string;
}

export interface Verification {
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
  /** Nothing but words differs: a judge decides; without one the verdict stands as it is. */
  readonly needsJudge?: true;
  /** The clauses that a judge has to decide on; without them it is asked about the sentence as a whole. */
  readonly openClauses?: readonly ClaimClause[];
  /** Those of its clauses that failed, where the others hold. */
  readonly failedClauses?: readonly ClaimClause[];
  /** The clauses that a judge found in the evidence, where one was asked and found each. */
  readonly found?: readonly string[];
}

/** Rows whose subject is less sure than this leave a sentence weak. */
export const SURE_MATCH = 0.7;

const FEWEST_WORDS = 4;
const LONGEST_LABEL = 4;

const countOfWords = (text: string): number => text.split(' ').length;

/** “Applicant: Fern Lamp Co., Ltd.” */
function isLabelled(line: string): boolean {
  const colon = line.indexOf(': ');
  return colon > 0 && countOfWords(line.slice(0, colon)) <= LONGEST_LABEL;
}

/** A sentence has a few words and an end; a label, a value, or a cell has not both. */
const isSentence = (line: string): boolean =>
  /[.!?]["”’)]?$/u.test(line) && countOfWords(line) >= FEWEST_WORDS && !isLabelled(line);

const SIGNS = /[{}[\]<>|]|":|=>/u;

/** A service's answer, a table's row, or lines: it has values. */
export const isData = ({ quote }: Evidence): boolean => SIGNS.test(quote) || quote.includes('\n');

/** Lines may hold a sentence below their heading, which can be compared as others can. */
export const hasSentences = (row: Evidence): boolean =>
  !isData(row) ||
  (!SIGNS.test(row.quote) && row.quote.split('\n').some((line) => isSentence(line.trim())));
