import { brand } from '../../../../content/brand';
import { terms } from '../../../../content/terms';
import { cents, formatMoney } from '../../../kernel/money';
import { succeed, type Result } from '../../../kernel/result';
import { readAuditOf, writeAudit } from '../../audit';
import { auditEntryOf, reasonOf, type Acting } from '../acts/audited-act';
import type { OrderActing } from '../ports';
import type { ActDone, EvidenceFile, EvidenceRow, MailLine } from '../shape';
import { mergeTimeline } from '../timeline';

/** All that shows a bank that an order was placed, paid and delivered, in one file. */
export async function gatherEvidence(
  context: OrderActing,
  acting: Acting<'gather-evidence-file'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const content = await context.printEvidence(await readEvidence(context, acting.order));
  return context.database.write(async (transaction) => {
    await writeAudit(
      transaction,
      context.clock,
      auditEntryOf(acting, reason.value, 'evidence-exported', { after: { bytes: content.length } }),
    );
    return succeed({
      sentence: 'Your download is starting. Upload the file to the payment provider.',
      file: {
        name: `evidence-${acting.order.number}.pdf`,
        type: 'application/pdf',
        base64: Buffer.from(content).toString('base64'),
      },
    });
  });
}

async function readEvidence(
  context: OrderActing,
  order: Acting<'gather-evidence-file'>['order'],
): Promise<EvidenceFile> {
  const { id, number, details, amount, refundedAmount, currency, billingCountry } = order;
  const [payments, mails, versions, entries, audit] = await Promise.all([
    context.readPayments(id),
    context.listMails(id),
    context.listVersions(id),
    context.readTimeline(id),
    readAuditOf(context.database.read, 'order', number),
  ]);
  const money = (sum: number): string => formatMoney({ amount: cents(sum), currency });
  const paying = payments.attempts.find(({ state }) => state === 'succeeded');
  return {
    number,
    seller: brand.name,
    madeAt: say(context.clock.now().toISOString()) ?? '',
    sections: [
      {
        title: 'Order',
        rows: rowsOf([
          ['Order number', number],
          [
            'Product',
            order.kind === 'gift'
              ? 'A gift code, delivered by email, that pays for one report preparing its user for a job interview'
              : 'A digital report that prepares the buyer for a job interview, delivered by email and as ' +
                'a private page',
          ],
          ['Company', details.company],
          ['Role', details.role],
          ['Buyer', details.name],
          ['Email', details.email],
          ['Billing country', billingCountry],
          ['Placed', say(order.placedAt)],
          ['Price', money(amount)],
          [
            'Terms',
            order.placedAt !== null && order.placedAt.slice(0, 10) >= terms.updated
              ? `Version of ${terms.updated}, in force when the order was placed`
              : `Last changed on ${terms.updated}, after the order was placed`,
          ],
        ]),
      },
      {
        title: 'Payment',
        rows: rowsOf([
          ['Paid', say(order.paidAt)],
          ['Payment', paying?.intentId ?? (order.paidAt === null ? 'none' : 'other means')],
          ['Charge', paying?.chargeId],
          [
            'Card',
            !paying?.cardBrand
              ? null
              : `${paying.cardBrand} ending in ${paying.cardLastDigits ?? '????'}`,
          ],
          ['Refunded', refundedAmount === 0 ? 'nothing' : money(refundedAmount)],
          ...payments.refunds.map(({ amount: given, state, createdAt, reason }): LabeledValue => [
            'Refund',
            `${money(given)}, ${state}, ${say(createdAt) ?? ''}: ${reason}`,
          ]),
          ...payments.disputes.map(
            ({ providerId, amount: disputed, reason, state }): LabeledValue => [
              'Dispute',
              `${providerId}: ${money(disputed)}, ${reason}, ${state}`,
            ],
          ),
        ]),
      },
      {
        title: 'Delivery',
        rows: rowsOf([
          ['Delivered', say(order.deliveredAt) ?? 'not delivered'],
          ...versions
            .filter(({ publishedAt }) => publishedAt !== null)
            .map(({ number: version, digest, publishedAt, signedBy }): LabeledValue => [
              `Report, version ${version}`,
              `Delivered ${say(publishedAt) ?? ''}, approved by ${signedBy ?? 'nobody'}. SHA-256: ${digest}`,
            ]),
          ['Link opened', 'not recorded: the shop doesn’t track readers'],
        ]),
      },
      {
        title: 'Emails',
        rows: mails
          .toReversed()
          .filter(({ to }) => to === details.email)
          .map(mailRow),
      },
      {
        title: 'Timeline',
        rows: mergeTimeline(entries, audit)
          .toReversed()
          .map(({ at, who, what, why }): EvidenceRow => [
            say(at) ?? '',
            `${what} (${who})${why === '' ? '' : `: ${why}`}`,
          ]),
      },
    ],
  };
}

function mailRow({ template, to, state, sentAt, createdAt }: MailLine): EvidenceRow {
  return [
    say(sentAt ?? createdAt) ?? '',
    `${template.replaceAll('-', ' ')}, to ${to}: ${state === 'sent' ? 'accepted by the mail server' : state}`,
  ];
}

type LabeledValue = readonly [label: string, value: string | null | undefined];
const rowsOf = (told: readonly LabeledValue[]): readonly EvidenceRow[] =>
  told.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

function say(iso: string | null): string | null {
  return iso === null ? null : `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
