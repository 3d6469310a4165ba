import type { World } from '../../test/worlds/make-world';
import type { JudgedEvidence, JudgedTelling } from '../../test/worlds/harness/judge-evidence';
import type { JudgedReport } from '../../test/worlds/harness/judge-report';

export interface JudgedWorld {
  readonly world: World;
  readonly judged: JudgedEvidence;
  readonly report: JudgedReport;
}

function lines(title: string, tellings: readonly JudgedTelling[], most: number): string[] {
  const byPhrasing = Map.groupBy(tellings, ({ telling }) => telling.phrasing);
  const worst = [...byPhrasing]
    .map(([id, all]) => ({ id, all, missed: all.filter(({ found }) => !found) }))
    .filter(({ missed }) => missed.length > 0)
    .toSorted((one, other) => other.missed.length - one.missed.length);
  return [
    `### ${title}`,
    '',
    ...worst.slice(0, most).flatMap(({ id, all, missed }) => {
      const why = [...new Set(missed.map((one) => one.why))].join(', ');
      const [example] = missed;
      return [
        `- \`${id}\` missed ${missed.length} of ${all.length} (${why}), ` +
          `on ${[...new Set(missed.map(({ telling }) => telling.spot))].join(', ')}: ` +
          `${example?.telling.text ?? ''}`,
      ];
    }),
    '',
  ];
}

function reportLines(worlds: readonly JudgedWorld[]): string[] {
  const wrong = worlds.flatMap(({ report }) => report.statements.filter(({ right }) => !right));
  return [
    '## In the report',
    '',
    ...wrong
      .slice(0, 30)
      .map(
        (one) =>
          `- wrong ${one.class} (${one.claim.verdict}): ${one.claim.text.slice(0, 160)} (${one.why.slice(0, 100)})`,
      ),
    ...worlds
      .flatMap(({ report }) => report.superseded)
      .slice(0, 20)
      .map((text) => `- superseded told as current: ${text.slice(0, 200)}`),
    ...worlds
      .flatMap(({ report }) => report.conflicts.missed)
      .slice(0, 12)
      .map((text) => `- conflict not shown: ${text.slice(0, 400)}`),
    ...worlds
      .flatMap(({ report }) => report.decoys)
      .slice(0, 20)
      .map((text) => `- decoy told as the company's: ${text.slice(0, 200)}`),
    '',
  ];
}

/** For whoever works on the engine: what a row must say to count. */
const RULES = `## How a row is matched

- revenue, net-income: \`value\` in units of the currency within 0.4 %, \`asOf\` beginning with the year.
- employees, layoff: \`value\` the number; \`asOf\` (or publishedAt) not contradicting the day that is told.
- chief-executive, leadership: \`value\` the person's name, \`details.title\` holding the title
  (leadership), \`details.since\` as far as the sentence tells it (2021, 2021-06, 2021-06-03).
- founded: \`value\` beginning with the year. headquarters: \`value\` holding the town.
- funding: \`value\` the amount as a number, \`asOf\` as far as told.
- launch: \`value\` holding the product's name, \`asOf\`.
- legal: \`value\` or \`quote\` holding the other party's name, \`asOf\` where a day is told.
- pay-range: both figures in \`value\`, \`quote\` or \`details\` (138k counts as 138000).
- job-posting: \`value\` the title.
- A row of these attributes in use (current or conflicted) that matches nothing true is a fault.
- Seeded conflicts: Wikidata tells another founding year, or another headcount of the same day, than
  the company; both rows should be conflicted, and the report should name both.
- Held-out phrasings are counted in the bench and not shown here. Please don't open test/worlds/phrasings/held-out.ts.
`;

/** What the engine misses, by class and phrasing: of the tuning part only. */
export function missesOf(worlds: readonly JudgedWorld[]): string {
  const tuning = worlds
    .flatMap(({ judged }) => judged.tellings)
    .filter(({ telling }) => telling.part === 'tuning');
  const read = Map.groupBy(
    tuning.filter((one) => one.read),
    ({ telling }) => telling.fact.class,
  );
  const unread = Map.groupBy(
    tuning.filter((one) => !one.read),
    ({ telling }) => telling.spot,
  );
  const heldOut = worlds.flatMap(({ judged }) =>
    judged.tellings
      .filter(({ telling }) => telling.part === 'held-out')
      .map(({ telling }) => telling.text),
  );
  const faults = worlds
    .flatMap(({ world, judged }) => judged.faults.map((fault) => ({ ...fault, world })))
    // A misread sentence of the held-out part is counted, not shown.
    .filter(
      ({ note }) =>
        !heldOut.some((text) => text.includes(note.split('“')[1]?.slice(0, 40) ?? '\u0000')),
    );
  return [
    '# What the engine misses in the made-up worlds (tuning phrasings only)',
    '',
    `${worlds.length} worlds. A telling is one sentence, ` +
      'table or list on a page that was read; ' +
      'found means a row from that page in use with the right value and the dates it tells.',
    '',
    RULES,
    '## Tellings read but not found',
    '',
    ...[...read]
      .toSorted()
      .flatMap(([factClass, all]) =>
        lines(
          `${factClass}: ${all.filter(({ found }) => found).length} of ${all.length} found`,
          all,
          40,
        ),
      ),
    '## Never read',
    '',
    ...[...unread].map(([spot, all]) => `- ${spot}: ${all.length}`),
    '',
    ...reportLines(worlds),
    '## Taken for true though it is not',
    '',
    ...[...Map.groupBy(faults, ({ kind }) => kind)].flatMap(([kind, all]) => [
      `### ${kind}: ${all.length}`,
      '',
      ...all
        .slice(0, 40)
        .map(
          ({ class: factClass, note, decoy, row, world }) =>
            `- ${factClass}${decoy === undefined ? '' : ` (${decoy.kind})`}: ${note} — ${row?.url.replace(`https://www.${world.company.domain}`, '') ?? ''} (world ${world.seed.split(' ')[1]})`,
        ),
      '',
    ]),
  ].join('\n');
}
