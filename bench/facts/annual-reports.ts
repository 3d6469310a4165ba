import type { EntityCard } from '../../src/research/company';
import { extractEvidence } from '../../src/research/evidence';
import type { Block } from '../../src/research/evidence/shape';
import { seededRandom, type Random } from '../../src/kernel/seeded-random';

interface Fill {
  readonly name: string;
  readonly count: string;
  readonly close: string;
  readonly year: number;
  readonly before: string;
  readonly other: string;
  readonly part: string;
}

type Say = (fill: Fill) => string;

/** As annual reports state it, each in another way. */
const TOLD: readonly Say[] = [
  ({ count, close }) => `As of ${close}, we had ${count} full-time employees.`,
  ({ count, close, name }) =>
    `At ${close}, ${name} and its subsidiaries employed approximately ${count} persons on a full-time basis.`,
  ({ count, close }) => `We employed ${count} people globally as of ${close}.`,
  ({ count, close }) => `Our global workforce consisted of ${count} employees at ${close}.`,
  ({ count, close, part }) =>
    `As of ${close}, our total headcount was ${count}, of whom ${part} worked in research and development.`,
  ({ count, close }) =>
    `On ${close}, the Company had ${count} employees, none of whom is represented by a labor union.`,
  ({ count, year }) => `We ended fiscal ${year} with a workforce of approximately ${count} people.`,
  ({ count, close, before }) =>
    `Our headcount increased from ${before} to ${count} as of ${close}.`,
  ({ count, close, before }) =>
    `As of ${close}, we had ${count} employees, compared to ${before} employees a year earlier.`,
  ({ count, close }) => `The number of persons employed by us as of ${close} was ${count}.`,
  ({ count, close, name }) =>
    `${name} had approximately ${count} full-time equivalent employees as of ${close}.`,
  ({ count, close }) =>
    `As of ${close}, the Company’s payroll comprised ${count} employees across nine countries.`,
  ({ count, close, part }) =>
    `As of ${close}, we had approximately ${count} employees, including ${part} in manufacturing.`,
  ({ count, close }) => `Total employees as of ${close}: ${count}.`,
  ({ count, year }) => `At the end of ${year}, the Company employed ${count} individuals.`,
  ({ count, close }) => `Our people are our strength: as of ${close}, there were ${count} of us.`,
  ({ count, close }) => `Headcount at ${close} stood at ${count}.`,
  ({ count, close, name }) =>
    `As of ${close}, approximately ${count} people were employed by ${name}.`,
  ({ count, close }) => `The Registrant had ${count} employees on ${close}.`,
  ({ count, close }) => `As of ${close}, our team was made up of ${count} employees.`,
  ({ count, close, part }) =>
    `We had a total of ${count} employees as of ${close}, ` +
    `approximately ${part} of whom were located outside the United States.`,
  ({ count, close }) => `As at ${close} the group’s workforce numbered ${count}.`,
  ({ count, close, before }) =>
    `Our workforce grew to ${count} employees by ${close}, up from ${before} the year before.`,
  ({ count, close }) =>
    `We believe that our ${count} employees as of ${close} are the reason for our success.`,
  ({ count, close, name }) =>
    `With ${count} employees as of ${close}, ${name} is among the larger employers of its county.`,
];

/** Numbers of people that are not all of the company's. */
const AROUND: readonly Say[] = [
  ({ other }) =>
    `One of our competitors, Harrow Tidewater, employs more than ${other} people and has greater resources than we do.`,
  ({ part, year }) =>
    `During ${year} we hired ${part} new employees and promoted a fifth of our managers.`,
  ({ part }) =>
    `Approximately ${part} of our employees in Ohio are covered by a collective bargaining agreement.`,
  ({ part }) => `In addition, we engage about ${part} independent contractors.`,
  ({ other }) =>
    `Our largest customer, Bellmoor Stores, has ${other} employees in its distribution centers.`,
  ({ part, year }) =>
    `In March ${year} we announced a restructuring that eliminated ${part} positions.`,
  ({ other }) =>
    `The industry in which we operate employs roughly ${other} people in the United States.`,
  ({ part }) => `More than ${part} employees took part in our mentoring program.`,
  ({ part }) => `Our facility in Dayton has ${part} employees and runs three shifts.`,
  ({ other }) => `If our products fail, as many as ${other} people could be affected.`,
  ({ part }) => `We expect to add ${part} employees over the next two years.`,
  () => 'Women made up 41% of our employees and 33% of our managers.',
  ({ other }) => `Before the merger our predecessor, Old Quarry Holdings, had ${other} employees.`,
  ({ other }) => `Our products are used by companies with more than ${other} employees.`,
  ({ year }) => `Our employees completed 48,000 hours of training in ${year}.`,
  ({ part }) => `Our joint venture with Kestrel Glass had ${part} employees.`,
  () => 'We offer our people health insurance, paid leave and a share of what we earn.',
  () => 'We depend on a small number of key people, and losing any of them would harm us.',
];

const NAMES = [
  'Corvane Instruments',
  'Pell Marrow Foods',
  'Ashgrove Tooling',
  'Tidemark Paper',
  'Lunden Optics',
  'Varrick Freight',
];
const FORMS = [', Inc.', ' Corporation', ' Holdings, Inc.', ', Ltd.'];
const CLOSES: readonly (readonly [
  said: (year: number) => string,
  iso: (year: number) => string,
])[] = [
  [(year) => `December 31, ${year}`, (year) => `${year}-12-31`],
  [(year) => `January 31, ${year}`, (year) => `${year}-01-31`],
  [(year) => `June 30, ${year}`, (year) => `${year}-06-30`],
  [(year) => `September 28, ${year}`, (year) => `${year}-09-28`],
];

function pick<Item>(random: Random, list: readonly Item[]): Item {
  const item = list[Math.floor(random.next() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

const grouped = (value: number): string => value.toLocaleString('en-US');
const between = (random: Random, low: number, high: number): number =>
  Math.round(low + random.next() * (high - low));

function report(random: Random, tell: Say) {
  const [year, total] = [between(random, 2019, 2025), between(random, 310, 48_000)];
  const [said, iso] = pick(random, CLOSES);
  const name = pick(random, NAMES);
  const fill: Fill = {
    name,
    year,
    count: grouped(total),
    close: said(year),
    before: grouped(Math.round(total * (0.7 + random.next() * 0.2))),
    other: grouped(between(random, 50_000, 400_000)),
    part: grouped(between(random, 20, 290)),
  };
  const order = [...AROUND]
    .map((say) => ({ say, key: random.next() }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, 7)
    .map(({ say }) => say(fill));
  order.splice(between(random, 0, order.length), 0, tell(fill));
  const lines = [
    'Item 1. Business',
    'Human Capital',
    order.slice(0, 4).join(' '),
    order.slice(4).join(' '),
  ];
  const blocks = lines.map((line, index): Block => {
    const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return {
      kind: index < 2 ? 'heading' : 'paragraph',
      start,
      end: start + line.length,
      ...(index < 2 ? { level: index + 1 } : {}),
    };
  });
  const card: EntityCard = {
    id: 'bench',
    name,
    legalName: `${name}${pick(random, FORMS)}`,
    aliases: [name.split(' ')[0] ?? name],
    jobBoards: {},
    namesakes: [],
  };
  return { card, total, year, day: iso(year), told: tell(fill), text: lines.join('\n'), blocks };
}

/** Each report plants one number of employees among eight sentences, seven of which count other people. */
export function measureReports(count: number): readonly string[] {
  const random = seededRandom(7);
  let [found, dated, wrong] = [0, 0, 0];
  const misses = new Map<string, number>();
  for (let at = 0; at < count; at += 1) {
    const tell = TOLD[at % TOLD.length] ?? pick(random, TOLD);
    const { card, total, day, year, told, text, blocks } = report(random, tell);
    const rows = extractEvidence(card, [
      {
        text,
        record: {
          snapshot: `report ${at}`,
          sourceId: 'sec-10k',
          sourceName: 'SEC annual report',
          url: `https://www.sec.gov/${at}`,
          title: 'Annual report',
          kind: 'filing',
          topics: ['snapshot'],
          reliability: 'register',
          tier: 'A',
          matchScore: 1,
          fetchedAt: '2026-03-02T00:00:00Z',
          blocks,
        },
      },
    ]).filter(({ attribute }) => attribute === 'employees');
    const hit = rows.find(({ value }) => value === total);
    if (hit !== undefined) found += 1;
    // Where only the year is told, the year is all that can be read.
    if (
      hit?.asOf === day ||
      (hit?.asOf?.slice(0, 4) === String(year) &&
        !told.includes(String(Number(day.slice(8))).concat(', ')))
    )
      dated += 1;
    wrong += rows.filter(({ value }) => value !== total).length;
    for (const missed of [
      ...(hit?.asOf === day ? [] : [told]),
      ...rows.flatMap(({ value, quote }) => (value === total ? [] : [quote])),
    ])
      misses.set(missed.slice(0, 900), (misses.get(missed) ?? 0) + 1);
  }
  const share = (part: number): string => `${((100 * part) / count).toFixed(1)} %`;
  return [
    `Employees in ${count} made-up annual reports, ` +
      `${TOLD.length} phrasings among ${AROUND.length} that count other people: ` +
      `${share(found)} found, ${share(dated)} with their day too, ${wrong} wrong; ` +
      'the goal is 95 % and 0 wrong',
    ...(process.env['SHOW'] === undefined ? [] : [...misses.keys()].slice(0, 12)),
  ];
}
