import { valueAt } from './form';
import { toJson, type JsonObject } from './json';
import { allowOnly, integer, text } from './parameters';
import { missing } from './refusal';
import type { ApiCall } from './route';

const DEFAULT_LIMIT = 10;
const MOST = 100;
const LIST_PARAMETERS = ['limit', 'starting_after', 'ending_before', 'created'];

interface Listed {
  readonly id: string;
  readonly created: number;
}

/** One page of `rows`, which come newest first, in the list form of the wire format. */
export function listPage<Row extends Listed>(
  call: ApiCall,
  kind: string,
  rows: readonly Row[],
  filters: Readonly<Record<string, (row: Row) => string | null>>,
  present: (row: Row) => object,
): JsonObject {
  allowOnly(call.form, [...LIST_PARAMETERS, ...Object.keys(filters)]);
  const limit = integer(call.form, 'limit', 1, MOST) ?? DEFAULT_LIMIT;
  const wanted = Object.entries(filters).flatMap(([name, read]) => {
    const value = text(call.form, name);
    return value === undefined ? [] : [(row: Row) => read(row) === value];
  });
  const created = createdFilter(call);
  const matching = rows.filter((row) => created(row.created) && wanted.every((fits) => fits(row)));

  const after = text(call.form, 'starting_after');
  const before = text(call.form, 'ending_before');
  const place = (id: string, param: string): number => {
    const index = matching.findIndex((row) => row.id === id);
    if (index === -1) throw missing(kind, id, param, 400);
    return index;
  };
  const backwards = before !== undefined && after === undefined;
  const rest = backwards
    ? matching.slice(0, place(before, 'ending_before'))
    : matching.slice(after === undefined ? 0 : place(after, 'starting_after') + 1);
  const page = backwards ? rest.slice(-limit) : rest.slice(0, limit);
  return {
    object: 'list',
    data: page.map((row) => toJson(present(row))),
    has_more: rest.length > limit,
    url: call.path,
  };
}

/** `created=…` is that second; `created[gte]=…` and its three sisters are bounds. */
function createdFilter(call: ApiCall): (created: number) => boolean {
  const value = valueAt(call.form, 'created');
  if (value === undefined) return () => true;
  if (typeof value === 'string') {
    const exact = integer(call.form, 'created');
    return (created) => exact === undefined || created === exact;
  }
  allowOnly(value, ['gt', 'gte', 'lt', 'lte']);
  const bound = (name: string, none: number) => integer(call.form, `created[${name}]`) ?? none;
  const [above, from] = [bound('gt', -Infinity), bound('gte', -Infinity)];
  const [below, until] = [bound('lt', Infinity), bound('lte', Infinity)];
  return (created) => created > above && created >= from && created < below && created <= until;
}
