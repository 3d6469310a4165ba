import { phraseFinder, splitSentences } from '../../language';
import type { Evidence } from '../../research/evidence/shape';
import type { ClaimClause, ClaimToVerify, Setting } from '../verify';
import type { JudgePair } from './ports';

/** The neighbors of a quote help a judge to know what “it” is; more of them only cost. */
const NEIGHBORS = 2;
const LONGEST_PREMISE = 2_000;

function nearest(text: string | undefined, side: 'before' | 'after'): string {
  const sentences = splitSentences(text ?? '').map((sentence) => sentence.text);
  return (side === 'before' ? sentences.slice(-NEIGHBORS) : sentences.slice(0, NEIGHBORS)).join(
    ' ',
  );
}

/** Two sentences on each side, from the row or else from the page itself. */
function surroundings(row: Evidence, snapshot: string | undefined): readonly [string, string] {
  const { before, after } = row.context ?? {};
  if (before !== undefined || after !== undefined)
    return [nearest(before, 'before'), nearest(after, 'after')];
  const around = 600;
  const [from, to] = [Math.max(0, row.start - around), row.end + around];
  return [
    nearest(snapshot?.slice(from, row.start), 'before'),
    nearest(snapshot?.slice(row.end, to), 'after'),
  ];
}

function premiseOf(row: Evidence, setting: Setting, snapshot: string | undefined): string {
  const day = (row.asOf ?? row.publishedAt ?? '').slice(0, 10);
  const speaker = row.context?.speaker;
  const header = [
    `About ${setting.company}`,
    `${row.sourceName}${row.reliability === 'first-party' ? ', the company’s own words' : ''}`,
    ...(speaker === undefined ? [] : [`said by ${speaker}`]),
    ...(day === '' ? [] : [`dated ${day}`]),
  ].join('; ');
  const [before, after] = surroundings(row, snapshot);
  const said = row.display ?? row.quote;
  return `${header}:\n${[before, said, after].filter((part) => part !== '').join(' ')}`.slice(
    0,
    LONGEST_PREMISE,
  );
}

const OPENING_PRONOUN = /^(?:it|the company)(?=\s)/iu;
/** There “it” stands for what follows: “it is up to the teams”, “it takes two weeks”. */
const isExpletive = phraseFinder(
  `^ it became/is/remains/was not, ^ it became/is/remains/was up to, ^ it became/is/remains/was * for/that/to,
   ^ it seem/seems/take/takes/took`,
);
const OPENING_POSSESSIVE = /^its(?=\s)/iu;
/** What joins two statements of which each has its own subject and verb. */
const JOINT = /;\s+|,\s+(?:and|but|while)\s+(?=(?:it|its|they|the)\s|\p{Lu})/u;

/** The clauses of a sentence, each with the company's name where it says “it”. */
export function clausesOf(text: string, company: string): readonly string[] {
  return splitSentences(text)
    .flatMap((sentence) => sentence.text.split(JOINT))
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause))
    .map((clause) => withName(clause, company));
}

/** The company's name where a clause says “it”. */
function withName(clause: string, company: string): string {
  return isExpletive(clause)
    ? clause
    : clause.replace(OPENING_PRONOUN, company).replace(OPENING_POSSESSIVE, `${company}'s`);
}

export interface ClausePair extends JudgePair {
  readonly clause: string;
  /** The part of the sentence that it is, where its writer handed those over. */
  readonly part?: ClaimClause;
}

/** What a judge is asked about one claim: each clause against its quote, or else against all that the claim cites. */
export function pairsOfClaim(
  claim: ClaimToVerify,
  setting: Setting,
  snapshots: ReadonlyMap<string, string>,
  parts?: readonly ClaimClause[],
): readonly ClausePair[] {
  const premiseOfRows = (rows: readonly Evidence[]): string =>
    rows.map((row) => premiseOf(row, setting, snapshots.get(row.snapshot))).join('\n\n');
  const notes = (claim.notes ?? []).map(({ text }) => text);
  const whole = parts === undefined ? [claim.text, ...notes] : notes;
  const premise = premiseOfRows(claim.evidence);
  return [
    ...(parts ?? []).map((part) => {
      const clause = withName(part.text, setting.company);
      const own = claim.evidence.filter(({ id }) => id === part.evidenceId);
      return { premise: premiseOfRows(own), hypothesis: clause, clause, part };
    }),
    ...whole
      .flatMap((text) => clausesOf(text, setting.company))
      .map((clause) => ({ premise, hypothesis: clause, clause })),
  ];
}
