import { countWords } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { growth } from '../../verify';
import {
  endSentence,
  inQuotes,
  quotesWell,
  formatList,
  formatMany,
  formatReportMoney,
  formatMonth,
  formatPercent,
  formatYear,
} from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { asOfDay, isSettled } from './contested';
import { distinctBy, draft, isProse, valueIn } from './facts';
import { sayHeadcount } from './headcount';
import { personOf, sinceOf } from '../wording/people';
import { formatPay } from './pay';
import { isName } from '../snapshot/what-it-sells';
import { byDay, dayOf } from './sources';
import { nameIt } from './talking-points';

/** A minute and a half, read aloud at an easy pace. */
const MOST_WORDS = 225;
/** So much of somebody’s words is said in one breath. */
const SHORT = 22;

const WHAT = 'What it does';
const EARNS = 'How it earns';
const THREE = 'Three things to know';
const ANSWER = 'If they ask what you know about them';
const CHANGED = 'What changed lately';
const LEAVE = 'Better not brought up';

/** What is so today and may not be tomorrow is told with the day for which it holds. */
const CHANGING = new Set(['employees', 'open-jobs', 'statement', 'pay-range', 'revenue']);

function on(group: string, grounds: readonly Ground[], text: string): DraftClaim {
  const [only, ...others] = grounds;
  const asOf =
    only !== undefined && others.length === 0 && CHANGING.has(only.row.attribute)
      ? asOfDay(only.row)
      : undefined;
  return draft(
    endSentence(text),
    grounds.map((ground) => ground.row),
    { group, restsOn: grounds.map((ground) => ground.claim), asOf },
  );
}

function products({ facts, ground }: Basis): Ground[] {
  const named = distinctBy(
    facts.all('product').filter((row) => isName(valueIn(row))),
    (row) => valueIn(row) ?? '',
  );
  return named.slice(0, 3).flatMap((row) => ground(row) ?? []);
}

/** In one sentence: its own words where they can be quoted whole, else what it offers by name. */
function what(basis: Basis, company: string): DraftClaim[] {
  const things = products(basis);
  const described = basis.facts
    .all('description')
    .filter((row) => row.reliability === 'first-party');
  const words = [
    ...described,
    ...basis.facts.all('product').filter((row) => !isName(valueIn(row))),
  ].filter((row) => isProse(row.quote));
  const told = words
    .toSorted(
      (left, right) =>
        Number(quotesWell(right.quote, SHORT)) - Number(quotesWell(left.quote, SHORT)),
    )
    .flatMap((row) => basis.ground(row, row.quote) ?? [])[0];
  if (told !== undefined && (quotesWell(told.row.quote, SHORT) || things.length === 0))
    return [on(WHAT, [told], `In its own words: ${inQuotes(told.row.quote, SHORT)}`)];
  return things.length === 0
    ? []
    : [on(WHAT, things, `${company} offers ${formatList(things.map((thing) => thing.words))}`)];
}

/** In one sentence: what it offers, and what that brought in. */
function earns(basis: Basis, does: readonly DraftClaim[]): DraftClaim[] {
  const { revenue } = basis;
  const isNamed = does.some(({ text }) => !text.includes('“'));
  const things = isNamed ? [] : products(basis);
  const offers = `It offers ${formatList(things.map((thing) => thing.words))}`;
  if (revenue === undefined) return things.length === 0 ? [] : [on(EARNS, things, offers)];
  const sales = `sales for ${formatYear(revenue.row.asOf ?? '')} are ${formatReportMoney(Number(revenue.row.value), revenue.row.unit)}`;
  return [
    on(
      EARNS,
      [...things, revenue],
      things.length === 0 ? `Its latest full-year ${sales}` : `${offers}; its ${sales}`,
    ),
  ];
}

/** A year that ended the other way than the one before is worth more than its size. */
function turnaround({ facts, ground }: Basis): DraftClaim | undefined {
  const [latest, before] = facts
    .series('net-income')
    .filter(isSettled)
    .flatMap((row) => ground(row, String(row.value)) ?? []);
  if (
    latest === undefined ||
    before === undefined ||
    Number(latest.row.value) <= 0 ||
    Number(before.row.value) >= 0
  )
    return undefined;
  const year = (found: Ground) => formatYear(found.row.asOf ?? '');
  return on(
    THREE,
    [latest, before],
    `It earned money in ${year(latest)}, after a loss in ${year(before)}`,
  );
}

/** Which way it goes, reckoned anew from the two figures that the snapshot sets side by side. */
function course({ facts, growth: claim }: Basis): DraftClaim | undefined {
  const computation = claim?.computation;
  if (claim === undefined || computation?.kind !== 'growth') return undefined;
  const [from, to] = [computation.from, computation.to].map((id) =>
    facts.all('revenue').find((row) => row.id === id),
  );
  const percent =
    from === undefined || to === undefined
      ? undefined
      : growth(Number(from.value), Number(to.value));
  if (from === undefined || to === undefined || percent === undefined) return undefined;
  const text = `Revenue for ${formatYear(to.asOf ?? '')} is ${percent > 0 ? 'up' : 'down'} ${formatPercent(percent)} on ${formatYear(from.asOf ?? '')}.`;
  return draft(text, [to, from], { group: THREE, restsOn: [claim], asOf: to.asOf, computation });
}

/** Who was named when taking office is in it as of the last day on which anybody named them. */
function inOffice({ facts }: Basis, chief: Ground, text: string): DraftClaim {
  const named = facts
    .all('chief-executive')
    .filter((row) => isSettled(row) && personOf(row)?.name === chief.words)
    .map(asOfDay);
  return { ...on(THREE, [chief], text), asOf: named.toSorted().at(-1) ?? asOfDay(chief.row) };
}

function three(basis: Basis): DraftClaim[] {
  const { chief, employees, posting, openJobs, mission, pay, reach } = basis;
  const things = [
    course(basis),
    chief &&
      inOffice(
        basis,
        chief,
        sinceOf(chief.row) === undefined
          ? `The person at the top is ${chief.words}`
          : `${chief.words} has been at the top since ${sinceOf(chief.row)}`,
      ),
    turnaround(basis),
    reach && on(THREE, [reach], `On its reach it says: ${inQuotes(reach.words, SHORT)}`),
    employees && on(THREE, [employees], `It has ${sayHeadcount(employees.row)} on its payroll`),
    posting &&
      on(THREE, [posting], `Your role is close to a live posting: ${inQuotes(posting.words, 12)}`),
    openJobs &&
      on(
        THREE,
        [openJobs],
        `It is hiring, with ${formatMany(Number(openJobs.row.value), 'job')} open`,
      ),
    mission && on(THREE, [mission], `Its stated aim is ${inQuotes(mission.words, 14)}`),
    pay && on(THREE, [pay], `It publishes what it pays: ${formatPay(pay.row, 12)}`),
  ];
  return things.filter((thing): thing is DraftClaim => typeof thing === 'object').slice(0, 3);
}

/** Said aloud in half a minute, some 75 words; each sentence with its own sources. */
function answer(basis: Basis): DraftClaim[] {
  const things = products(basis).slice(0, 2);
  const { revenue, news, launch, mission, reach, facts, ground } = basis;
  const parts: [Ground[], string][] = [];
  if (things.length > 0)
    parts.push([things, `I know you for ${formatList(things.map((thing) => thing.words))}`]);
  if (reach && quotesWell(reach.words, SHORT))
    parts.push([[reach], `By your own count: ${inQuotes(reach.words, SHORT)}`]);
  if (revenue) {
    const sales = (found: Ground) =>
      `${formatReportMoney(Number(found.row.value), found.row.unit)} in ${formatYear(found.row.asOf ?? '')}`;
    const before = facts
      .series('revenue')
      .filter((row) => row.unit === revenue.row.unit && isSettled(row))
      .flatMap((row) => ground(row, String(row.value)) ?? [])[1];
    parts.push(
      before === undefined
        ? [[revenue], `I saw that you took in ${sales(revenue)}`]
        : [[revenue, before], `I saw that you took in ${sales(revenue)}, after ${sales(before)}`],
    );
  }
  const lately = launch ?? news;
  if (lately)
    parts.push([
      [lately],
      `What caught my eye lately is ${nameIt(lately).replace(/^the announcement /u, '')}, and I would like to know more about it`,
    ]);
  if (mission && parts.length < 3)
    parts.push([[mission], `What draws me is your aim, ${inQuotes(mission.words, 14)}`]);
  return parts.length < 2 ? [] : parts.map(([grounds, text]) => on(ANSWER, grounds, text));
}

/** The two newest things that happened, whether told as news or as a launch. */
function changed({ news, laterNews, launch }: Basis): DraftClaim[] {
  const stories = [news, laterNews].filter((story) => story !== undefined);
  const isStory =
    launch === undefined || stories.some(({ row }) => row.quote.includes(launch.words));
  const found = [...stories, ...(isStory ? [] : [launch])]
    .toSorted((left, right) => byDay(left.row, right.row))
    .slice(0, 2);
  const say = (thing: Ground) =>
    thing === launch && isName(thing.words) ? thing.words : inQuotes(thing.words, 16);
  return found.map((thing, index) => {
    const day = dayOf(thing.row);
    const month = index === 0 || day === undefined ? '' : ` (${formatMonth(day)})`;
    const start =
      index === 0
        ? `Most recent${day === undefined ? '' : `, from ${formatMonth(day)}`}: `
        : 'Before that came ';
    return on(CHANGED, [thing], `${start}${say(thing)}${month}`);
  });
}

function leave(input: WritingInput): DraftClaim[] {
  const [first] = input.written.filter((claim) => claim.section === 'avoid');
  if (first === undefined) return [];
  const rows = input.rows
    .map((row) => row.evidence)
    .filter((row) => first.evidenceIds.includes(row.id));
  return [draft(first.text, rows, { group: LEAVE, restsOn: [first] })];
}

function wordsIn(drafts: readonly DraftClaim[]): number {
  return drafts.reduce((sum, { text }) => sum + countWords(text), 0);
}

export function writeBrief(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  const does = what(basis, input.company);
  const lately = changed(basis);
  const answered = answer(basis);
  const whole = [
    ...does,
    ...earns(basis, does),
    ...three(basis),
    ...answered,
    ...lately,
    ...leave(input),
  ];
  // What stands second in its part goes first where there is no time for it.
  const spare = [
    lately[1],
    answered.length > 2 ? answered[1] : undefined,
    answered.length > 3 ? answered[2] : undefined,
  ];
  return spare.reduce(
    (kept, one) => (wordsIn(kept) > MOST_WORDS ? kept.filter((draft) => draft !== one) : kept),
    whole,
  );
}
