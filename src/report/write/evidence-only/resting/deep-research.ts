import type { Evidence } from '../../../../research/evidence/shape';
import type { DraftClaim, WritingInput, WrittenClaim } from '../../ports';
import { formatDate, formatMany } from '../../phrases';
import { basisOf, type Basis, type Ground } from '../basis';
import { claimOn, distinctBy, draft } from '../facts';
import { byDay, dayOfRow, siteNamed } from '../sources';
import { line } from './line';

const NEXT = 'If you have another hour, read these, in this order';
const CITED = 'What we cite';
const MOST_NEXT = 5;

const ANNUAL_REPORTS: ReadonlySet<string> = new Set(['sec-10k']);
/** The part on the business says most of what a candidate wants to know. */
const placeOf = ({ row }: Ground): number => (/^item 1\b(?!a)/iu.test(row.title) ? 0 : 1);

function next(basis: Basis, { company, rows }: WritingInput): DraftClaim[] {
  const { facts, ground, posting, steps, values, writing } = basis;
  const press = facts
    .all('news')
    .filter(({ reliability, topic }) => reliability !== 'first-party' && topic !== 'engineering')
    .toSorted(byDay)
    .flatMap((row) => ground(row, row.quote) ?? [])[0];
  const filed = rows
    .filter(({ evidence }) => ANNUAL_REPORTS.has(evidence.sourceId))
    .flatMap(({ evidence }) => ground(evidence, evidence.quote) ?? [])
    .toSorted((one, other) => placeOf(one) - placeOf(other))[0];
  const dated = ({ row }: Ground) => {
    const day = dayOfRow(row);
    return day === undefined ? '' : `, ${formatDate(day)}`;
  };
  const pages: readonly (readonly [string, Ground | undefined])[] = [
    ['The posting closest to your role.', posting],
    [`How ${company} hires, by its own account.`, steps[0]],
    [`What its engineers wrote${writing === undefined ? '' : dated(writing)}.`, writing],
    [
      press === undefined
        ? ''
        : `The newest press report we found: ${siteNamed(press.row.sourceName)}${dated(press)}.`,
      press,
    ],
    [`What ${company} says it values.`, values[0]],
    ['Its annual report, starting with the part on its business.', filed],
  ];
  const found = pages.flatMap(([text, page]) => (page === undefined ? [] : [{ text, page }]));
  return distinctBy(found, ({ page }) => page.row.url)
    .slice(0, MOST_NEXT)
    .map(({ text, page }) => line(text, [page], { group: NEXT }));
}

const REGISTERS = new Set(['register']);

/** The kinds of page, as a reader would tell them apart. */
const KINDS: readonly (readonly [is: (row: Evidence) => boolean, one: string, many: string])[] = [
  [
    ({ reliability }) => reliability === 'first-party',
    'page from the company itself',
    'pages from the company itself',
  ],
  [
    ({ reliability }) => REGISTERS.has(reliability),
    'filing or public record',
    'filings and public records',
  ],
  [
    ({ reliability, attribute }) => reliability === 'reference' && attribute === 'news',
    'press report',
    'press reports',
  ],
  [
    ({ reliability }) => reliability === 'public-voice',
    'page of public discussion',
    'pages of public discussion',
  ],
  [({ reliability }) => reliability === 'reference', 'reference page', 'reference pages'],
];

/** How many pages of each kind the facts of this report stand on; each is counted once. */
function cited({ rows, written }: WritingInput): DraftClaim[] {
  const kindOf = (row: Evidence) => KINDS.findIndex(([is]) => is(row));
  const pages = distinctBy(
    rows.flatMap(({ evidence }) => {
      const claim = claimOn(written, evidence);
      return claim === undefined ? [] : [{ row: evidence, claim }];
    }),
    ({ row }) => row.url,
  );
  return KINDS.flatMap(([, one, many], kind): DraftClaim[] => {
    const own = pages.filter(({ row }) => kindOf(row) === kind);
    const claims: WrittenClaim[] = own.map(({ claim }) => claim);
    return own.length === 0
      ? []
      : [
          {
            basis: 'typed',
            ...draft(
              `${formatMany(own.length, one, many)}.`,
              own.map(({ row }) => row),
              {
                group: CITED,
                restsOn: claims,
                computation: { kind: 'count', of: own.map(({ row }) => row.id) },
              },
            ),
          },
        ];
  });
}

export function writeDeepResearch(input: WritingInput): DraftClaim[] {
  return [...next(basisOf(input), input), ...cited(input)];
}
