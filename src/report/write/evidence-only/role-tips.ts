import { GIVEN_POSTING, type Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, sayDate, sayList, sayMany, sayMoney } from '../phrases';
import { distinctBy, draft, factsOf, isPlainAmount, isProse, valueIn, wordsOf } from './facts';
import { isCount } from './headcount';
import { decodeGivenPosting } from './given-posting';

const POSTED = 'What is posted';
const PAY = 'Pay';
const WORK = 'What the work is like';

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}

/** How many words of the role stand in a posting's title. */
export function kinship(role: string, row: Evidence): number {
  const title = words(wordsOf(row) ?? '');
  return [...words(role)].filter((word) => title.has(word)).length;
}

function titleKinship(role: string, row: Evidence): number {
  const title = words(row.title);
  return [...words(role)].filter((word) => title.has(word)).length;
}

export function postingsFor(role: string, rows: readonly Evidence[]): Evidence[] {
  return distinctBy(
    rows.filter((row) => wordsOf(row) !== undefined && kinship(role, row) > 0),
    (row) => wordsOf(row) ?? '',
  ).toSorted((left, right) => kinship(role, right) - kinship(role, left));
}

/** “, in the team Almanac, Omaha”: only what the posting’s own quote says. */
function whereOf(row: Evidence): string {
  const said = (key: string) => {
    const value = String(row.details?.[key] ?? '');
    return value !== '' && row.quote.includes(value) ? value : undefined;
  };
  const team = said('team');
  const place = said('place');
  return `${team === undefined ? '' : `, team ${inQuotes(team)}`}${place === undefined ? '' : `, place ${inQuotes(place)}`}`;
}

function postings(role: string, rows: readonly Evidence[]): DraftClaim[] {
  const related = postingsFor(role, rows);
  const best = related[0] === undefined ? 0 : kinship(role, related[0]);
  const close = related.filter((row) => kinship(role, row) === best).slice(0, 3);
  const others = distinctBy(rows, (row) => wordsOf(row) ?? '').filter((row) => !close.includes(row) && valueIn(row) !== undefined).slice(0, 4);
  const drafts: DraftClaim[] = [];
  const [nearest, ...near] = close;
  if (nearest !== undefined) {
    const day = sayDate(nearest.publishedAt ?? '');
    const date = day === '' ? '' : `, dated ${day},`;
    drafts.push(draft(endSentence(`The posting closest to your role${date} is ${inQuotes(wordsOf(nearest) ?? '', 14)}${whereOf(nearest)}`), [nearest], { group: POSTED, asOf: nearest.publishedAt }));
  }
  if (near.length > 0) {
    drafts.push(draft(endSentence(`Near to it: ${sayList(near.map((row) => inQuotes(wordsOf(row) ?? '', 12)))}`), near, { group: POSTED }));
  }
  if (others.length > 0) {
    const names = others.map((row) => inQuotes(valueIn(row) ?? '', 12));
    drafts.push(draft(endSentence(`Elsewhere in the company it is hiring for ${sayList(names)}`), others, { group: POSTED }));
  }
  return drafts;
}

function openings(row: Evidence | undefined): DraftClaim[] {
  if (row === undefined || typeof row.value !== 'number' || (row.value !== 0 && !isCount(row))) return [];
  const said = sayDate(row.asOf ?? '');
  const day = said === '' ? '' : ` on ${said}`;
  return [draft(`Its job board listed ${sayMany(row.value, 'open job')}${day}.`, [row], { group: POSTED, asOf: row.asOf })];
}

/** A sum is told as it stands; any other words are the company’s own. */
export function sayPay(row: Evidence, most?: number): string | undefined {
  if (typeof row.value === 'number') return sayMoney(row.value, row.unit);
  const value = valueIn(row);
  if (value !== undefined && isPlainAmount(value) && /\d/u.test(value)) return value;
  const words = wordsOf(row);
  return words && inQuotes(words, most);
}

function pay(role: string, rows: readonly Evidence[]): DraftClaim[] {
  const nearest = rows.toSorted((left, right) => titleKinship(role, right) - titleKinship(role, left));
  const told = distinctBy(nearest.filter((row) => sayPay(row) !== undefined), (row) => sayPay(row) ?? '');
  return told.slice(0, 2).map((row, index) => {
    const said = sayPay(row);
    const text = index === 0 ? `A pay range it publishes is ${said}` : `For another opening it gives ${said} as pay`;
    return draft(endSentence(text), [row], { group: PAY, asOf: row.asOf ?? row.publishedAt });
  });
}

/** Sentences of the nearest posting itself, and for engineers of the page on how engineering works. */
function work({ role, company }: WritingInput, nearest: Evidence | undefined, statements: readonly Evidence[]): DraftClaim[] {
  // What a posting says of the company itself has been said in the snapshot.
  const prose = statements
    .filter((row) => isProse(row.quote) && !row.quote.includes(company) && !/\bfounded\b/iu.test(row.quote))
    .toSorted((left, right) => left.start - right.start);
  const own = prose.filter((row) => nearest !== undefined && row.url === nearest.url).slice(0, 3);
  const general = ENGINEERING.test(role) ? prose.filter((row) => row.topic === 'engineering' && row.publishedAt === undefined).slice(0, 3) : [];
  const say = (rows: readonly Evidence[], openings: readonly string[]) =>
    rows.map((row, index) => draft(endSentence(`${openings[index]}: ${inQuotes(row.quote)}`), [row], { group: WORK }));
  return [
    ...say(own, ['The posting says of the work', 'Further down it has', 'It adds']),
    ...say(general, ['Of its engineering the company writes', 'On the same page', 'It is also worth knowing this']),
  ];
}

const ENGINEERING = /\b(?:engineer|developer|software|backend|frontend|data|platform|devops|sre|reliability|architect)/iu;

export function writeRoleTips(input: WritingInput): DraftClaim[] {
  const rows = input.rows.map((row) => row.evidence);
  const facts = factsOf(rows.filter(({ sourceId }) => sourceId !== GIVEN_POSTING));
  return [
    ...decodeGivenPosting(rows.filter(({ sourceId }) => sourceId === GIVEN_POSTING)),
    ...postings(input.role, facts.all('job-posting')),
    ...openings(facts.best('open-jobs')),
    ...work(input, postingsFor(input.role, facts.all('job-posting'))[0], facts.all('statement')),
    ...pay(input.role, facts.all('pay-range')),
  ];
}
