import { isFiniteTag } from '../../../../language/parser';
import { phraseFinder } from '../../../../language';
import { loadParser } from '../../../../research/evidence';
import { GIVEN_POSTING, type Evidence } from '../../../../research/evidence/shape';
import { SHORTEST_ANCHOR } from '../../../verify';
import type { DraftClaim, WritingInput } from '../../ports';
import { joinsByNumber } from '../../joins/find-joins';
import { formatCount, formatDate, formatMany } from '../../phrases';
import { atTime } from '../../wording/periods';
import { asNamed, asTheirs } from '../../wording/theirs';
import { typed } from '../../wording/typed';
import {
  distinctBy,
  draft,
  factsOf,
  isPlainName,
  isProse,
  valueIn,
  wordsOfRow,
  type Facts,
} from '../facts';
import { isCount } from './headcount';
import { decodeGivenPosting, decodePosting } from './given-posting';
import { writePay } from './pay';
import { WORK } from './work-basis';
import { hasNoSuchJob } from '../../typical/no-such-job';
import { closenessOf, roleKinship, postingsFor } from './role-match';
import { dayOfRow } from '../sources';
import { standsAlone } from '../troubles';

const POSTED = 'The opening';
const WHY = 'Why it’s open';
const MOST_OF_WORK = 2;

/** “Omaha, NE or Remote (US)” as it stands in a sentence. */
const inWords = (place: string): string =>
  place.replace(/,? or remote\b/iu, ', or remote').replace(/^remote\b/iu, 'remote');

/** “ on the Almanac team, in Omaha, NE”: only what the posting's own quote says. */
function whereOf(row: Evidence): string {
  const said = (key: string) => {
    const value = String(row.details?.[key] ?? '');
    return value !== '' && isPlainName(value.replace(/[()/]/gu, '')) && row.quote.includes(value)
      ? value
      : undefined;
  };
  const team = said('team')?.split(',')[0];
  const place = said('place');
  const parts = [
    ...(team === undefined ? [] : [`on the ${team} team`]),
    ...(place === undefined
      ? []
      : [/^remote/iu.test(place) ? inWords(place) : `in ${inWords(place)}`]),
  ];
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

function nearestOf(role: string, nearest: Evidence, writtenAt: string): DraftClaim | undefined {
  const title = wordsOfRow(nearest) ?? '';
  if (!isPlainName(title)) return undefined;
  const day = nearest.publishedAt ?? '';
  const posted = formatDate(day) === '' ? '' : `, posted ${atTime(day.slice(0, 10), writtenAt)}`;
  const { kind } = closenessOf(role, nearest);
  const start = kind === 'same' ? 'Your role is open as' : 'The closest opening is';
  const aside = kind === 'part' ? ' It’s near your role, but not the same.' : '';
  const text = `${start} ${title}${whereOf(nearest)}${posted}.${aside}`;
  return draft(text, [nearest], { group: POSTED, asOf: nearest.publishedAt });
}

function postings(input: WritingInput, related: readonly Evidence[], facts: Facts): DraftClaim[] {
  const { role, writtenAt } = input;
  const [nearest, ...rest] = related;
  if (nearest === undefined) {
    const named = distinctBy(facts.all('job-posting'), (row) => wordsOfRow(row) ?? '');
    return none(input, named, facts.best('open-jobs'));
  }
  const near = rest
    .filter(
      (row) =>
        roleKinship(role, row) === roleKinship(role, nearest) && isPlainName(wordsOfRow(row) ?? ''),
    )
    .slice(0, 1);
  return [
    nearestOf(role, nearest, writtenAt),
    ...near.map((row) =>
      typed(`A related opening is ${wordsOfRow(row)}${whereOf(row)}.`, [row], { group: POSTED }),
    ),
  ].filter((one) => one !== undefined);
}

/** That nothing posted is close is worth as much to a candidate as a posting. */
function none(
  input: WritingInput,
  named: readonly Evidence[],
  openJobs: Evidence | undefined,
): DraftClaim[] {
  // A title of one short word proves nothing, and isn't counted.
  const counted = named.filter(({ quote }) => quote.length >= SHORTEST_ANCHOR);
  if (counted.length < 2) return [];
  const titles = named.flatMap((row) => wordsOfRow(row) ?? []);
  const read = `We read ${formatCount(counted.length)} of its postings, and`;
  const text = hasNoSuchJob(input, titles, openJobs)
    ? `${read} none is near your role, so ask which team it’s on.`
    : `${read} your role is in the title of none.`;
  return [
    draft(text, counted, {
      group: POSTED,
      computation: { kind: 'count', of: counted.map(({ id }) => id) },
    }),
  ];
}

function openings(row: Evidence | undefined, writtenAt: string): DraftClaim[] {
  if (row === undefined || typeof row.value !== 'number' || (row.value !== 0 && !isCount(row)))
    return [];
  const said = formatDate(row.asOf ?? '');
  const day = said === '' ? '' : ` ${atTime(row.asOf ?? '', writtenAt)}`;
  return [
    draft(`Its job board listed ${formatMany(row.value, 'open job')}${day}.`, [row], {
      group: POSTED,
      asOf: row.asOf,
    }),
  ];
}

/** “Bachelor’s degree or similar.” is a line of a list. */
const isSentence = (quote: string): boolean =>
  loadParser()
    .parse(quote)
    .tokens.some(({ tag }) => isFiniteTag(tag) || tag === 'MD');

const saysReason = phraseFinder(
  "because, growing, replac*, since we, you will be the *, you'll be the *",
);

const opensOnOur = phraseFinder('^ our');

/** Behind a sentence on the job, “their” would be whoever has it. */
const saidOf = (row: Evidence, company: string): string | undefined =>
  opensOnOur(row.quote) ? asNamed(row, company) : asTheirs(row);

interface OwnWords {
  readonly drafts: readonly DraftClaim[];
  /** Why the job is open, as its posting has it. */
  readonly why: Evidence | undefined;
}

/** What the nearest posting says of the work, and of why it is open. */
function ownWords(
  company: string,
  nearest: Evidence | undefined,
  statements: readonly Evidence[],
): OwnWords {
  // What a posting says of the company itself has been said in the snapshot.
  const own = statements
    .filter(
      (row) =>
        row.url === nearest?.url &&
        isProse(row.quote) &&
        standsAlone(row.quote) &&
        isSentence(row.quote) &&
        !row.quote.includes(company) &&
        !/\bfounded\b/iu.test(row.quote),
    )
    .toSorted((left, right) => left.start - right.start);
  const why = own.find((row) => saysReason(row.quote));
  const say = (rows: readonly Evidence[], group: string) =>
    rows.flatMap((row) => {
      const text = saidOf(row, company);
      return text === undefined ? [] : [draft(text, [row], { group })];
    });
  const rest = own.filter((row) => row !== why).slice(0, MOST_OF_WORK);
  return { drafts: [...say(why === undefined ? [] : [why], WHY), ...say(rest, WORK)], why };
}

/** News whose number is the posting's: named as a match, and not as a fact. */
function joined(
  why: Evidence | undefined,
  news: readonly Evidence[],
  writtenAt: string,
): DraftClaim[] {
  if (why === undefined) return [];
  const [join] = joinsByNumber([why], news);
  const headline = join === undefined ? undefined : valueIn(join.right);
  const day = join === undefined ? undefined : dayOfRow(join.right);
  if (join === undefined || headline === undefined || day === undefined || !isPlainName(headline))
    return [];
  const text =
    'The numbers match a headline from ' +
    `${atTime(day, writtenAt).replace(/^(?:on|in|at) /u, '')}: ${headline}. ` +
    'The posting doesn’t name it, so don’t either.';
  return [draft(text, [join.right, why], { group: WHY, asOf: day })];
}

export function writeRoleTips(input: WritingInput): DraftClaim[] {
  const rows = input.rows.map((row) => row.evidence);
  const given = rows.filter(({ sourceId }) => sourceId === GIVEN_POSTING);
  const facts = factsOf(rows.filter(({ sourceId }) => sourceId !== GIVEN_POSTING));
  const related = postingsFor(input, facts.all('job-posting'), input.location);
  const [nearest] = related;
  const { drafts, why } = ownWords(input.company, nearest, facts.all('statement'));
  return [
    ...decodeGivenPosting(given),
    ...postings(input, related, facts),
    ...openings(facts.best('open-jobs'), input.writtenAt),
    ...drafts.filter(({ group }) => group === WHY),
    ...joined(why, facts.all('news'), input.writtenAt),
    ...(given.length > 0
      ? []
      : decodePosting(
          rows.filter(({ sourceId, url }) => sourceId !== GIVEN_POSTING && url === nearest?.url),
        )),
    ...drafts.filter(({ group }) => group === WORK),
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
