import type { FoundOrder } from '../../../desk/orders/shape';
import type { DeskPlace } from '../frame/places';

/** One line of the palette. */
export interface PaletteCommand {
  readonly id: string;
  readonly group: 'Orders' | 'Actions' | 'Pages';
  readonly name: string;
  /** What tells it from others of its name. */
  readonly hint: string;
  readonly to: string;
}

const OPERATIONS: readonly (readonly [path: string, name: string])[] = [
  ['alerts', 'Alerts'],
  ['queue', 'Queue'],
  ['tasks', 'Scheduled tasks'],
  ['webhooks', 'Webhooks'],
  ['mail', 'Email'],
  ['sources', 'Sources'],
  ['files', 'Files'],
  ['spend', 'Model spend'],
  ['settings', 'Settings'],
];

/** Each leads to the page that shows what it will do and asks for its reason. */
const ACTIONS: readonly (readonly [name: string, to: string, needs: string])[] = [
  ['Show late orders', '/admin?need=late', '/admin'],
  ['Show orders awaiting manual payment', '/admin?need=manual-payment', '/admin'],
  ['Show cancellation requests', '/admin?need=cancel-asked', '/admin'],
  ['Answer the oldest message', '/desk/inbox', '/desk/inbox'],
  ['Make a promotion code', '/desk/codes', '/desk/codes'],
  ['Change when the experts are away', '/desk/service', '/desk/service'],
  ['Invite a colleague', '/desk/staff', '/desk/staff'],
  ['Change my password or passkeys', '/desk/account', ''],
];

const fold = (text: string): string => text.toLowerCase();

/** All that fits what was typed: each word of it, in any order. */
export function commandsFor(
  typed: string,
  open: readonly DeskPlace[],
  orders: readonly FoundOrder[],
): readonly PaletteCommand[] {
  const words = fold(typed).split(/\s+/u).filter(Boolean);
  const fits = (name: string): boolean => words.every((word) => fold(name).includes(word));
  const paths = open.map(({ path }) => path);
  const pages = [
    ...open.map(({ path, name }) => [path, name] as const),
    ...(paths.includes('/desk/operations')
      ? OPERATIONS.map(
          ([path, name]) => [`/desk/operations/${path}`, `Operations: ${name}`] as const,
        )
      : []),
  ];
  return [
    ...orders.map(({ number, company, name, stage }): PaletteCommand => ({
      id: `order-${number}`,
      group: 'Orders',
      name: `${number} ${company}`,
      hint: [name, stage].filter(Boolean).join(', '),
      to: `/desk/orders/${encodeURIComponent(number)}`,
    })),
    ...ACTIONS.filter(
      ([name, , needs]) => fits(name) && (needs === '' || paths.includes(needs)),
    ).map(([name, to]): PaletteCommand => ({
      id: `act-${name}`,
      group: 'Actions',
      name,
      hint: '',
      to,
    })),
    ...pages
      .filter(([, name]) => fits(name))
      .map(([to, name]): PaletteCommand => ({
        id: `page-${to}`,
        group: 'Pages',
        name,
        hint: '',
        to,
      })),
  ];
}

/** The place after or before another; from the last on to the first. */
export const stepIn = (count: number, at: number, by: 1 | -1): number =>
  count === 0 ? 0 : (at + by + count) % count;
