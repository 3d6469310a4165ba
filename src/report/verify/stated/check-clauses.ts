import { splitSentences, type Quantity, phraseFinder } from '../../../language';
import { loadParser } from '../../../research/evidence';
import type { Evidence } from '../../../research/evidence/shape';
import { plainText } from '../anchors/plain-text';
import { readText } from '../anchors/read-text';
import { checkFreelyWorded, type WordedFreely } from '../sentence/check-freely-worded';
import type { ClaimClause, ClaimToVerify, Setting } from '../claim';
import { differencesFrom, coversSentence, unstatedJoint } from './covers-sentence';

interface CheckedClauses extends WordedFreely {
  /** Those that a judge has to decide on. */
  readonly open: readonly ClaimClause[];
  /** Those that failed whatever a judge says. */
  readonly failed: readonly ClaimClause[];
}

const NOT_COVERED = 'Its clauses leave out or add something that it says.';

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/(?<![.!?])$/u, '.')}`;

const pointsBack = phraseFinder(
  '^ both/he/her/his/it/its/she/that/their/then/these/they/this/those',
);

/** Of a quote the sentences in which a span stands, with the one before where they point back at it. */
export function aroundSpan(quote: string, span: string): string {
  const plain = plainText(quote);
  const start = plain.indexOf(span);
  if (start === -1) return quote;
  const sentences = splitSentences(plain);
  const end = start + span.length;
  const first = sentences.findIndex((one) => one.end > start);
  const last = sentences.findLastIndex((one) => one.start < end);
  if (first === -1 || last < first) return quote;
  const from = pointsBack(sentences[first]?.text ?? '') ? Math.max(0, first - 1) : first;
  return plain.slice(sentences[from]?.start, sentences[last]?.end);
}

/** The row as the one source of a clause: only the sentences around its span are heard. */
function narrowed(row: Evidence, span: string): Evidence {
  const quote = aroundSpan(row.quote, span);
  return quote === row.quote ? row : { ...row, quote };
}

/**
 * Verifies a sentence by its clauses, each against its one quote; nothing where its writer handed none over. Clauses
 * that don't say together what the sentence says refuse it: what they leave out would be verified by nobody.
 */
export function checkClauses(
  claim: ClaimToVerify,
  setting: Setting,
  allowed: readonly Quantity[],
): CheckedClauses | undefined {
  const { clauses = [], evidence, text } = claim;
  const rows = clauses.map(({ evidenceId }) => evidence.find(({ id }) => id === evidenceId));
  if (clauses.length === 0) return undefined;
  const refused = { faults: [NOT_COVERED], isOpen: false, isCopy: false, open: [], failed: [] };
  if (rows.includes(undefined)) return refused;
  const parser = loadParser();
  const sentence = readText(text, parser);
  const said = clauses.map((clause) => readText(clause.text, parser));
  if (!coversSentence(sentence, said, setting.company)) return refused;
  const checked = clauses.map((clause, at) => {
    const row = rows[at];
    const source = row === undefined ? [] : [narrowed(row, clause.span)];
    return checkFreelyWorded({ ...claim, evidence: source }, clause.text, setting, allowed);
  });
  const joint = unstatedJoint(text, clauses);
  const whole = readText(clauses.map((clause) => asSentence(clause.text)).join(' '), parser);
  const between = [
    ...differencesFrom(sentence, whole, setting.company),
    ...(joint === undefined ? [] : [`No quote says “${joint}” of the two together.`]),
  ];
  const faults = [...new Set([...checked.flatMap((one) => one.faults), ...between])];
  return {
    faults,
    isOpen: checked.some((one) => one.isOpen),
    isCopy: checked.every((one) => one.isCopy),
    open: clauses.filter((_, at) => checked[at]?.isCopy === false),
    failed: between.length > 0 ? [] : clauses.filter((_, at) => checked[at]?.faults.length !== 0),
  };
}
