import { succeed } from '../../../kernel/result';
import {
  cutDetails,
  readDraftCookie,
  readOrder,
  saveDraft,
  similarityOf,
  type DraftCookie,
  type InvalidDetails,
} from '../../orders';
import type { PaymentsContext } from '../ports';

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
  parts: { readonly payments: PaymentsContext; readonly cookie: DraftCookie },
  request: Request,
  metadata: Metadata,
): Promise<DraftForPayment> {
  const { orders } = parts.payments;
  const heldId = readDraftCookie(parts.cookie, request);
  const held = heldId === null ? null : await readOrder(orders.database.read, heldId);
  // A finished order asked for again, as after “back”, is that order; anything else is a new one.
  const isMeant = held !== null && (isOpen(held) || held.similarity === similarityOf(metadata));
  if (isMeant) return succeed({ draftId: held.id, isNew: false });
  const details = cutDetails({ ...metadata, interviewers: '', location: '' }, METADATA_LIMIT);
  const saved = await saveDraft(orders, { draftId: held?.id ?? null, details });
  return saved.ok ? succeed({ draftId: saved.value.draftId, isNew: true }) : saved;
}

function isOpen({ state, payment }: { readonly state: string; readonly payment: string }): boolean {
  return state === 'draft' || (state === 'placed' && payment === 'manual-requested');
}
