import { cents, toUnits, type Currency } from '../../kernel/money';
import type { OrderDetails } from '../../shop/orders/shape';
import { before, days, hours } from '../../kernel/time';
import { squeeze } from '../../kernel/text';
import type { TypedExtras } from './details';

/** What a buyer's own browser keeps of an order. */
export interface SavedOrder {
  readonly company: string;
  readonly role: string;
  readonly email: string;
  readonly name: string;
  readonly interviewers?: string;
  readonly location?: string;
  readonly date: string;
  readonly paymentId?: string;
  readonly paymentStatus: string;
  readonly paymentAmount: number;
  /** Where this order can be followed. */
  readonly trackingPath?: string;
}

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const LATEST = 'orderDetails';
const DRAFT = 'tempOrderDetails';
/** What was typed into the form and not yet sent; it is forgotten once the order is placed. */
const FORM = 'orderForm';
const ENTRY = /^orderDetails(?:manual)?_(\d+)$/;
const KEPT = days(30);
const CLOCKS_DIFFER = hours(1);

/** A sum as the browser keeps it: in dollars, or in units of what was paid in. */
export const paidIn = (amount: number, currency: Currency): number =>
  toUnits({ amount: cents(amount), currency });

export function toSavedOrder(
  details: OrderDetails,
  payment: Pick<SavedOrder, 'paymentId' | 'paymentStatus' | 'paymentAmount'>,
  now: Date,
): SavedOrder {
  const { interviewers, location, ...needed } = details;
  return {
    ...needed,
    ...(interviewers === '' ? {} : { interviewers }),
    ...(location === '' ? {} : { location }),
    ...payment,
    date: now.toISOString(),
  };
}

export function saveOrder(
  store: KeyValueStore,
  order: SavedOrder,
  kind: 'paid' | 'manual',
  now: Date,
): void {
  const text = JSON.stringify(order);
  store.setItem(LATEST, text);
  store.setItem(
    `${kind === 'manual' ? 'orderDetailsmanual' : 'orderDetails'}_${now.getTime()}`,
    text,
  );
  store.removeItem(FORM);
  store.removeItem(DRAFT);
}

export const latestOrder = (store: KeyValueStore): SavedOrder | null => readOrder(store, LATEST);
export const manualDraft = (store: KeyValueStore): SavedOrder | null => readOrder(store, DRAFT);

export function saveManualDraft(store: KeyValueStore, draft: SavedOrder): void {
  store.setItem(DRAFT, JSON.stringify(draft));
}

/** The order for the same address and company that this browser placed last, if it did. */
export function earlierOrder(
  store: KeyValueStore,
  details: Pick<OrderDetails, 'email' | 'company'>,
): SavedOrder | null {
  const same = (one: string, other: string): boolean =>
    squeeze(one).toLowerCase() === squeeze(other).toLowerCase();
  return (
    entries(store)
      .toSorted((one, other) => other.time - one.time)
      .map(({ key }) => readOrder(store, key))
      .find(
        (order) =>
          order && same(order.email, details.email) && same(order.company, details.company),
      ) ?? null
  );
}

/** Whether this browser has kept the order that the server placed at this moment; clocks may differ. */
export function hasKept(
  store: KeyValueStore,
  details: Pick<OrderDetails, 'email' | 'company'>,
  placedAt: string,
): boolean {
  const known = earlierOrder(store, details);
  return known !== null && Date.parse(known.date) >= Date.parse(placedAt) - CLOCKS_DIFFER;
}

/** Forgets what is older than 30 days, and what can't be read. */
export function pruneOrders(store: KeyValueStore, now: Date): void {
  const oldest = before(now, KEPT).getTime();
  for (const { key, time } of entries(store)) {
    if (time < oldest || readOrder(store, key) === null) store.removeItem(key);
  }
  for (const key of [LATEST, DRAFT]) {
    const order = readOrder(store, key);
    if (order === null || !(Date.parse(order.date) >= oldest)) store.removeItem(key);
  }
  if (!(Date.parse(String(readJson(store, FORM)?.['date'])) >= oldest)) store.removeItem(FORM);
}

function entries(store: KeyValueStore): readonly { readonly key: string; readonly time: number }[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').flatMap(
    (key) => {
      const time = ENTRY.exec(key)?.[1];
      return time === undefined ? [] : [{ key, time: Number(time) }];
    },
  );
}

function readOrder(store: KeyValueStore, key: string): SavedOrder | null {
  const value = readJson(store, key);
  const written = (field: string): boolean => typeof value?.[field] === 'string';
  return written('company') && written('role') && written('email') && written('date')
    ? ({ name: '', paymentStatus: '', paymentAmount: 0, ...value } as unknown as SavedOrder)
    : null;
}

export function saveTyped(
  store: KeyValueStore,
  typed: Partial<Record<keyof OrderDetails | keyof TypedExtras, string>>,
  now: Date,
): void {
  store.setItem(FORM, JSON.stringify({ ...typed, date: now.toISOString() }));
}

export function readTyped(store: KeyValueStore): Readonly<Record<string, string>> {
  const { date: _, ...typed } = readJson(store, FORM) ?? {};
  return Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function readJson(store: KeyValueStore, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
