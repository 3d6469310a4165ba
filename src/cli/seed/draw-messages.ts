import { newIdentifier } from '../../kernel/identifier';
import type { Random } from '../../kernel/seeded-random';
import { before, hours, minutes } from '../../kernel/time';
import { pickOf, type Rows, type SeedRow } from './draw-past';
import { COMPLAINTS, FIRST_NAMES, LAST_NAMES, MESSAGES } from './words';

interface Asked {
  readonly days: number;
  readonly now: Date;
  /** The first number that no message has yet. */
  readonly reference: number;
  readonly orders: Rows['customer_order'];
}

/** What people wrote to the shop: a few open, most answered. */
export function drawMessages(
  random: Random,
  { days, now, reference, orders }: Asked,
): { readonly contact_message: readonly SeedRow[]; readonly claim_ticket: readonly SeedRow[] } {
  const pick = pickOf(random);
  const messages = MESSAGES.map((message, at) => {
    const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
    const isOpen = at < 3;
    const receivedAt = before(
      now,
      isOpen ? minutes(40 + at * 300) : hours(30 + random.next() * (days - 2) * 24),
    );
    return {
      id: newIdentifier({ now: () => receivedAt }),
      reference: `C-${reference + at}`,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@candidate.example`,
      message,
      suspicion: 'none',
      received_at: receivedAt,
      state: isOpen ? 'open' : 'answered',
      answered_at: isOpen ? null : new Date(receivedAt.getTime() + hours(5)),
    };
  });
  const delivered = orders.filter(({ state }) => state === 'delivered').slice(-COMPLAINTS.length);
  const tickets = delivered.map(({ id }, at) => {
    const openedAt = before(now, hours(3 + at * 20));
    const isOpen = at === 0;
    return {
      id: newIdentifier({ now: () => openedAt }),
      reference: `T-${reference + MESSAGES.length + at}`,
      order_id: id,
      claim_id: `c${at + 1}`,
      claim_text: 'The company opened a second office in 2024.',
      words: COMPLAINTS[at],
      opened_at: openedAt,
      state: isOpen ? 'open' : 'closed',
      answered_at: null,
    };
  });
  return { contact_message: messages, claim_ticket: tickets };
}

/** How many opened each page on the way to an order, a day at a time. */
export function drawVisits(
  random: Random,
  { orders, days, now }: Pick<Asked, 'orders' | 'days' | 'now'>,
): readonly SeedRow[] {
  const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
  const placed = new Map<string, number>();
  for (const order of orders) {
    const day = dayOf(order['placed_at'] as Date);
    placed.set(day, (placed.get(day) ?? 0) + 1);
  }
  return Array.from({ length: days }, (_, back) => dayOf(before(now, hours(24 * back)))).flatMap(
    (day) => {
      const payment = (placed.get(day) ?? 0) + Math.floor(random.next() * 2);
      const details = payment + Math.floor(random.next() * 3);
      const order = details + Math.floor(random.next() * 6);
      const landing = order * 3 + Math.floor(random.next() * 30);
      return Object.entries({ landing, order, details, payment }).map(([step, count]) => ({
        day,
        step,
        count,
      }));
    },
  );
}
