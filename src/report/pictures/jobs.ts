import type { Evidence } from '../../research/evidence/shape';
import { citationsOf, formatPlural, currentRows, type Draw } from './material';

const LEAST_JOBS = 3;
const MOST_TEAMS = 8;
const MOST_PLACES = 5;
const OTHER_TEAMS = 'Other teams';
const OTHER_PLACES = 'Elsewhere';

interface Opening {
  readonly row: Evidence;
  readonly team: string;
  readonly places: readonly string[];
}

function detail({ details, quote }: Evidence, key: string): string {
  const value = String(details?.[key] ?? '').trim();
  return quote.includes(value) ? value : '';
}

/** “Omaha, NE or Remote (US)” is open in two places; a region after a comma only says where the first lies. */
function placesOf(place: string): string[] {
  const parts = place.split(/\sor\s|[;/|]/iu).map((part) =>
    part
      .trim()
      .replace(/^(?<city>[^,(]{3,}),.*$/u, '$<city>')
      .trim(),
  );
  return [
    ...new Set(
      parts
        .filter((part) => part !== '')
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1)),
    ),
  ];
}

/** One list alone, the longest: two lists of the same jobs would count them twice. */
function longestList(rows: readonly Evidence[]): Evidence[] {
  const lists = [...Map.groupBy(rows, ({ sourceId }) => sourceId).values()].map((list) => {
    const key = (row: Evidence) =>
      `${String(row.value).toLowerCase()}\u0000${detail(row, 'place')}\u0000${detail(row, 'team')}`;
    return [...new Map(list.toReversed().map((row) => [key(row), row])).values()].toReversed();
  });
  const dated = (list: readonly Evidence[]) =>
    list.filter(({ publishedAt }) => publishedAt !== undefined).length;
  return (
    lists.toSorted((left, right) => right.length - left.length || dated(right) - dated(left))[0] ??
    []
  );
}

/** The names that stand for most jobs, the rest under one name. */
function leading(
  names: readonly string[],
  most: number,
  other: string,
): { readonly names: string[]; nameOf(name: string): string } {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({
    name,
    count: all.length,
  }));
  const ranked = counts
    .toSorted((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1))
    .map(({ name }) => name);
  const kept = ranked.length > most ? ranked.slice(0, most - 1) : ranked;
  return {
    names: ranked.length > most ? [...kept, other] : kept,
    nameOf: (name) => (kept.includes(name) ? name : other),
  };
}

/** Open jobs by team and place, as one published list has them. */
export const drawJobs: Draw = (material) => {
  const list = longestList(currentRows(material, 'job-posting'));
  const openings = list
    .map((row): Opening => ({
      row,
      team: detail(row, 'team'),
      places: placesOf(detail(row, 'place')),
    }))
    .filter(({ team, places }) => team !== '' && places.length > 0);
  const teams = leading(
    openings.map(({ team }) => team),
    MOST_TEAMS,
    OTHER_TEAMS,
  );
  const places = leading(
    openings.flatMap((opening) => opening.places),
    MOST_PLACES,
    OTHER_PLACES,
  );
  if (openings.length < LEAST_JOBS || teams.names.length + places.names.length < 3)
    return undefined;
  const isTwice = openings.some((opening) => opening.places.length > 1);
  const left = list.length - openings.length;
  const note = [
    ...(isTwice ? ['A job that is open in two places is counted in both.'] : []),
    ...(left === 0
      ? []
      : [
          `${formatPlural(left, 'posting')} without a team or a place ${left === 1 ? 'is' : 'are'} left out.`,
        ]),
  ].join(' ');
  return {
    id: 'jobs',
    section: material.section,
    kind: 'grid',
    title: `${formatPlural(openings.length, 'open job')}, by team and place`,
    unit: 'jobs',
    says:
      `${formatPlural(openings.length, 'posting')} that we read, ` +
      `in ${formatPlural(new Set(openings.map(({ team }) => team)).size, 'team')} and ` +
      `${formatPlural(new Set(openings.flatMap((one) => one.places)).size, 'place')}.`,
    ...(note === '' ? {} : { note }),
    columns: places.names,
    rows: teams.names.map((team) => {
      const own = openings.filter((opening) => teams.nameOf(opening.team) === team);
      const counts = places.names.map(
        (place) =>
          own.filter((opening) => opening.places.some((one) => places.nameOf(one) === place))
            .length,
      );
      return { label: team, counts, evidenceIds: own.map(({ row }) => row.id) };
    }),
    citations: citationsOf(
      openings.map(({ row }) => row),
      material,
    ),
  };
};
