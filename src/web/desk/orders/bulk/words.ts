import type { BulkAct, BulkLine } from '../../../../desk/bulk/shape';
import { cents, formatMoney } from '../../../../kernel/money';
import { plural } from '../../../../kernel/text';

interface BulkWords {
  readonly name: string;
  readonly effect: string;
  readonly field: string;
  readonly isGrave?: boolean;
}

/** What each act is called, and what it does, before anybody presses anything. */
export const bulkWords: Readonly<Record<BulkAct, BulkWords>> = {
  'resend-report': {
    name: 'Resend report',
    effect: 'Emails each buyer their report again, with a new link.',
    field: 'Reason (for the timelines)',
  },
  refund: {
    name: 'Refund',
    effect: 'Refunds what is left of each payment, closes the order, and emails the buyer why.',
    field: 'Reason (shown to the buyers)',
    isGrave: true,
  },
  'mark-paid': {
    name: 'Mark as paid',
    effect: 'Emails each buyer a confirmation and receipt, and starts the research.',
    field: 'How they paid',
  },
  'write-note': {
    name: 'Add note',
    effect: 'Adds the same note to each order. Only staff see it.',
    field: 'Note',
  },
};

const BUTTONS: Readonly<Record<BulkAct, string>> = {
  'resend-report': 'Resend to',
  refund: 'Refund',
  'mark-paid': 'Mark as paid:',
  'write-note': 'Add to',
};

/** “Refund 3 orders ($105)” */
export function formatButton(
  act: BulkAct,
  lines: readonly Pick<BulkLine, 'amount' | 'currency'>[],
): string {
  const sums = [...Map.groupBy(lines, ({ currency }) => currency)].flatMap(([currency, some]) => {
    const sum = some.reduce((total, { amount }) => total + amount, 0);
    return sum > 0 ? [formatMoney({ amount: cents(sum), currency })] : [];
  });
  const money = sums.length > 0 ? ` (${sums.join(', ')})` : '';
  return `${BUTTONS[act]} ${plural(lines.length, 'order')}${money}`;
}
