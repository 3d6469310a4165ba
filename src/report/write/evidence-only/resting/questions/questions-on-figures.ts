import { growth } from '../../../../verify';
import { formatCount, formatMonth } from '../../../phrases';
import type { WritingInput } from '../../../ports';
import { atTime, isWithin } from '../../../wording/periods';
import { fullNameOf, speakTitle, titleOf } from '../../../wording/people';
import type { Basis } from '../../basis';
import { isUncontested } from '../../contested';
import { courseOf, leadOf, yearOf } from '../money';
import type { SuggestedQuestion } from './questions-on-words';

const ON_GROWTH = 'Where did this team feel that most?';
const ON_DECLINE = 'What did this team stop doing, and what did it keep?';
const PERCENT_MORE = 2;

function onMargin(basis: Basis): SuggestedQuestion[] {
  const course = courseOf(basis);
  const profit = course === undefined ? undefined : leadOf(basis, course);
  if (course === undefined || profit === undefined) return [];
  return [
    {
      text: `In ${yearOf(course.latest.row)}, profit grew faster than revenue. What made the difference?`,
      grounds: profit,
      why: 'it’s in their figures, and few candidates ask about it.',
      good: 'a cost, a price, or a product, with an example.',
      flag: 'nobody has noticed.',
      whom: 'The hiring manager',
    },
  ];
}

export function onRevenue(basis: Basis): SuggestedQuestion[] {
  const course = courseOf(basis);
  if (course === undefined || Math.abs(course.change) < PERCENT_MORE) return [];
  const { latest, before, change, moved } = course;
  const rose = change > 0;
  return [
    {
      text: `Revenue ${moved} in ${yearOf(latest.row)}. ${rose ? ON_GROWTH : ON_DECLINE}`,
      grounds: [latest, before],
      why: rose
        ? 'it shows whether the growth reaches the people you’d work with.'
        : 'it asks about choices and leaves blame out.',
      good: rose ? 'a customer, a product, or new colleagues.' : 'a list, with reasons.',
      flag: rose ? 'nobody can say.' : 'they change the subject.',
      whom: 'The hiring manager',
    },
  ];
}

/** A year or so in which people were added. */
function onHeadcount(basis: Basis, { writtenAt }: WritingInput): SuggestedQuestion[] {
  const latest = basis.employees;
  const before = basis.facts
    .all('employees')
    .flatMap((row) => basis.ground(row, String(row.value)) ?? [])
    .find(({ row, claim }) => row.id !== latest?.row.id && claim.id === latest?.claim.id);
  if (latest?.row.asOf === undefined || before?.row.asOf === undefined) return [];
  const change = growth(Number(before.row.value), Number(latest.row.value));
  if (change === undefined || change < PERCENT_MORE) return [];
  const [first, last] = [before, latest].map(
    ({ row }) => `${formatCount(Number(row.value))} people ${atTime(row.asOf ?? '', writtenAt)}`,
  );
  return [
    {
      text: `You had ${first}, and ${last}. Where did most of them join?`,
      grounds: [latest, before],
      why: 'it shows where they invest.',
      good: 'two or three teams, by name.',
      flag: 'nobody knows.',
      whom: 'The recruiter',
    },
  ];
}

/** A change at the top is news to the people below for about so long. */
const NEW_FOR_MONTHS = 24;

/** Whoever came to the top last, where the one at its head has been there for longer. */
function onLeader(
  { facts, ground, chief }: Basis,
  { writtenAt }: WritingInput,
): SuggestedQuestion[] {
  const isNew = (since: unknown): since is string =>
    typeof since === 'string' &&
    /^\d{4}-\d{2}/u.test(since) &&
    isWithin(since, writtenAt, NEW_FOR_MONTHS);
  if (isNew(chief?.row.details?.['since'])) return [];
  const newest = facts
    .all('leadership')
    .filter((row) => isUncontested(row) && isNew(row.details?.['since']))
    .toSorted((left, right) =>
      String(right.details?.['since']).localeCompare(String(left.details?.['since'])),
    );
  return newest.slice(0, 1).flatMap((row): SuggestedQuestion[] => {
    const [name, title, found] = [fullNameOf(row), titleOf(row), ground(row)];
    if (name === undefined || title === undefined || found === undefined) return [];
    const month = formatMonth(String(row.details?.['since']));
    return [
      {
        text: `What has changed since ${name} became ${speakTitle(title)} in ${month}?`,
        grounds: [found],
        why: 'a new executive sets new priorities.',
        good: 'one thing started and one thing stopped.',
        flag: 'nobody has noticed.',
        whom: 'The hiring manager',
      },
    ];
  });
}

/** Questions on what changed from one year to the next. */
export function onFigures(basis: Basis, input: WritingInput): SuggestedQuestion[] {
  return [...onMargin(basis), ...onLeader(basis, input), ...onHeadcount(basis, input)];
}
