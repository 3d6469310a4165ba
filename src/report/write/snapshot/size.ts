import { isStateOrCountry, Phrasebook } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { formatCount, formatDate, possessive } from '../phrases';
import { rivalsOf } from '../evidence-only/contested';
import { distinctBy, draft, nameIn, type Facts } from '../evidence-only/facts';
import { typed, typedList } from '../wording/typed';
import { headcountOf, isCount, roughly } from '../evidence-only/role/headcount';
import { sinceOf } from '../wording/people';
import { opening, sourceNameOf } from '../evidence-only/sources';
import { withThe } from '../wording/articles';
import { roundForSpeech } from '../wording/amounts';
import { speakConflict } from '../wording/conflict';
import { atTime } from '../wording/periods';
import type { Subject } from '../wording/subject';

export const SIZE_HEADING = 'How big it is';

/** What a count of people may have in it beside those whom the company employs. */
const WIDER = new Phrasebook([
  ['wider', 'contractor, franchise*, subsidiar*, temporary workers, =temps, =volunteers'],
]);
const MONTHS_UNTIL_OLD = 18;
const MOST_OWNED = 4;

const isCurrent = ({ status }: Evidence): boolean => status !== 'stale';

function monthsBetween(from: string, to: string): number {
  const month = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7) || '12');
  return month(to) - month(from);
}

/** The last count before this one by the same counter, at the end of an earlier year. */
function countBefore(facts: Facts, best: Evidence): Evidence | undefined {
  const isAlike = (row: Evidence) =>
    row.sourceId === best.sourceId ||
    (row.reliability !== 'public-voice' && best.reliability !== 'public-voice');
  return facts
    .series('employees')
    .find(
      (row) =>
        isCount(row) &&
        isAlike(row) &&
        (row.asOf ?? '').slice(0, 4) < (best.asOf ?? '').slice(0, 4) &&
        monthsBetween(row.asOf ?? '', best.asOf ?? '') <= MONTHS_UNTIL_OLD &&
        row.details?.['about'] === undefined,
    );
}

function disputed(rivals: readonly Evidence[], best: Evidence): DraftClaim[] {
  const [rival] = rivals;
  if (rival === undefined) return [];
  const [wider] = WIDER.find(rival.quote);
  const counted = wider && rival.quote.slice(wider.start, wider.end).toLowerCase();
  const round = roundForSpeech(Number(best.value));
  const aloud =
    round === best.value || best.details?.['about'] !== undefined
      ? ''
      : `Say about ${formatCount(round)} people.`;
  if (counted !== undefined) {
    const owner = opening(possessive(sourceNameOf(rival)));
    const number = formatCount(Number(rival.value));
    const text = `${owner} count of ${number} employees includes ${counted}.`;
    const spoken =
      aloud === '' ? [] : [typed(aloud, [best], { group: SIZE_HEADING, asOf: best.asOf })];
    return [typed(text, [rival], { group: SIZE_HEADING, asOf: rival.asOf }), ...spoken];
  }
  const use = (row: Evidence) => formatCount(Number(row.value));
  const say = (row: Evidence, isFirst: boolean) => `${use(row)}${isFirst ? ' employees' : ''}`;
  const text = speakConflict({ row: best, rivals, say, use });
  return [draft(text, [best, ...rivals], { group: SIZE_HEADING, asOf: best.asOf })];
}

function people(facts: Facts, subject: Subject, writtenAt: string): DraftClaim[] {
  const best = headcountOf(facts);
  if (best === undefined) return [];
  const rivals = rivalsOf(best, facts).filter(isCount);
  const count = `${roughly(best)}${formatCount(Number(best.value))} ${best.value === 1 ? 'employee' : 'employees'}`;
  const extras = { group: SIZE_HEADING, asOf: best.asOf };
  const isDated = best.asOf !== undefined && formatDate(best.asOf) !== '';
  const when = isDated ? ` ${atTime(best.asOf, writtenAt)}` : '';
  const isOld = isDated && monthsBetween(best.asOf, writtenAt) > MONTHS_UNTIL_OLD;
  const before = best.status === 'stale' || !isDated ? undefined : countBefore(facts, best);
  const verb = isDated || best.status === 'stale' ? 'had' : 'has';
  const plain = `${subject.name()} ${verb} ${count}${when}`;
  const way = Number(before?.value) < Number(best.value) ? 'up' : 'down';
  const told =
    before === undefined || before.value === best.value
      ? typed(`${plain}${isOld ? '; nothing newer was found' : ''}.`, [best], extras)
      : typed(
          `${plain}, ${way} from ${formatCount(Number(before.value))} ${atTime(before.asOf ?? '', writtenAt)}.`,
          [best, before],
          extras,
        );
  const isDisputed = rivals.some((rival) => !WIDER.has(rival.quote));
  return [...(isDisputed ? [] : [told]), ...disputed(rivals, best)];
}

/** A state or country, which says less than a town. */
const isRegion = (place: string): boolean => isStateOrCountry(place);

/** Of several places, the one that says most: “Omaha, Nebraska” rather than “Omaha”. */
function seatOf(facts: Facts): Evidence | undefined {
  const places = facts
    .all('headquarters')
    .filter((row) => isCurrent(row) && placeIn(row) !== undefined);
  const towns = places.filter((row) => !isRegion(placeIn(row) ?? ''));
  return (towns.length > 0 ? towns : places).toSorted(
    (left, right) => (placeIn(right)?.length ?? 0) - (placeIn(left)?.length ?? 0),
  )[0];
}

/** “DUNKERQUE” is how a register writes it; a few capitals alone are the name of a state or of nothing. */
function placeIn(row: Evidence): string | undefined {
  const name = nameIn(row);
  if (name === undefined || /^\p{Lu}{2,3}$/u.test(name)) return undefined;
  return /^\P{Ll}+$/u.test(name)
    ? name.replace(
        /(?<!, )\b(?<first>\p{Lu})(?<rest>\p{Lu}+)/gu,
        (_, first: string, rest: string) => `${first}${rest.toLowerCase()}`,
      )
    : name;
}

export function foundingYear(row: Evidence | undefined): string {
  return /\b\d{4}\b/u.exec(String(row?.value ?? row?.asOf ?? ''))?.[0] ?? '';
}

function rivalry(
  facts: Facts,
  row: Evidence | undefined,
  say: (row: Evidence, isFirst: boolean) => string,
): DraftClaim[] {
  const use = (one: Evidence) => say(one, false);
  const rivals = row === undefined ? [] : rivalsOf(row, facts).filter((one) => use(one) !== '');
  return row === undefined || rivals.length === 0
    ? []
    : [
        draft(speakConflict({ row, rivals, say, use }), [row, ...rivals], {
          group: SIZE_HEADING,
          asOf: row.asOf,
        }),
      ];
}

/** When it was founded, where it sits and where its shares trade, in one sentence. */
function origin(facts: Facts, subject: Subject): DraftClaim[] {
  const founded = facts.best('founded');
  const year = foundingYear(founded);
  const seat = seatOf(facts);
  const place = seat === undefined ? '' : (placeIn(seat) ?? '');
  const contested = [
    ...rivalry(facts, year === '' ? undefined : founded, (row, isFirst) =>
      isFirst ? `it was founded in ${foundingYear(row)}` : foundingYear(row),
    ),
    ...rivalry(facts, seat, (row, isFirst) => {
      const where = placeIn(row) ?? '';
      // The state that a town is in, or that the company was incorporated in, is no other seat.
      return isFirst ? `its headquarters are in ${where}` : isRegion(where) ? '' : where;
    }),
  ];
  const isContested = (row: Evidence | undefined) =>
    row !== undefined && contested.some(({ evidenceIds }) => evidenceIds.includes(row.id));
  const start = founded === undefined || year === '' || isContested(founded) ? undefined : founded;
  const home = place === '' || isContested(seat) ? undefined : seat;
  const market = facts.all('stock-exchange').find(isCurrent);
  const exchange = market === undefined ? undefined : nameIn(market);
  const since = market === undefined ? undefined : sinceOf(market);
  const trades =
    exchange === undefined
      ? undefined
      : since === undefined
        ? `trades on ${withThe(exchange)}`
        : `has traded on ${withThe(exchange)} since ${since}`;
  const rows = [start, home, exchange === undefined ? undefined : market].filter(
    (row) => row !== undefined,
  );
  if (rows.length === 0) return contested;
  const opened = [
    ...(start === undefined ? [] : [`founded in ${year}`]),
    ...(home === undefined ? [] : [`based in ${place}`]),
  ].join(' and ');
  // A name with a full stop in it stands best at the end.
  if (trades !== undefined && home !== undefined && place.includes('.')) {
    const market = rows.filter((row) => row !== start && row !== home);
    return [
      typed(`${subject.name()} ${trades}.`, market, { group: SIZE_HEADING }),
      ...(start === undefined
        ? []
        : [typed(`It was founded in ${year}.`, [start], { group: SIZE_HEADING })]),
      typed(`It’s based in ${place}.`, [home], { group: SIZE_HEADING }),
      ...contested,
    ];
  }
  const text =
    trades !== undefined
      ? opened === ''
        ? `${subject.name()} ${trades}.`
        : `${opening(opened)}, ${subject.full()} ${trades}.`
      : start !== undefined && home !== undefined
        ? `${subject.name()} was founded in ${year} and is based in ${place}.`
        : start !== undefined
          ? `${subject.name()} was founded in ${year}.`
          : `${subject.name()} is based in ${place}.`;
  return [typed(text, rows, { group: SIZE_HEADING }), ...contested];
}

/** Parent company and subsidiaries. */
function ownership(facts: Facts, subject: Subject): DraftClaim[] {
  const parent = facts.all('parent').find(isCurrent);
  const owner = parent === undefined ? undefined : nameIn(parent);
  const owned = distinctBy(
    facts.all('subsidiary').filter((row) => isCurrent(row) && nameIn(row) !== undefined),
    (row) => nameIn(row) ?? '',
  ).slice(0, MOST_OWNED);
  return [
    ...(parent === undefined || owner === undefined
      ? []
      : [typed(`${subject.name()} is part of ${owner}.`, [parent], { group: SIZE_HEADING })]),
    ...(owned.length === 0
      ? []
      : [
          typedList(
            owned.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
            `${subject.name()} owns `,
            { group: SIZE_HEADING },
          ),
        ]),
  ];
}

export function writeSize(
  facts: Facts,
  subject: Subject,
  { writtenAt }: { readonly writtenAt: string },
): DraftClaim[] {
  return [
    ...origin(facts, subject),
    ...ownership(facts, subject),
    ...people(facts, subject, writtenAt),
  ];
}
