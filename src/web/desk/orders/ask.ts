import { isIsoDay } from '../../../kernel/time';
import { SHOP_ZONE } from '../../../../content/brand';
import {
  isOrderSort,
  isPaymentState,
  isStage,
  isTableNeed,
  LONGEST_SEARCH,
  type TableAsk,
} from '../../../desk/orders/shape';
import { MOST_AT_ONCE } from '../../../desk/bulk/shape';
import { isTimeZone } from '../../../kernel/moments/zoned-time';
import { isIdentifier, type OrderCursor, type OrderSort } from '../../../shop/orders/shape';

const NUMBER = /^FW-\d{1,9}$/u;
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)([+-]\d{2})(?::(\d{2}))?$/u;

/** What the address of the page asks for; what it can't mean is as if it were not there. */
export function readAsk(parameters: URLSearchParams): TableAsk {
  const text = (name: string): string => parameters.get(name)?.trim() ?? '';
  const one = <Value extends string>(
    name: string,
    is: (text: string) => text is Value,
  ): Value | null => {
    const value = text(name);
    return is(value) ? value : null;
  };
  const day = (name: string): string | null =>
    isIsoDay(text(name)) && !Number.isNaN(Date.parse(text(name))) ? text(name) : null;
  const sort = one('sort', isOrderSort) ?? 'newest';
  const [after, before] = [cursorOf(sort, text('after')), cursorOf(sort, text('before'))];
  const numbers = [...new Set(text('numbers').split(','))].filter((one) => NUMBER.test(one));
  return {
    ...(numbers.length > 0 ? { numbers: numbers.slice(0, MOST_AT_ONCE) } : {}),
    words: text('q').slice(0, LONGEST_SEARCH),
    stage: one('stage', isStage),
    payment: one('payment', isPaymentState),
    need: one('need', isTableNeed),
    fromDay: day('from'),
    untilDay: day('until'),
    zone: isTimeZone(text('zone')) ? text('zone') : SHOP_ZONE,
    sort,
    place: after ? { after } : before ? { before } : text('page') === 'last' ? 'end' : null,
  };
}

/** The same as an address; what is usual is left out. */
export function writeAsk({
  words,
  stage,
  payment,
  need,
  fromDay,
  untilDay,
  zone,
  sort,
  place,
  numbers,
}: TableAsk): string {
  const parts: readonly (readonly [string, string | null])[] = [
    ['q', words],
    ['stage', stage],
    ['payment', payment],
    ['need', need],
    ['from', fromDay],
    ['until', untilDay],
    ['zone', zone === SHOP_ZONE ? null : zone],
    ['sort', sort === 'newest' ? null : sort],
    ['numbers', numbers?.join(',') ?? null],
    placeOf(place),
  ];
  const query = new URLSearchParams(
    parts.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query === '' ? '' : `?${query}`;
}

function placeOf(place: TableAsk['place']): readonly [string, string | null] {
  if (place === null) return ['page', null];
  if (place === 'end') return ['page', 'last'];
  return 'after' in place ? ['after', write(place.after)] : ['before', write(place.before)];
}

const write = ({ key, id }: OrderCursor): string => `${id}~${key}`;

function cursorOf(sort: OrderSort, text: string): OrderCursor | null {
  const [id = '', key = ''] = [text.slice(0, 36), text.slice(37)];
  return isIdentifier(id) && isKey(sort, key) ? { id, key } : null;
}

/** Typed by hand it could be anything, and the database takes only what it means. */
function isKey(sort: OrderSort, key: string): boolean {
  if (sort === 'amount') return /^\d{1,9}$/u.test(key);
  if (sort === 'company') return key.length <= 400 && !key.includes('\0');
  if (sort === 'promise' && key === 'infinity') return true;
  const [, date, time, zone, minutes = '00'] = MOMENT.exec(key) ?? [];
  return (
    date !== undefined && !Number.isNaN(Date.parse(`${date}T${time ?? ''}${zone ?? ''}:${minutes}`))
  );
}
