import { answerNames, detailNames } from '../../../../content/order-fields';
import { cents } from '../../../kernel/money';
import { recordOf } from '../../../kernel/record-of';
import type { OrderEventRow, OrderRow } from '../schema';
import {
  stageOf,
  type OrderAnswers,
  type OrderDetails,
  type OrderView,
  type TimelineEntry,
} from '../shape';

export function detailsOf(row: OrderRow): OrderDetails {
  return recordOf(detailNames, (field) => row[field]);
}

function answersOf(row: OrderRow): OrderAnswers {
  return {
    interviewAt: written(row.interviewAt),
    interviewZone: row.interviewZone,
    ...recordOf(answerNames, (field) => row[field]),
  };
}

export function viewOf(row: OrderRow): OrderView {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    payment: row.payment,
    version: row.version,
    actCount: row.actCount,
    details: detailsOf(row),
    answers: answersOf(row),
    occupation: row.occupation,
    companyPick: row.companyPick,
    stage: stageOf(row.state, row.payment),
    amount: cents(row.amount),
    refundedAmount: cents(row.refundedAmount),
    currency: row.currency,
    code: row.code,
    discount: cents(row.discount),
    tax: row.taxCalculation === null ? null : cents(row.tax),
    receiptFor: {
      company: row.receiptCompany,
      taxId: row.receiptTaxId,
      address: row.receiptAddress,
    },
    billingCountry: row.billingCountry,
    placedAt: written(row.placedAt),
    paidAt: written(row.paidAt),
    promisedAt: written(row.promisedAt),
    contactDueAt: written(row.contactDueAt),
    deliveredAt: written(row.deliveredAt),
    cancelAskedAt: written(row.cancelAskedAt),
  };
}

export function timelineEntryOf({ at, what, actor, why }: OrderEventRow): TimelineEntry {
  return { at: at.toISOString(), what, actor, why };
}

const written = (moment: Date | null): string | null => moment?.toISOString() ?? null;
