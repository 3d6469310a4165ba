import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Evidence } from '../../src/research/evidence';
import { loadParser } from '../../src/research/evidence';
import { chooseRetold } from '../../src/report/write';
import { pagesOfWork } from '../../src/report/write/retell/pages-of-work';
import { tryRetelling } from '../../src/report/write/retell/retell';
import { isFiling } from '../../src/report/write/retell/choose/rate';
import { isSentence } from '../../src/report/write/retell/choose/read-as';
import type { RealCompany, WantedFact } from './companies';
import { readRows, type PrintedReport } from './printed';
import { topicOfQuestion } from './questions';
import { percent, row } from './results';

/** How far a wanted fact came on its way from the company’s pages into the report. */
const STAGES = [
  'no report',
  'page not gathered',
  'main text lost',
  'in no evidence',
  'can’t be retold',
  'not chosen',
  'refused by the verifier',
  'told',
] as const;
type Stage = (typeof STAGES)[number];

export interface Loss {
  readonly company: string;
  readonly id: string;
  readonly topic: string;
  readonly stage: Stage;
  /** Which rows hold it, and why none is told. */
  readonly detail: string;
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** Shorter stretches stand in many places. */
const FEWEST_LETTERS = 20;
const PIECES = 20;
const PIECE = 50;
const FEWEST_PIECES = 6;

/** The texts that the run stored, as they were read. */
function storedTexts(out: string): readonly string[] {
  const folder = join(out, 'files/snapshots');
  return existsSync(folder)
    ? readdirSync(folder).map((name) =>
        squeezed(brotliDecompressSync(readFileSync(join(folder, name))).toString('utf8')),
      )
    : [];
}

/** Whether any text that was stored has enough of a document’s words to be it. */
function isStored(file: string, texts: readonly string[]): boolean {
  if (!existsSync(file)) return false;
  const plain = readFileSync(file, 'utf8')
    .replace(/<(script|style|nav|header|footer)\b[\s\S]*?<\/\1>/giu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&[#\w]+;/gu, ' ');
  const words = squeezed(plain);
  const step = Math.max(1, Math.floor((words.length - PIECE) / PIECES));
  const pieces = Array.from({ length: PIECES }, (_, at) =>
    words.slice(at * step, at * step + PIECE),
  );
  return texts.some(
    (text) => pieces.filter((piece) => text.includes(piece)).length >= FEWEST_PIECES,
  );
}

const holds = ({ accept, quote }: WantedFact, { quote: said, display = '' }: Evidence): boolean => {
  const [wanted, found] = [squeezed(quote), squeezed(said)];
  return (
    found.includes(wanted) ||
    (found.length >= FEWEST_LETTERS && wanted.includes(found)) ||
    accept.test(said) ||
    accept.test(display)
  );
};

interface Run {
  readonly out: string;
  readonly hosts: string;
  readonly printed: PrintedReport | undefined;
}

const stateOf = ({ attribute, value, status }: Evidence, told: string): string =>
  `${attribute}${value === undefined ? '' : ` = ${value}`}${status === 'current' ? '' : `, ${status}`}: ${told}`;

function reasonsIn(out: string): readonly { readonly text: string }[] {
  const file = join(out, 'run.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { rejected: { text: string }[] }).rejected
    : [];
}

/** The stage at which each wanted fact of a company is lost. */
export function findLosses(company: RealCompany, { out, hosts, printed }: Run): readonly Loss[] {
  const texts = storedTexts(out);
  const rows = readRows(out);
  const rejected = reasonsIn(out);
  const teller = { company: company.name, aliases: company.aliases, parser: loadParser() };
  const pages = pagesOfWork(rows);
  const whyNot = (one: Evidence): string => {
    const { quote, context, title, reliability } = one;
    const filing = isFiling(one);
    const own = reliability === 'first-party' || filing;
    const page = pages.get(one.url);
    const told = tryRetelling({ text: quote, context, own, filing, title, page }, teller);
    return typeof told === 'string' ? told : 'can be told';
  };
  const notes = new Map<string, string>();
  const chosen = new Set(
    chooseRetold(
      rows,
      teller,
      () => true,
      ({ id }, theme, why) => notes.set(id, `${notes.get(id) ?? ''} ${theme.id}: ${why};`),
    ).map(({ row }) => row.id),
  );
  const fateOf = ({ id }: Evidence): string =>
    chosen.has(id) ? ' [chosen]' : ` [${notes.get(id)?.trim() ?? 'fits no theme'}]`;
  const stageOf = (fact: WantedFact): readonly [Stage, string] => {
    if (printed?.sentences.some(({ text }) => fact.accept.test(text)) === true) return ['told', ''];
    const refused = rejected.find(({ text }) => fact.accept.test(text));
    if (refused !== undefined) return ['refused by the verifier', refused.text.slice(0, 120)];
    const found = rows.filter((one) => holds(fact, one));
    if (found.length > 0) {
      const states = found.map((one) => {
        const isRetold = one.display === undefined && isSentence(one);
        return isRetold ? stateOf(one, whyNot(one)) + fateOf(one) : stateOf(one, 'typed');
      });
      const canBeTold = states.some((state) => /: (?:typed|can be told)(?: \[|$)/u.test(state));
      return [canBeTold ? 'not chosen' : 'can’t be retold', states.slice(0, 3).join(' | ')];
    }
    const isRead =
      texts.some((text) => text.includes(squeezed(fact.quote))) ||
      isStored(join(hosts, fact.document), texts);
    if (printed === undefined) return ['no report', isRead ? 'gathered' : 'not gathered'];
    if (!isRead) return ['page not gathered', fact.document];
    return texts.some((text) => text.includes(squeezed(fact.quote)))
      ? ['in no evidence', '']
      : ['main text lost', fact.document];
  };
  return company.facts.map((fact) => {
    const [stage, detail] = stageOf(fact);
    return {
      company: company.slug,
      id: fact.id,
      topic: topicOfQuestion(fact.question),
      stage,
      detail,
    };
  });
}

/** How many facts are lost at each stage, by what they are about, the most lost first. */
export function lossTable(losses: readonly Loss[]): readonly string[] {
  const count = (some: readonly Loss[]): readonly (string | number)[] =>
    STAGES.map((stage) => some.filter((loss) => loss.stage === stage).length || '');
  const lostOf = (some: readonly Loss[]): number =>
    some.filter(({ stage }) => stage !== 'told').length;
  const topics = [...Map.groupBy(losses, ({ topic }) => topic)].toSorted(
    ([, one], [, other]) => lostOf(other) - lostOf(one),
  );
  const shares = STAGES.map((stage) =>
    percent(losses.filter((loss) => loss.stage === stage).length, losses.length),
  );
  return [
    row(['what is asked', ...STAGES]),
    `|${'---|'.repeat(STAGES.length + 1)}`,
    ...topics.map(([topic, some]) => row([topic, ...count(some)])),
    row(['all', ...count(losses)]),
    row(['', ...shares]),
  ];
}
