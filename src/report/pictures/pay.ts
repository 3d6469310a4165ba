import { defined } from '../../kernel/defined';
import { GIVEN_POSTING, type Evidence } from '../../research/evidence/shape';
import type { RangePicture } from '../document/shape';
import { closenessOf, roleKinship, postingsFor } from '../write';
import {
  citationsOf,
  found,
  moneyUnit,
  formatPlural,
  currentRows,
  tells,
  type Draw,
  type PictureMaterial,
} from './material';

const LEAST_RANGES = 2;
const MOST_RANGES = 8;
/** Wider than this it is a slip of reading and no range of pay. */
const WIDEST = 6;

type Per = RangePicture['per'];
type Range = RangePicture['ranges'][number] & { readonly row: Evidence; readonly per: Per };

const isPer = (per: unknown): per is Per =>
  ['year', 'month', 'week', 'day', 'hour'].includes(String(per));

/** The posting that the text names as closest to the role: of those as close, the one that it cites. */
function nearestOf(
  { role, citedIds }: PictureMaterial,
  postings: readonly Evidence[],
): Evidence | undefined {
  const close = postingsFor({ role }, postings);
  const [best] = close;
  const same =
    best === undefined
      ? []
      : close.filter(
          (row) =>
            roleKinship(role, row) === roleKinship(role, best) &&
            String(row.value).length === String(best.value).length,
        );
  return same.find(({ id }) => citedIds.has(id)) ?? best;
}

function rangeOf(row: Evidence, label: string, yours: string | undefined): Range[] {
  const { from, to, per } = row.details ?? {};
  if (
    typeof from !== 'number' ||
    typeof to !== 'number' ||
    !isPer(per) ||
    !(from > 0) ||
    !(to >= from) ||
    to > from * WIDEST ||
    to >= 1e12
  )
    return [];
  if (!tells(row, from) || !tells(row, to)) return [];
  return [
    {
      row,
      label,
      low: from,
      high: to,
      per,
      evidenceIds: [row.id],
      ...defined({ yours }),
    },
  ];
}

function rangesOf(material: PictureMaterial): Range[] {
  const postings = found(material, 'job-posting');
  const nearest = nearestOf(material, postings);
  const yours =
    nearest &&
    (closenessOf(material.role, nearest).kind === 'same' ? 'your role' : 'closest to your role');
  const given = material.rows
    .filter(({ sourceId, attribute }) => sourceId === GIVEN_POSTING && attribute === 'pay-range')
    .flatMap((row) => rangeOf(row, 'The posting you gave us', 'yours'));
  const own = currentRows(material, 'pay-range').flatMap((row) => {
    const titles = new Set(
      postings.filter(({ url }) => url === row.url).map(({ value }) => String(value ?? '')),
    );
    const [title = row.title] = titles;
    // A page of many postings does not say whose pay this is.
    if (titles.size > 1) return [];
    return rangeOf(
      row,
      title === '' ? row.title : title,
      given.length === 0 && row.url === nearest?.url ? yours : undefined,
    );
  });
  return [...given, ...own];
}

/** Pay as the company’s own postings give it, the reader’s first, then from high to low. */
export const drawPay: Draw = (material) => {
  const all = rangesOf(material);
  const counted = Map.groupBy(all, ({ row, per }) => `${moneyUnit(row.unit) ?? ''} ${per}`);
  // Pounds and dollars, or years and hours, share no axis: the ones that the reader’s stands among, or else most.
  const [ranges] = [...counted.values()].toSorted(
    (left, right) =>
      Number(right.some(({ yours }) => yours)) - Number(left.some(({ yours }) => yours)) ||
      right.length - left.length,
  );
  const unit = moneyUnit(ranges?.[0]?.row.unit);
  const [first] = ranges ?? [];
  if (
    ranges === undefined ||
    first === undefined ||
    unit === undefined ||
    ranges.length < LEAST_RANGES
  )
    return undefined;
  const ranked = ranges
    .toSorted(
      (left, right) =>
        Number(right.yours !== undefined) - Number(left.yours !== undefined) ||
        right.high - left.high ||
        right.low - left.low,
    )
    .slice(0, MOST_RANGES);
  const left = all.length - ranked.length;
  const hasYours = ranked.some(({ yours }) => yours !== undefined);
  const closest = hasYours ? '; the first is the closest to yours' : '';
  return {
    id: 'pay',
    section: material.section,
    kind: 'ranges',
    title: hasYours ? 'Posted pay: your role beside the others' : 'Posted pay',
    unit,
    per: first.per,
    says: `Pay a ${first.per} in ${formatPlural(ranked.length, 'posting')}${closest}.`,
    ...(left === 0
      ? {}
      : {
          note: `${formatPlural(left, 'other range')} that we read ${left === 1 ? 'is' : 'are'} not drawn.`,
        }),
    ranges: ranked.map(({ row: _row, per: _per, ...range }) => range),
    citations: citationsOf(
      ranked.map(({ row }) => row),
      material,
    ),
  };
};
