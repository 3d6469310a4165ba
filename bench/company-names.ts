/**
 * Whether what people type finds the company they mean: every real company by its name, in capitals, with letters
 * wrong, joined and spaced, by ticker, domain and first letters. A wrong company must never be found.
 * npm run bench -- company-names [-v] [--companies | --quarter]
 * Of the list none are typed with --companies, and a quarter with --quarter.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import {
  bareDomain,
  comparableName,
  identifyCompany,
  type EntityCard,
} from '../src/research/company';
import type { Ask } from '../src/research/sources';
import { displayName } from '../src/research/company/names/display-name';
import { variantsOf, type Subject, type Variant } from './company-names/variants';
import {
  listOnly,
  openCompanies,
  replay,
  together,
  type RealCompany,
} from './company-names/replay';

const verbose = process.argv.includes('-v');
const say = (line: string): void => void process.stdout.write(`${line}\n`);
type Outcome = 'found' | 'asked, first' | 'asked, later' | 'wrong' | 'not found';
const OUTCOMES: readonly Outcome[] = [
  'found',
  'asked, first',
  'asked, later',
  'not found',
  'wrong',
];

const lettersOf = (name: string): string => comparableName(name).replaceAll(' ', '');

const isSubject = (card: EntityCard, { name, legalName, cik, domain }: Subject): boolean =>
  card.domain === (domain === undefined ? '' : bareDomain(domain)) ||
  (card.cik !== undefined && cik !== undefined
    ? Number(card.cik) === Number(cik)
    : [card.name, card.legalName].some((one) =>
        [name, legalName].some((other) => lettersOf(one) === lettersOf(other)),
      ));

async function outcomeOf(
  ask: Ask,
  { typed }: Variant,
  subject: Subject,
): Promise<readonly [outcome: Outcome, detail: string]> {
  const answer = await identifyCompany({ ask }, { name: typed });
  if (!answer.ok) return ['not found', answer.failure.code];
  const { value } = answer;
  if (value.kind === 'unknown') return ['not found', value.code];
  if (value.kind === 'found')
    return [isSubject(value.card, subject) ? 'found' : 'wrong', value.card.name];
  const at = value.candidates.findIndex(({ card }) => isSubject(card, subject));
  const names = value.candidates.map(({ card }) => card.name).join(' | ');
  return [at === 0 ? 'asked, first' : at > 0 ? 'asked, later' : 'not found', names];
}

/** As people say it: “Shell plc” is Shell. */
function withoutForm(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && comparableName(words.slice(0, -1).join(' ')) === comparableName(name))
    words.pop();
  return words.join(' ').replace(/,$/, '');
}

const counts = new Map<string, Map<Outcome, number>>();
function count(group: string, outcome: Outcome): void {
  const row = counts.get(group) ?? new Map<Outcome, number>();
  row.set(outcome, (row.get(outcome) ?? 0) + 1);
  counts.set(group, row);
}

async function measure(
  group: string,
  ask: Ask,
  subject: Subject,
  others: readonly string[] = [],
): Promise<void> {
  // First letters that are another company's whole name, or how it begins, mean that one: “BP”, “S&P”.
  const isAnothers = ({ kind, typed }: Variant): boolean =>
    kind === 'first letters' &&
    others.some((name) => `${comparableName(name)} `.startsWith(`${comparableName(typed)} `));
  for (const variant of variantsOf(subject).filter((one) => !isAnothers(one))) {
    const [outcome, detail] = await outcomeOf(ask, variant, subject);
    count(`${group} | ${variant.kind}`, outcome);
    count(`${group} | all`, outcome);
    if (verbose && !['found', 'asked, first'].includes(outcome))
      say(`${outcome}: “${variant.typed}” for ${subject.name} (${variant.kind}): ${detail}`);
  }
}

const folder = join(process.env['MATERIAL_DIR'] ?? '../shared', 'real/companies');
if (!existsSync(folder)) {
  say(`There are no real companies at ${folder}.`);
  process.exit(0);
}
const companies: readonly RealCompany[] = openCompanies(folder);
for (const company of companies)
  await measure('own folder', replay(company.hosts), company.subject);
const every = together(companies);
for (const { subject } of companies) await measure('all folders together', every, subject);
if (!process.argv.includes('--companies')) {
  const listed = listOnly(companies);
  for (const { cik, ticker, title } of listed.rows) {
    const [first = 0, second = 0] = createHash('sha256').update(title).digest();
    if (process.argv.includes('--quarter') && second % 4 !== 0) continue;
    const isHeldOut = first % 2 === 1;
    const name = withoutForm(displayName(title, ticker));
    const half = `list, ${isHeldOut ? 'held out' : 'tuning'}`;
    const others = listed.rows.filter((row) => row.cik !== cik).map((row) => row.title);
    await measure(half, listed.ask, { name, legalName: title, cik, ticker }, others);
  }
}
say(`| ${['group', 'typed', ...OUTCOMES].join(' | ')} |`);
for (const [group, row] of counts)
  say(`| ${group} | ${OUTCOMES.map((one) => row.get(one) ?? 0).join(' | ')} |`);
