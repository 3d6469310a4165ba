import { GIVEN_POSTING, type Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, formatCount, formatDate, formatList, formatMany } from '../phrases';
import { distinctBy, draft, factsOf, isProse, valueIn, wordsOf } from './facts';
import { wholeFirst } from './sources';
import { standsAlone } from './troubles';
import { isCount } from './headcount';
import { decodeGivenPosting, decodePosting } from './given-posting';
import { writePay } from './pay';
import { closenessOf, isEngineering, kinship, postingsFor } from './role-match';

const POSTED = 'What is posted';
const WORK = 'What the work is like';
/** What the work should come to, rather than what it is. */
const SUCCESS =
  /\b(?:success(?:ful)?|first (?:week|month|quarter|year|90 days)|by the end of|we want|so that|because|goals?|what it takes|measured?)\b/iu;

/** “, team Almanac, place Omaha”: only what the posting’s own quote says. */
function whereOf(row: Evidence): string {
  const said = (key: string) => {
    const value = String(row.details?.[key] ?? '');
    return value !== '' && row.quote.includes(value) ? value : undefined;
  };
  const team = said('team');
  const place = said('place');
  return `${team === undefined ? '' : `, team ${inQuotes(team)}`}${place === undefined ? '' : `, place ${inQuotes(place)}`}`;
}

/** How far the closest posting may be read as the reader’s own, said openly. */
function closeness(role: string, nearest: Evidence): string {
  const { kind, ...match } = closenessOf(role, nearest);
  if (kind === 'same') return ', which is the very role you named';
  if (kind === 'wider') {
    const more =
      'more' in match && match.more !== undefined
        ? ` beyond your role it says ${inQuotes(match.more, 8)}`
        : ' it says more than your role does';
    return `;${more}`;
  }
  const shared = 'shared' in match ? match.shared : [];
  return `; of your role it has only ${formatList(shared.map((word) => inQuotes(word)))}: near, but not the same`;
}

function nearestOf(role: string, nearest: Evidence): DraftClaim {
  const day = formatDate(nearest.publishedAt ?? '');
  const date = day === '' ? '' : `, dated ${day},`;
  const text = `The posting closest to your role${date} is ${inQuotes(wordsOf(nearest) ?? '', 14)}${whereOf(nearest)}${closeness(role, nearest)}`;
  return draft(endSentence(text), [nearest], { group: POSTED, asOf: nearest.publishedAt });
}

/** One of each team, so that four names show how wide the hiring goes. */
function elsewhere(rows: readonly Evidence[]): Evidence[] {
  const teams = distinctBy(
    rows,
    (row) => String(row.details?.['team'] ?? row.id).split(',')[0] ?? '',
  );
  return [...teams, ...rows.filter((row) => !teams.includes(row))].slice(0, 4);
}

function postings(
  role: string,
  related: readonly Evidence[],
  rows: readonly Evidence[],
): DraftClaim[] {
  const [nearest, ...rest] = related;
  const near =
    nearest === undefined
      ? []
      : rest.filter((row) => kinship(role, row) === kinship(role, nearest)).slice(0, 2);
  const close = [...(nearest === undefined ? [] : [nearest]), ...near];
  const taken = new Set(close.map((row) => wordsOf(row)?.toLowerCase()));
  const named = distinctBy(rows, (row) => wordsOf(row) ?? '');
  const others = elsewhere(
    named.filter((row) => !taken.has(wordsOf(row)?.toLowerCase()) && valueIn(row) !== undefined),
  );
  const list = formatList(others.map((row) => inQuotes(valueIn(row) ?? '', 12)));
  return [
    ...(nearest === undefined ? none(named) : [nearestOf(role, nearest)]),
    ...(near.length === 0
      ? []
      : [
          draft(
            endSentence(
              `Near to it: ${formatList(near.map((row) => inQuotes(wordsOf(row) ?? '', 12)))}`,
            ),
            near,
            { group: POSTED },
          ),
        ]),
    ...(others.length === 0
      ? []
      : [
          draft(endSentence(`Elsewhere in the company it is hiring for ${list}`), others, {
            group: POSTED,
          }),
        ]),
  ];
}

/** That nothing posted is close is worth as much to a candidate as a posting. */
function none(named: readonly Evidence[]): DraftClaim[] {
  if (named.length < 2) return [];
  const text = `We read ${formatCount(named.length)} of its postings, and your role is in the title of none.`;
  return [
    draft(text, named, {
      group: POSTED,
      computation: { kind: 'count', of: named.map(({ id }) => id) },
    }),
  ];
}

function openings(row: Evidence | undefined): DraftClaim[] {
  if (row === undefined || typeof row.value !== 'number' || (row.value !== 0 && !isCount(row)))
    return [];
  const said = formatDate(row.asOf ?? '');
  const day = said === '' ? '' : ` on ${said}`;
  return [
    draft(`Its job board listed ${formatMany(row.value, 'open job')}${day}.`, [row], {
      group: POSTED,
      asOf: row.asOf,
    }),
  ];
}

/** Sentences of the nearest posting itself, and for engineers of the page on how engineering works. */
function work(
  { role, company }: WritingInput,
  nearest: Evidence | undefined,
  statements: readonly Evidence[],
): DraftClaim[] {
  // What a posting says of the company itself has been said in the snapshot.
  const prose = statements
    .filter(
      (row) =>
        isProse(row.quote) &&
        standsAlone(row.quote) &&
        !row.quote.includes(company) &&
        !/\bfounded\b/iu.test(row.quote),
    )
    .toSorted((left, right) => left.start - right.start);
  const own = prose.filter((row) => nearest !== undefined && row.url === nearest.url);
  const aim = own.find((row) => SUCCESS.test(row.quote));
  const general = isEngineering(role)
    ? prose.filter(
        (row) =>
          row.topic === 'engineering' && row.publishedAt === undefined && row.url !== nearest?.url,
      )
    : [];
  const say = (rows: readonly Evidence[], starts: readonly string[]) =>
    rows
      .slice(0, starts.length)
      .map((row, index) =>
        draft(endSentence(`${starts[index]}: ${inQuotes(row.quote)}`), [row], { group: WORK }),
      );
  return [
    ...say(
      own.filter((row) => row !== aim),
      ['The posting says of the work', 'Further down it has'],
    ),
    ...say(aim === undefined ? [] : [aim], [
      /\bbecause\b/iu.test(aim?.quote ?? '')
        ? 'On why the post is there'
        : 'On what should come of it',
    ]),
    ...say(wholeFirst(general), ['Of its engineering the company writes', 'On the same page']),
  ];
}

export function writeRoleTips(input: WritingInput): DraftClaim[] {
  const rows = input.rows.map((row) => row.evidence);
  const facts = factsOf(rows.filter(({ sourceId }) => sourceId !== GIVEN_POSTING));
  const related = postingsFor(input.role, facts.all('job-posting'), input.location);
  const [nearest] = related;
  return [
    ...decodeGivenPosting(rows.filter(({ sourceId }) => sourceId === GIVEN_POSTING)),
    ...postings(input.role, related, facts.all('job-posting')),
    ...openings(facts.best('open-jobs')),
    ...decodePosting(
      rows.filter(({ sourceId, url }) => sourceId !== GIVEN_POSTING && url === nearest?.url),
    ),
    ...work(input, nearest, facts.all('statement')),
    ...writePay(
      {
        role: input.role,
        nearest,
        isForeign: nearest === undefined && facts.all('job-posting').length > 0,
      },
      facts,
    ),
  ];
}
