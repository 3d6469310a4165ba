import { countWords } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, sayList, sayMany, sayMoney, sayMonth, sayYear } from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { distinctBy, draft, isProse, valueIn } from './facts';
import { sinceOf } from './leaders';
import { sayPay } from './pay';
import { isName } from './snapshot';
import { dayOf } from './sources';
import { nameIt } from './talking-points';

/** A minute and a half, read aloud at an easy pace. */
const MOST_WORDS = 225;

const WHAT = 'What it does';
const EARNS = 'How it earns';
const THREE = 'Three things to know';
const ANSWER = 'If they ask what you know about them';
const CHANGED = 'What changed lately';
const LEAVE = 'Better not brought up';

function on(group: string, grounds: readonly Ground[], text: string): DraftClaim {
  return draft(endSentence(text), grounds.map((ground) => ground.row), { group, restsOn: grounds.map((ground) => ground.claim) });
}

function products({ facts, ground }: Basis): Ground[] {
  const named = distinctBy(facts.all('product').filter((row) => isName(valueIn(row))), (row) => valueIn(row) ?? '');
  return named.slice(0, 3).flatMap((row) => ground(row) ?? []);
}

function what(basis: Basis, company: string): DraftClaim[] {
  const things = products(basis);
  const named = things.length === 0 ? [] : [on(WHAT, things, `${company} offers ${sayList(things.map((thing) => thing.words))}`)];
  const described = basis.facts.all('description').filter((row) => row.reliability === 'first-party');
  const words = [...described, ...(named.length === 0 ? basis.facts.all('product') : [])].filter((row) => isProse(row.quote));
  const told = words.flatMap((row) => basis.ground(row, row.quote) ?? [])[0];
  return [...(told === undefined ? [] : [on(WHAT, [told], `In short: ${inQuotes(told.row.quote, 22)}`)]), ...named];
}

function earns({ revenue }: Basis): DraftClaim[] {
  if (revenue === undefined) return [];
  return [on(EARNS, [revenue], `Its latest full-year sales on record, for ${sayYear(revenue.row.asOf ?? '')}, are ${sayMoney(Number(revenue.row.value), revenue.row.unit)}`)];
}

/** A year that ended the other way than the one before is worth more than its size. */
function turnaround({ facts, ground }: Basis): DraftClaim | undefined {
  const [latest, before] = facts.series('net-income').flatMap((row) => ground(row, String(row.value)) ?? []);
  if (latest === undefined || before === undefined || Number(latest.row.value) <= 0 || Number(before.row.value) >= 0) return undefined;
  const year = (found: Ground) => sayYear(found.row.asOf ?? '');
  return on(THREE, [latest, before], `It earned money in ${year(latest)}, after a loss in ${year(before)}`);
}

function three(basis: Basis): DraftClaim[] {
  const { chief, employees, posting, openJobs, mission, pay } = basis;
  const things = [
    chief && on(THREE, [chief], sinceOf(chief.row) === undefined ? `The person at the top is ${chief.words}` : `${chief.words} has been at the top since ${sinceOf(chief.row)}`),
    turnaround(basis),
    employees && employees.row.status !== 'conflicted' && on(THREE, [employees], `It has ${sayMany(Number(employees.row.value), 'person', 'people')} on its payroll`),
    posting && on(THREE, [posting], `Your role is close to a live posting: ${inQuotes(posting.words, 12)}`),
    openJobs && on(THREE, [openJobs], `It is hiring, with ${sayMany(Number(openJobs.row.value), 'job')} open`),
    mission && on(THREE, [mission], `Its stated aim is ${inQuotes(mission.words, 14)}`),
    pay && on(THREE, [pay], `It publishes what it pays: ${sayPay(pay.row, 12)}`),
  ];
  return things.filter((thing): thing is DraftClaim => typeof thing === 'object').slice(0, 3);
}

/** Said aloud in half a minute: some 75 words. */
function answer(basis: Basis): DraftClaim[] {
  const things = products(basis).slice(0, 2);
  const { revenue, news, launch, mission } = basis;
  const parts: [Ground[], string][] = [];
  if (things.length > 0) parts.push([things, `You are known to me for ${sayList(things.map((thing) => thing.words))}`]);
  if (revenue) parts.push([[revenue], `you took in ${sayMoney(Number(revenue.row.value), revenue.row.unit)} in ${sayYear(revenue.row.asOf ?? '')}`]);
  const lately = launch ?? news;
  if (lately) parts.push([[lately], `what caught my eye lately is ${nameIt(lately).replace(/^the announcement /u, '')}`]);
  if (mission && parts.length < 3) parts.push([[mission], `what draws me is your aim, ${inQuotes(mission.words, 14)}`]);
  if (parts.length < 2) return [];
  const text = parts.map(([, said]) => said).join('; ');
  return [on(ANSWER, parts.flatMap(([grounds]) => grounds), text.charAt(0).toUpperCase() + text.slice(1))];
}

function changed({ news, laterNews, launch }: Basis): DraftClaim[] {
  const latest = news ?? launch;
  if (latest === undefined) return [];
  const day = dayOf(latest.row);
  const drafts = [on(CHANGED, [latest], `Most recent${day === undefined ? '' : `, from ${sayMonth(day)}`}: ${inQuotes(latest.words, 16)}`)];
  if (laterNews) drafts.push(on(CHANGED, [laterNews], `Before that came ${inQuotes(laterNews.words, 16)}`));
  return drafts;
}

function leave(input: WritingInput): DraftClaim[] {
  const [first] = input.written.filter((claim) => claim.section === 'avoid');
  if (first === undefined) return [];
  const rows = input.rows.map((row) => row.evidence).filter((row) => first.evidenceIds.includes(row.id));
  return [draft(first.text, rows, { group: LEAVE, restsOn: [first] })];
}

function wordsIn(drafts: readonly DraftClaim[]): number {
  return drafts.reduce((sum, { text }) => sum + countWords(text), 0);
}

export function writeBrief(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  const does = what(basis, input.company);
  const lately = changed(basis);
  const whole = [...does, ...earns(basis), ...three(basis), ...answer(basis), ...lately, ...leave(input)];
  // What stands second in its part goes first where there is no time for it.
  const spare = [lately[1], does.length > 1 ? does[0] : undefined];
  return spare.reduce((kept, one) => (wordsIn(kept) > MOST_WORDS ? kept.filter((draft) => draft !== one) : kept), whole);
}
