import type { Evidence } from '../../../research/evidence/shape';
import { isName } from '../snapshot/what-it-sells';
import { formatMonth } from '../phrases';
import type { DraftClaim, WritingInput } from '../ports';
import { subjectOf } from '../wording/subject';
import { distinctBy, draft, factsOf, valueIn, type Facts } from './facts';
import { BLOG, writeNews, writeTroubles } from './news';
import { writeFiled, writeInventions, writeMatters, writeSoftware } from '../registers';
import { byDay, dayOfRow } from './sources';
import { isTrouble, PROBLEMS, writeLayoffs } from './troubles';

const LAUNCHES = 'New products';
const MOST_LAUNCHES = 2;

function launched(facts: Facts, bad: ReadonlySet<string>): readonly Evidence[] {
  const dated = facts
    .all('launch')
    .filter((row) => isName(valueIn(row)) && dayOfRow(row) !== undefined && !bad.has(row.url))
    .toSorted(byDay);
  return distinctBy(dated, (row) => valueIn(row) ?? '').slice(0, MOST_LAUNCHES);
}

function launches(rows: readonly Evidence[], company: string): DraftClaim[] {
  const subject = subjectOf(company);
  return rows.map((row, index) => {
    const month = formatMonth(dayOfRow(row) ?? '');
    const text =
      index === 0
        ? `${subject.name()} launched ${valueIn(row)} in ${month}.`
        : `Before that, in ${month}, it launched ${valueIn(row)}.`;
    return draft(text, [row], { group: LAUNCHES, asOf: dayOfRow(row) });
  });
}

/** Where a launch is told, its own article is not told a second time as news. */
function isOf(launched: readonly Evidence[], { url, quote }: Evidence): boolean {
  return launched.some((row) => row.url === url || quote.includes(String(row.value)));
}

export function writeDevelopments(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const statements = facts.all('statement');
  const isBad = (row: Evidence) =>
    isTrouble(row) || facts.all('layoff').some(({ url }) => url === row.url);
  // What a page on trouble says was released is part of that trouble.
  const bad = new Set(
    facts
      .all('news')
      .filter(isBad)
      .map(({ url }) => url),
  );
  const named = launched(facts, bad);
  const troubles = facts
    .all('news')
    .filter((row) => isTrouble(row) && !facts.all('layoff').some(({ url }) => url === row.url));
  const other = writeNews({
    news: facts.all('news').filter((row) => !isOf(named, row) && !isBad(row)),
    statements,
    rivals: facts.all('competitor'),
    writtenAt: input.writtenAt,
    company: input.company,
  });
  const isBlog = ({ group }: DraftClaim) => group === BLOG;
  return [
    ...launches(named, input.company),
    ...other.filter((one) => !isBlog(one)),
    ...writeLayoffs(facts.all('layoff'), statements, PROBLEMS),
    ...writeTroubles(troubles, statements, input.writtenAt),
    ...writeMatters(facts.all('legal'), facts.all('incident'), {
      group: PROBLEMS,
      writtenAt: input.writtenAt,
    }),
    ...writeFiled(facts, input.writtenAt),
    ...writeInventions(facts),
    ...other.filter(isBlog),
    ...writeSoftware(facts, BLOG),
  ];
}
