import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, quotesWell, formatDate, formatMonth } from '../phrases';
import {
  distinctBy,
  draft,
  draftList,
  factsOf,
  isProse,
  valueIn,
  wordsOf,
  type Listed,
} from './facts';
import { BLOG, writeNews } from './news';
import { writeFiled, writeInventions, writeMatters, writeSoftware } from './registers';
import { isName } from '../snapshot/what-it-sells';
import { byDay, dayOf, opening, sourceNameOf } from './sources';
import { isTrouble, PROBLEMS, standsAlone, withoutDateline, writeTroubles } from './troubles';

const LAUNCHES = 'Launches';
const PLANS = 'What it says it will do';

/** “OMAHA, May 3 – ”: a sentence that begins so is half an address. */
const DATELINE = /^.{0,60} [–—-] /u;

interface Launched {
  readonly drafts: DraftClaim[];
  readonly named: readonly Evidence[];
  readonly used: ReadonlySet<string>;
}

/** What the page of a launch says it does: a sentence that names it, or the first, if it can be quoted whole. */
function effectOf(
  row: Evidence | undefined,
  statements: readonly Evidence[],
): Evidence | undefined {
  const own = statements
    .filter(
      ({ url, quote, tier }) =>
        url === row?.url &&
        tier === row.tier &&
        isProse(quote) &&
        quotesWell(withoutDateline(quote)) &&
        standsAlone(quote) &&
        !/[“”]/u.test(quote),
    )
    .toSorted((left, right) => left.start - right.start);
  return own.find(({ quote }) => quote.includes(String(row?.value))) ?? own[0];
}

function launches(rows: readonly Evidence[], statements: readonly Evidence[]): Launched {
  const dated = rows
    .filter((row) => isName(valueIn(row)) && dayOf(row) !== undefined)
    .toSorted(byDay);
  const named = distinctBy(dated, (row) => valueIn(row) ?? '').slice(0, 3);
  const names = new Set(named.map((row) => valueIn(row)?.toLowerCase()));
  const told = rows
    .filter((row) => wordsOf(row) !== undefined && !names.has(valueIn(row)?.toLowerCase() ?? ''))
    .slice(0, 2);
  const effect = effectOf(named[0], statements);
  const first = named.slice(0, 1).map((row) =>
    draft(endSentence(`It launched ${valueIn(row)} in ${formatMonth(dayOf(row) ?? '')}`), [row], {
      group: LAUNCHES,
      asOf: dayOf(row),
    }),
  );
  const others = named
    .slice(1)
    .map((row): Listed => ({ row, texts: [`${valueIn(row)} (${formatMonth(dayOf(row) ?? '')})`] }));
  const list =
    others.length === 0
      ? []
      : [
          draftList(others, 'Launched before that: ', {
            group: LAUNCHES,
          }),
        ];
  const words = told.map((row, index) => {
    const day = dayOf(row);
    const start =
      index === 0
        ? `${opening(sourceNameOf(row))} announces${day === undefined ? '' : `, dated ${formatDate(day)}`}`
        : 'Another launch reads';
    return draft(endSentence(`${start}: ${inQuotes(wordsOf(row) ?? '')}`), [row], {
      group: LAUNCHES,
      asOf: day,
    });
  });
  const does =
    effect === undefined
      ? []
      : [
          draft(
            endSentence(
              `${opening(sourceNameOf(effect))} says of it: ${inQuotes(withoutDateline(effect.quote))}`,
            ),
            [effect],
            { group: LAUNCHES, asOf: dayOf(effect) },
          ),
        ];
  return {
    drafts: [...first, ...does, ...list, ...words],
    named,
    used: new Set(effect === undefined ? [] : [effect.id]),
  };
}

/** What the company itself will do, not what its product will do for somebody. */
const PLAN =
  /\b(?:we|the company)(?:’ll| will| plan to| expect to| intend to| aim to| are (?:building|working on|investing|moving|adding|opening|hiring))\b|\b(?:our|its) (?:first |next |main )?(?:priority|priorities|focus)\b/iu;

function plans(rows: readonly Evidence[], company: string): DraftClaim[] {
  const openings = [
    (date: string) => `Of itself, ${company} wrote${date}`,
    (date: string) => `It also stated${date}`,
    (date: string) => `And${date === '' ? '' : `,${date},`} it added`,
  ];
  return rows
    .filter(
      (row) =>
        isProse(row.quote) &&
        PLAN.test(row.quote) &&
        !/\b(?:said|you|you’ll|today)\b/iu.test(row.quote) &&
        !DATELINE.test(row.quote),
    )
    .slice(0, openings.length)
    .map((row, index) => {
      const day = dayOf(row);
      const start = openings[index]?.(day === undefined ? '' : ` in ${formatMonth(day)}`) ?? '';
      return draft(endSentence(`${start}: ${inQuotes(row.quote)}`), [row], {
        group: PLANS,
        asOf: day,
      });
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
  const told = launches(
    facts.all('launch').filter(({ url }) => !bad.has(url)),
    statements,
  );
  const news = facts.all('news').filter((row) => !isOf(told.named, row));
  const legal = [...facts.all('legal'), ...statements.filter(({ topic }) => topic === 'legal')];
  const troubles = writeTroubles({
    layoffs: facts.all('layoff'),
    stories: news.filter(isBad),
    legal,
    statements,
  });
  const { drafts: other, used } = writeNews(
    news.filter((row) => !isBad(row)),
    statements,
  );
  const gone = new Set([...used, ...troubles.used, ...told.used]);
  const left = statements.filter(
    (row) => !gone.has(row.id) && row.topic !== 'engineering' && row.topic !== 'legal',
  );
  const isBlog = ({ group }: DraftClaim) => group === BLOG;
  return [
    ...told.drafts,
    ...other.filter((one) => !isBlog(one)),
    ...troubles.drafts,
    ...writeMatters(facts.all('legal'), facts.all('incident'), PROBLEMS),
    ...plans(left, input.company),
    ...writeFiled(facts, input.writtenAt),
    ...writeInventions(facts),
    ...other.filter(isBlog),
    ...writeSoftware(facts, BLOG),
  ];
}
