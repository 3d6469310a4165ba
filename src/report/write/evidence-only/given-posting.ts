import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes, sayList } from '../phrases';
import { distinctBy, draft, factsOf, isPlainName, isProse, valueIn } from './facts';

const DECODED = 'The posting, decoded';
const MOST_ASKED = 8;
const ASKED_AT_ONCE = 4;
const MOST_TOOLS = 8;
const LINK = /https?:|www\.|@/iu;

/** A stranger’s line is quoted only if it reads as one: no markup, no link to lure a reader away with. */
function isQuotable(row: Evidence): boolean {
  return valueIn(row) !== undefined && isProse(`${row.quote} `) && !LINK.test(row.quote);
}

function quoted(text: string, rows: readonly Evidence[], most = 14): DraftClaim {
  return draft(endSentence(`${text} ${sayList(rows.map((row) => inQuotes(valueIn(row) ?? row.quote, most)))}`), rows, { group: DECODED });
}

function asked(rows: readonly Evidence[]): DraftClaim[] {
  const wanted = distinctBy(rows.filter(isQuotable), (row) => valueIn(row) ?? '').slice(0, MOST_ASKED);
  const [first, more] = [wanted.slice(0, ASKED_AT_ONCE), wanted.slice(ASKED_AT_ONCE)];
  return [
    ...(first.length === 0 ? [] : [quoted('Its must-haves are', first, 18)]),
    ...(more.length === 0 ? [] : [quoted('Further must-haves are', more, 18)]),
  ];
}

function toolsIn(rows: readonly Evidence[]): DraftClaim[] {
  const tools = distinctBy(rows.filter((row) => valueIn(row) !== undefined), (row) => valueIn(row) ?? '').slice(0, MOST_TOOLS);
  return tools.length === 0 ? [] : [quoted('The tools it names are', tools)];
}

function one(text: string, row: Evidence | undefined): DraftClaim[] {
  const value = row === undefined ? undefined : valueIn(row);
  return row === undefined || value === undefined || !isPlainName(value) ? [] : [quoted(text, [row])];
}

/** What the buyer gave as the posting, told before everything else: it is the very job they talk about. */
export function decodeGivenPosting(rows: readonly Evidence[]): DraftClaim[] {
  const facts = factsOf(rows);
  const pay = facts.best('pay-range');
  const said = facts.all('posting-sentence').filter((row) => isProse(row.quote)).slice(0, 2);
  return [
    ...one('The posting you gave us is titled', facts.best('job-posting')),
    ...asked(facts.all('must-have')),
    ...toolsIn(facts.all('posting-tool')),
    ...one('The team it names is', facts.best('posting-team')),
    ...one('The place it gives is', facts.best('posting-place')),
    ...(pay === undefined || valueIn(pay) === undefined ? [] : [quoted('The pay it publishes is', [pay])]),
    ...said.map((row, index) => draft(endSentence(`${index === 0 ? 'Of the work it says' : 'Further down it says'}: ${inQuotes(row.quote)}`), [row], { group: DECODED })),
  ];
}
