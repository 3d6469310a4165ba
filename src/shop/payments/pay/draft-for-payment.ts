import { fail, succeed, type Result } from '../../../kernel/result';
import { interviewReport } from '../../catalog';
import {
  cutDetails,
  readDraftCookie,
  readOrder,
  saveDraft,
  similarityOf,
  type DraftCookie,
  type InvalidDetails,
  type OrderRow,
} from '../../orders';
import type { PaymentsContext } from '../ports';

interface Parts {
  readonly payments: PaymentsContext;
  readonly cookie: DraftCookie;
}

interface Metadata {
  readonly company: string;
  readonly role: string;
  readonly email: string;
  readonly name: string;
}

type DraftForPayment =
  | { readonly ok: true; readonly value: { readonly draftId: string; readonly isNew: boolean } }
  | { readonly ok: false; readonly failure: InvalidDetails };

/** The provider keeps so much of each value, and so much of it makes a draft. */
const METADATA_LIMIT = 500;

/** The draft that the browser's cookie names; without one, a draft made of the call's own details. */
export async function draftForPayment(
  parts: Parts,
  request: Request,
  metadata: Metadata,
): Promise<DraftForPayment> {
  const { orders } = parts.payments;
  const held = await readHeld(parts, request);
  if (held !== null && isMeant(held, metadata)) return succeed({ draftId: held.id, isNew: false });
  const details = cutDetails({ ...metadata, interviewers: '', location: '' }, METADATA_LIMIT);
  const saved = await saveDraft(orders, { draftId: held?.id ?? null, details });
  return saved.ok ? succeed({ draftId: saved.value.draftId, isNew: true }) : saved;
}

/** What a browser is to pay: its draft's own price, or that of a new one. */
export async function priceFor(
  parts: Parts,
  request: Request,
  metadata: Metadata,
): Promise<Pick<OrderRow, 'amount' | 'currency'>> {
  const held = await readHeld(parts, request);
  return held !== null && isMeant(held, metadata) ? held : interviewReport.price;
}

/** The gift that the browser’s cookie names: what it holds was typed for a gift, and nothing else makes one. */
export async function giftForPayment(
  { payments, giftCookie }: Pick<Parts, 'payments'> & { readonly giftCookie: DraftCookie },
  request: Request,
): Promise<Result<OrderRow, 'no-draft'>> {
  const held = await readHeld({ payments, cookie: giftCookie }, request);
  return held?.kind === 'gift'
    ? succeed(held)
    : fail('no-draft', 'We lost your details. Fill in the form again.');
}

async function readHeld({ payments, cookie }: Parts, request: Request): Promise<OrderRow | null> {
  const heldId = readDraftCookie(cookie, request);
  return heldId === null ? null : readOrder(payments.orders.database.read, heldId);
}

/** A finished order asked for again, as after “back”, is that order; anything else is a new one. */
function isMeant(held: OrderRow, metadata: Metadata): boolean {
  return isOpen(held) || held.similarity === similarityOf(metadata);
}

function isOpen({ state, payment }: { readonly state: string; readonly payment: string }): boolean {
  return state === 'draft' || (state === 'placed' && payment === 'manual-requested');
}
