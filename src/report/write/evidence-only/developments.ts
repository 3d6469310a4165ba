import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, sayDate, sayList, sayMany, sayMonth } from '../phrases';
import { distinctBy, draft, factsOf, isProse, valueIn, wordsOf } from './facts';
import { writeNews } from './news';
import { isName } from './snapshot';
import { byDay, dayOf, opening, tellerOf } from './sources';

const LAUNCHES = 'Launches';
const CUTS = 'Cuts';
const DISPUTES = 'Disputes';
const PLANS = 'What it says it will do';

function launches(rows: readonly Evidence[]): DraftClaim[] {
  const dated = rows.filter((row) => isName(valueIn(row)) && dayOf(row) !== undefined).toSorted(byDay);
  const named = distinctBy(dated, (row) => valueIn(row) ?? '').slice(0, 3);
  const names = new Set(named.map((row) => valueIn(row)?.toLowerCase()));
  const told = rows.filter((row) => wordsOf(row) !== undefined && !names.has(valueIn(row)?.toLowerCase() ?? '')).slice(0, 2);
  const first = named.slice(0, 1).map((row) =>
    draft(`It launched ${valueIn(row)} in ${sayMonth(dayOf(row) ?? '')}.`, [row], { group: LAUNCHES, asOf: dayOf(row) }),
  );
  const others = named.slice(1).map((row) => `${valueIn(row)} (${sayMonth(dayOf(row) ?? '')})`);
  const list = others.length === 0 ? [] : [draft(endSentence(`Launched before that: ${sayList(others)}`), named.slice(1), { group: LAUNCHES })];
  const words = told.map((row, index) => {
    const day = dayOf(row);
    const start = index === 0 ? `${opening(tellerOf(row))} announces${day === undefined ? '' : `, dated ${sayDate(day)}`}` : 'Another launch reads';
    return draft(endSentence(`${start}: ${inQuotes(wordsOf(row) ?? '')}`), [row], { group: LAUNCHES, asOf: day });
  });
  return [...first, ...list, ...words];
}

function cuts(rows: readonly Evidence[]): DraftClaim[] {
  const told = rows.filter((row) => (typeof row.value === 'number' ? row.value > 0 : wordsOf(row) !== undefined));
  return told.slice(0, 2).map((row, index) => {
    const day = dayOf(row);
    const date = day === undefined ? '' : ` in ${sayMonth(day)}`;
    if (typeof row.value === 'number') {
      return draft(`${opening(tellerOf(row))} records a layoff of ${sayMany(row.value, 'person', 'people')}${date}.`, [row], { group: CUTS, asOf: day });
    }
    const start = index === 0 ? `On layoffs, ${tellerOf(row)} states` : `A further notice of layoffs${date} reads`;
    return draft(endSentence(`${start}: ${inQuotes(wordsOf(row) ?? '')}`), [row], { group: CUTS, asOf: day });
  });
}

const LEGAL_ACT = /\b(?:suit|sued|settled|settlement|restated|fined|penalty|investigation|regulator)\b/iu;

/** Sentences that name an act come before those that only mention it, and those that say when before the others. */
function disputes(rows: readonly Evidence[]): DraftClaim[] {
  const weight = (row: Evidence) => Number(LEGAL_ACT.test(row.quote)) * 2 + Number(/\b(?:19|20)\d{2}\b/u.test(row.quote));
  const told = rows.filter((row) => isProse(row.quote) && LEGAL_ACT.test(row.quote)).toSorted((left, right) => weight(right) - weight(left));
  return told.slice(0, 2).map((row, index) => {
    const start = index === 0 ? `On a dispute or correction, ${tellerOf(row)} writes` : 'It also records';
    return draft(endSentence(`${start}: ${inQuotes(row.quote)}`), [row], { group: DISPUTES, asOf: dayOf(row) });
  });
}

/** “OMAHA, May 3 – ”: a sentence that begins so is half an address. */
const DATELINE = /^.{0,60} [–—-] /u;
/** What the company itself will do, not what its product will do for somebody. */
const PLAN = /\b(?:we|the company)(?:’ll| will| plan to| expect to| intend to| aim to)\b/iu;

function plans(rows: readonly Evidence[], company: string): DraftClaim[] {
  const openings = [
    (date: string) => `Of itself, ${company} wrote${date}`,
    (date: string) => `It also stated${date}`,
    (date: string) => `And${date === '' ? '' : `,${date},`} it added`,
  ];
  return rows
    .filter((row) => isProse(row.quote) && PLAN.test(row.quote) && !/\b(?:said|you|you’ll|today)\b/iu.test(row.quote) && !DATELINE.test(row.quote))
    .slice(0, openings.length)
    .map((row, index) => {
      const day = dayOf(row);
      const start = openings[index]?.(day === undefined ? '' : ` in ${sayMonth(day)}`) ?? '';
      return draft(endSentence(`${start}: ${inQuotes(row.quote)}`), [row], { group: PLANS, asOf: day });
    });
}

export function writeDevelopments(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const { drafts: news, used } = writeNews(facts.all('news'), facts.all('statement'));
  const left = facts.all('statement').filter((row) => !used.has(row.id) && row.topic !== 'engineering');
  return [
    ...launches(facts.all('launch')),
    ...news,
    ...cuts(facts.all('layoff')),
    ...disputes(facts.all('legal')),
    ...plans(left, input.company),
  ];
}
