import { capitalized, countWords } from '../../../../../kernel/text';
import type { Evidence } from '../../../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../../../ports';
import { formatCount, formatDate, formatMonth, possessive } from '../../../phrases';
import { basisOf, type Basis } from '../../basis';
import { distinctBy } from '../../facts';
import { formatHeadcount } from '../../role/headcount';
import { sinceOf } from '../../../wording/people';
import { writeSayAloud } from './brief-answer';
import { cautionsIn } from '../avoid';
import { again, either, line } from '../line';
import { newestEvent } from './newest-event';
import { inOneLine, LONGEST_IN_BRIEF, named } from './one-line';
import { courseOf, latestFall, profitOf, sumOf, yearOf } from '../money';
import { launchOf, monthsBefore, postedPay } from '../names';
import { writeQuestionsToAsk } from '../questions/questions-to-ask';
import { saidBack } from '../speech';
import { tellingClaims } from './telling-claims';

const CHECK = 'First, check the news';
const THREE = 'Three things to know';
/** Where less than three is known. */
const FEWER = 'What to know';
const QUESTION = 'Your best question';
const LEAVE = 'Leave alone unless they raise it';
const NUMBER = 'Bring a number';

const TELLS_NEWS: ReadonlySet<string> = new Set(['news', 'launch', 'statement', 'passage']);

/** What was published last; where that is long ago, a reader should look for what came after. */
function check({ rows, writtenAt, company }: WritingInput, basis: Basis): DraftClaim[] {
  const telling = rows
    .map(({ evidence }) => evidence)
    .filter(({ attribute }) => TELLS_NEWS.has(attribute));
  const isDated = ({ publishedAt }: Evidence): boolean => formatDate(publishedAt ?? '') !== '';
  const newest = telling
    .filter(isDated)
    .toSorted((left, right) => (right.publishedAt ?? '').localeCompare(left.publishedAt ?? ''))
    .flatMap((row) => basis.ground(row, row.quote) ?? [])[0];
  const day = newest?.row.publishedAt;
  if (newest !== undefined && day !== undefined) {
    if (monthsBefore(newest.row, writtenAt, day) <= 1) return [];
    // Of pages without a day nobody knows whether one is newer.
    if (telling.every(isDated))
      return [
        line(
          `The newest page we cite is from ${formatDate(day)}. Search the company’s name tonight.`,
          [newest],
          { group: CHECK },
        ),
      ];
  }
  const anything = newest ?? basis.revenue ?? basis.employees ?? basis.values[0];
  return anything === undefined
    ? []
    : [line(`Search for news about ${company} tonight.`, [anything], { group: CHECK })];
}

function money(basis: Basis, company: string): DraftClaim[] {
  const course = courseOf(basis);
  const profit = profitOf(basis);
  if (profit?.kind === 'first-profit' && profit.before !== undefined)
    return [
      line(
        `${company} made a profit of ${sumOf(profit.latest.row)} in ${yearOf(profit.latest.row)}, ` +
          `after a loss in ${yearOf(profit.before.row)}.`,
        [profit.latest, profit.before],
        { group: THREE },
      ),
    ];
  const fall = latestFall(basis);
  const lately = fall === undefined ? [] : [again(capitalized(fall.words), fall.claim, THREE)];
  if (course === undefined) return lately;
  const { latest, before, moved } = course;
  return [
    ...lately,
    line(`Revenue ${moved} to ${sumOf(latest.row)} in ${yearOf(latest.row)}.`, [latest, before], {
      group: THREE,
    }),
  ];
}

function people({ chief, employees, openJobs, posting }: Basis, company: string): DraftClaim[] {
  const since = chief && sinceOf(chief.row);
  return [
    ...(posting === undefined || openJobs === undefined
      ? []
      : [
          line(
            `${company} has ${formatCount(Number(openJobs.row.value))} open jobs, and one of them is close to yours.`,
            [openJobs, posting],
            { group: THREE },
          ),
        ]),
    ...(chief === undefined || since === undefined
      ? []
      : [line(`${chief.words} has been CEO since ${since}.`, [chief], { group: THREE })]),
    ...(employees === undefined
      ? []
      : [
          line(`${company} employs ${formatHeadcount(employees.row)}.`, [employees], {
            group: THREE,
          }),
        ]),
  ];
}

/** How many work there, where only a sentence of its source tells it. */
function headcount({ written, rows, company }: WritingInput): DraftClaim[] {
  const counts = new Set(
    rows
      .filter(({ evidence }) => evidence.takenFor === 'employees')
      .map(({ evidence }) => evidence.id),
  );
  const told = written.find(
    ({ section, text, evidenceIds }) =>
      section === 'snapshot' &&
      evidenceIds.some((id) => counts.has(id)) &&
      /\d{3}/u.test(text.replace(/\b(?:19|20)\d\d\b/gu, '')) &&
      countWords(text) <= LONGEST_IN_BRIEF,
  );
  if (told === undefined) return [];
  return [again(named(told.text, company), told, THREE)];
}

function three(input: WritingInput, basis: Basis, before: readonly DraftClaim[]): DraftClaim[] {
  const { company } = input;
  const launch = launchOf(basis, input.writtenAt);
  const said = saidBack(input, basis);
  const news = newestEvent(input, basis);
  const told = new Set(before.flatMap(({ restsOn }) => restsOn));
  const all = [
    ...money(basis, company),
    ...(launch === undefined
      ? news === undefined
        ? []
        : [again(named(news.text, company), news, THREE)]
      : [
          line(
            `${company} launched ${launch.words} in ${formatMonth(launch.row.asOf ?? launch.row.publishedAt ?? '')}.`,
            [launch],
            { group: THREE },
          ),
        ]),
    ...people(basis, company),
    ...(basis.employees === undefined ? headcount(input) : []),
    ...said
      .filter(
        ({ claim }) =>
          !told.has(claim.id) &&
          !/[“”:]/u.test(claim.text) &&
          countWords(claim.text) <= LONGEST_IN_BRIEF,
      )
      .slice(0, 2)
      .map(({ claim }) => again(named(claim.text, company), claim, THREE)),
  ];
  const toldByNow = new Set([...told, ...all.flatMap(({ restsOn }) => restsOn)]);
  const chosen = distinctBy(
    [
      ...all,
      ...tellingClaims(input, toldByNow).map((claim) =>
        again(named(claim.text, company), claim, THREE),
      ),
    ],
    ({ text }) => text,
  ).slice(0, 3);
  return chosen.length === 3 ? chosen : chosen.map((one) => ({ ...one, group: FEWER }));
}

function bestQuestion(input: WritingInput): DraftClaim[] {
  const best = input.written.find(({ section }) => section === 'questions-to-ask');
  const asked = writeQuestionsToAsk(input).find(({ text }) => text === best?.text);
  if (best === undefined || asked === undefined) return [];
  const { notes: _, instructs: __, ...question } = asked;
  return [{ ...question, advice: true, restsOn: [best.id], group: QUESTION }];
}

function leave(input: WritingInput, basis: Basis): DraftClaim[] {
  const cautions = cautionsIn(input, basis);
  if (cautions.length === 0) return [];
  const list = either(
    cautions.map(({ topic }) => topic),
    'and',
  );
  return [
    line(
      list.charAt(0).toUpperCase() + list.slice(1),
      cautions.flatMap(({ grounds }) => grounds),
      { group: LEAVE },
    ),
  ];
}

function number(basis: Basis, company: string): DraftClaim[] {
  const pay = postedPay(basis);
  return pay === undefined
    ? []
    : [
        line(
          `${possessive(company)} posted range is ${pay.words}. Choose tonight where in it you stand, and why.`,
          [pay],
          { group: NUMBER },
        ),
      ];
}

export function writeBrief(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  const first = inOneLine(input);
  return [
    ...check(input, basis),
    ...first,
    ...three(input, basis, first),
    ...writeSayAloud(input, basis),
    ...bestQuestion(input),
    ...leave(input, basis),
    ...number(basis, input.company),
  ];
}
