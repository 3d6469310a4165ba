import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, formatReportMoney, formatYear } from '../phrases';
import { basisOf, type Basis, type Ground } from './basis';
import { isSettled } from './contested';
import { draft } from './facts';
import { isEngineering } from './role-match';
import { isName } from '../snapshot/what-it-sells';

type Point = (basis: Basis, input: WritingInput) => DraftClaim | undefined;

/** What to say, on which fact, and why it will land with those who hear it. */
function on(grounds: readonly Ground[], text: string, lands: string): DraftClaim {
  return draft(
    endSentence(text),
    grounds.map((ground) => ground.row),
    {
      restsOn: grounds.map((ground) => ground.claim),
      notes: [{ label: 'Why it lands', text: lands }],
    },
  );
}

/** The last two years whose sales are told and not contested. */
function course({ facts, ground }: Basis): readonly [Ground, Ground] | undefined {
  const [latest, before] = facts
    .series('revenue')
    .filter((row) => Number(row.value) > 0 && isSettled(row))
    .flatMap((row) => ground(row, String(row.value)) ?? []);
  return latest === undefined || before === undefined || latest.row.unit !== before.row.unit
    ? undefined
    : [latest, before];
}

const sum = ({ row }: Ground) =>
  `${formatReportMoney(Number(row.value), row.unit)} in ${formatYear(row.asOf ?? '')}`;

const POINTS: readonly Point[] = [
  ({ mission }, { company, role }) =>
    mission &&
    on(
      [mission],
      `Why ${company}: take its own words, ${inQuotes(mission.words, 14)}, and name one thing you have done as ${role} that served the same end`,
      'an aim is claimed by many, and shown by few.',
    ),
  ({ launch, product }, { role }) => {
    const thing = launch ?? product;
    return (
      thing &&
      on(
        [thing],
        `Speak about ${nameIt(thing)}: say what you would want to know about it before your first week as ${role}`,
        'a question about the thing itself shows that you have looked at it.',
      )
    );
  },
  (basis, { company }) => {
    const { revenue } = basis;
    const years = course(basis);
    if (revenue === undefined) return undefined;
    const scale =
      years === undefined
        ? `${company} took in ${sum(revenue)}`
        : `sales of ${sum(years[0])}, of ${sum(years[1])}`;
    return on(
      years ?? [revenue],
      `Show that you know the scale: ${scale}; have an example ready of work whose effect was counted in money or in users`,
      'figures with their year are what most candidates leave out.',
    );
  },
  ({ handled }) =>
    handled &&
    on(
      [handled],
      `If you are asked what you respect here, take what was done after a bad day: ${inQuotes(handled.words, 16)}`,
      'people remember who noticed the repair and not only the damage.',
    ),
  ({ values }) => {
    const [first, second] = values.filter((value) => value.words.length <= 80);
    if (first === undefined) return undefined;
    const both =
      second === undefined
        ? inQuotes(first.words, 12)
        : `${inQuotes(first.words, 12)} and ${inQuotes(second.words, 12)}`;
    return on(
      second === undefined ? [first] : [first, second],
      `Prepare a short story for ${both}: what you did, what it cost, what came of it`,
      'a value with a price paid for it is believed.',
    );
  },
  ({ posting }) =>
    posting &&
    on(
      [posting],
      `Go through the posting ${inQuotes(posting.words, 12)} line by line, and put a result of your own beside each requirement`,
      'it is the list that you are held against.',
    ),
  ({ writing }, { role }) =>
    writing && isEngineering(role)
      ? on(
          [writing],
          `Read ${inQuotes(writing.words, 14)} before you go, and bring one thing that you would have done in another way`,
          'those who wrote it may be in the room.',
        )
      : undefined,
  ({ news }) =>
    news &&
    on(
      [news],
      `If you are asked what you have read lately, ${inQuotes(news.words, 16)} is the newest report we found; say what it could mean for the team you would join`,
      'the newest thing is what they talk about themselves.',
    ),
];

const MOST_POINTS = 6;

export function nameIt(ground: Ground): string {
  return isName(ground.words) ? ground.words : `the announcement ${inQuotes(ground.words, 14)}`;
}

export function writeTalkingPoints(input: WritingInput): DraftClaim[] {
  const basis = basisOf(input);
  return POINTS.flatMap((point) => point(basis, input) ?? []).slice(0, MOST_POINTS);
}
