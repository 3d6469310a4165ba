import type { Evidence } from '../../../src/research/evidence';
import type { Claim } from '../../../src/report/document/shape';
import { formatCount, sayDay } from '../phrasings/say';
import type { FactClass } from '../phrasings/shape';
import type { World } from '../make-world';
import type { Conflict } from '../services/wikidata';
import { judgeEvidence, type Fault } from './judge-evidence';
import { classOf, comparable } from './match-fact';
import type { Outcome } from './run-engine';

export interface Statement {
  readonly claim: Claim;
  readonly class: FactClass;
  readonly right: boolean;
  readonly why: string;
}

export interface JudgedReport {
  /** Sentences that state a fact of a class the checker knows. */
  readonly statements: readonly Statement[];
  /** Sentences in which a decoy is told as if it were the company's. */
  readonly decoys: readonly string[];
  readonly superseded: readonly string[];
  readonly conflicts: {
    readonly seeded: number;
    readonly shown: number;
    readonly missed: readonly string[];
  };
}

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
};

/** “About 6,300” may stand for 6,288. */
function roundedBy(about: string | undefined, whole: string): number {
  const zeros = /0*$/u.exec(whole.replaceAll(',', ''))?.[0].length ?? 0;
  return about === undefined || zeros === 0 ? 0 : 0.5 * 10 ** zeros;
}

/** Every number a sentence says, and how far its digits allow it to be off. */
export function numbersIn(text: string): { readonly value: number; readonly slack: number }[] {
  return [
    ...text.matchAll(/(about )?(\d[\d,]*)(\.\d+)?[ -]?(thousand|million|billion|bn|mn|k|m|b)?\b/gi),
  ].map(([, about, whole = '', fraction = '', scale = '']) => {
    const factor = SCALES[scale.toLowerCase()] ?? 1;
    const digits = Math.max(0, fraction.length - 1);
    return {
      value: Number(`${whole.replace(/,/g, '')}${fraction}`) * factor,
      slack: scale === '' ? roundedBy(about, whole) : (factor * 0.5) / 10 ** digits,
    };
  });
}

function saysValue(text: string, { value }: Evidence): boolean {
  if (typeof value !== 'number')
    return value === undefined || comparable(text).includes(comparable(value).slice(0, 24));
  return numbersIn(text).some((one) => Math.abs(one.value - Math.abs(value)) <= one.slack + 1e-6);
}

const NOT_A_STATEMENT = new Set([
  'statement',
  'news',
  'public-voice',
  'value',
  'benefit',
  'description',
]);

function statementsOf(
  claim: Claim,
  rows: ReadonlyMap<string, Evidence>,
  faults: ReadonlyMap<string, Fault>,
): Statement[] {
  return claim.citations.flatMap(({ evidenceId }): Statement[] => {
    const row = rows.get(evidenceId);
    const factClass =
      row === undefined || NOT_A_STATEMENT.has(row.attribute) ? undefined : classOf(row.attribute);
    if (
      row === undefined ||
      factClass === undefined ||
      (claim.kind !== 'fact' && claim.kind !== 'computed') ||
      // “12 pages from the company itself” counts what it cites and tells none of it.
      claim.computation?.kind === 'count'
    )
      return [];
    const fault = faults.get(row.id);
    const told =
      claim.kind === 'computed' ||
      factClass === 'legal' ||
      factClass === 'pay' ||
      saysValue(claim.text, row);
    // A row that is cited for something else it says states nothing of its class here.
    if (
      !told &&
      (typeof row.value === 'string' ||
        numbersIn(claim.text).every(({ value }) => value >= 1_900 && value < 2_100))
    )
      return [];
    // An old figure with its year beside it is an old figure and no lie.
    const isDated =
      fault?.kind === 'stale' &&
      row.asOf !== undefined &&
      claim.text.includes(row.asOf.slice(0, 4));
    const isWrong =
      fault !== undefined &&
      !isDated &&
      fault.kind !== 'false-conflict' &&
      claim.verdict !== 'conflicted' &&
      claim.verdict !== 'stale';
    return [
      {
        claim,
        class: factClass,
        right: !isWrong && told,
        why: isWrong
          ? `${fault.kind}: ${fault.note}`
          : told
            ? ''
            : `does not say ${String(row.value)}`,
      },
    ];
  });
}

/** Any of these words, given with commas between them. */
const anyWord = (words: string): RegExp =>
  new RegExp(String.raw`\b(${words.trim().split(/,\s+/u).join('|')})\b`, 'i');
const TOLD_AS_PAST = anyWord(String.raw`
  was, were, had, former(ly)?, until, previous(ly)?, earlier, before, from, then, predecessor,
  succe\w+, replac\w+, stepp\w+, handed, left, ended, against, than, when`);
const TOLD_AS_OPEN = anyWord(String.raw`
  plan\w*, expect\w*, target\w*, forecast\w*, aims?, intends?, guidance, looking ahead,
  den(y|ies|ied), dismiss\w*, rumou?r\w*, speculation, no longer, not`);

function supersededIn(claim: Claim, { company }: World): boolean {
  const [, ...older] = company.headcounts;
  const { text } = claim;
  if (claim.verdict === 'stale' || claim.verdict === 'conflicted') return false;
  const count = older.find((one) => text.includes(`${formatCount(one.count, '')} `));
  if (count !== undefined && !text.includes(sayDay(count.on, 'year')) && !TOLD_AS_PAST.test(text))
    return true;
  const gone = [company.chief, ...company.leaders].find(({ predecessor }) =>
    text.includes(predecessor.name),
  );
  return gone !== undefined && !TOLD_AS_PAST.test(text);
}

/** A small number is a decoy's only where a cited row says it too: a report also counts its own sources. */
function isTold(said: string, cited: readonly Evidence[]): boolean {
  return (
    !/^\d{1,3}$/.test(said) ||
    cited.some(
      ({ value, quote }) =>
        value === Number(said) || new RegExp(`(?<!\\d)${said}(?!\\d)`).test(quote),
    )
  );
}

/** A decoy may be told of its owner, or as a plan or a denial; told of the company it is wrong. */
function decoyIn(
  text: string,
  cited: readonly Evidence[],
  { decoys, rival }: World,
): string | undefined {
  const found = decoys.find((one) =>
    one.said.some(
      (said) =>
        isTold(said, cited) &&
        new RegExp(
          // The day of a date (“16 March 2020”) is no count of anything.
          `(?<![\\d,.\\p{L}])${said.replace(/[$.]/g, '\\$&')}(?![\\d,]|\\.\\d|\\s?%|\\s\\p{Lu}\\p{Ll}+ \\d{4})`,
          'u',
        ).test(text),
    ),
  );
  if (found === undefined || found.kind === 'past' || found.kind === 'part') return undefined;
  const owner =
    /^(?:By contrast, revenue at )?([A-Z][\w]+(?: [A-Z]\w+| of [A-Z]\w+)*)/.exec(found.text)?.[1] ??
    rival.name;
  if (found.kind === 'customer' || found.kind === 'competitor')
    return text.includes(owner) ||
      found.text.split(/[,.]/).some((part) => part.length > 20 && text.includes(part.trim()))
      ? undefined
      : found.id;
  // Quoted with its own name, a namesake is beside the point, but nobody is misled.
  if (found.kind === 'namesake') return text.includes(rival.name) ? undefined : found.id;
  if (found.kind === 'former') return TOLD_AS_PAST.test(text) ? undefined : found.id;
  return TOLD_AS_OPEN.test(text) ? undefined : found.id;
}

function isShown(claims: readonly Claim[], own: string | number, other: string | number): boolean {
  const said = [own, other].map((value) =>
    typeof value === 'number' ? formatCount(value, '') : value,
  );
  // In words, or by the label of a conflict above the sources that disagree.
  return claims.some(({ text, notes = [], verdict, citations }) => {
    const quotes =
      verdict === 'conflicted'
        ? citations.map(({ quote }) => `${quote} ${quote.replace(/,/g, '')}`)
        : [];
    const whole = [text, ...notes.map((note) => note.text), ...quotes].join(' ');
    return said.every((one) => whole.includes(one) || whole.includes(one.replace(/,/g, '')));
  });
}

function missedConflict(
  { class: factClass, own, other }: Conflict,
  claims: readonly Claim[],
  evidence: readonly Evidence[],
): string {
  const seen = evidence
    .filter(({ attribute }) => classOf(attribute) === factClass)
    .map(({ value, status }) => `${String(value)} ${status}`);
  const told = claims.filter(({ citations }) =>
    citations.some(({ evidenceId }) =>
      evidence.some(({ id, attribute }) => id === evidenceId && classOf(attribute) === factClass),
    ),
  );
  return `${factClass} ${own} against ${other}; rows: ${[...new Set(seen)].join(', ')}; told: ${told.map(({ text, verdict }) => `${text} (${verdict})`).join(' ')}`;
}

/** Reads the finished report as a stranger who knows the truth. */
export function judgeReport(world: World, outcome: Outcome): JudgedReport {
  const claims = (outcome.report?.document.sections ?? []).flatMap((section) => section.claims);
  const rows = new Map(outcome.evidence.map((row) => [row.id, row]));
  const faults = new Map(
    judgeEvidence(world, outcome).faults.flatMap((fault) =>
      fault.row === undefined ? [] : [[fault.row.id, fault] as const],
    ),
  );
  const missed = world.conflicts.filter(({ own, other }) => !isShown(claims, own, other));
  return {
    statements: claims.flatMap((claim) => statementsOf(claim, rows, faults)),
    decoys: claims.flatMap(({ text, citations }) => {
      const id = decoyIn(
        text,
        citations.flatMap(({ evidenceId }) => rows.get(evidenceId) ?? []),
        world,
      );
      return id === undefined ? [] : [`${id}: ${text}`];
    }),
    superseded: claims.filter((claim) => supersededIn(claim, world)).map(({ text }) => text),
    conflicts: {
      seeded: world.conflicts.length,
      shown: world.conflicts.length - missed.length,
      missed: missed.map((one) => missedConflict(one, claims, outcome.evidence)),
    },
  };
}
