import { brand } from '../../../content/brand';
import { interviewReport } from '../../shop/catalog';
import { paperFor } from '../../kernel/formats/paper';
import type { Attachment, Mail } from '../../platform/mail';
import { dayOfReceipt, type Receipt } from '../receipt';
import type { MailedReport, RenderingContext } from './ports';
import { mailTextOf } from './surroundings';

const PDF = 'application/pdf';
const LONGEST_NAME = 60;
/** What is only known after the mail: the buyer’s own page prints a receipt with it. */
const NOTHING_MORE = { company: '', taxId: '', address: '', refunded: null, paidBy: null } as const;

export function reportAttachment({ company, pdf }: MailedReport): Attachment {
  return {
    filename: `${fileNameOf(company)}-interview-report.pdf`,
    contentType: PDF,
    content: pdf,
  };
}

/** Nothing where the order's number, price or day are not known, or the printer fails: no receipt holds up a mail. */
export async function receiptAttachment(
  context: RenderingContext,
  mail: Mail,
): Promise<Attachment | undefined> {
  const [number, total, paidAt] = [
    mailTextOf(mail, 'number'),
    mailTextOf(mail, 'price'),
    mailTextOf(mail, 'paidAt'),
  ];
  if (number === null || total === null || paidAt === null) return undefined;
  const role = mailTextOf(mail, 'role');
  try {
    const content = await context.receipts.print({
      number,
      total,
      price: mailTextOf(mail, 'listPrice') ?? total,
      discount: discountOf(mail),
      tax: mailTextOf(mail, 'tax'),
      paidOn: dayOfReceipt(paidAt),
      soldTo: mailTextOf(mail, 'name') ?? mail.to,
      email: mail.to,
      ...NOTHING_MORE,
      item:
        mail.values['gift'] === true
          ? interviewReport.gift.name
          : `Interview report: ${mailTextOf(mail, 'company') ?? ''}${role === null ? '' : `, ${role}`}`,
      paper: paperFor(mailTextOf(mail, 'billingCountry')),
    });
    return {
      filename: `${brand.name}-receipt-${fileNameOf(number)}.pdf`,
      contentType: PDF,
      content,
    };
  } catch (error) {
    context.onReceiptFailure(error);
    return undefined;
  }
}

function discountOf(mail: Mail): Receipt['discount'] {
  const [code, discount] = [mailTextOf(mail, 'code'), mailTextOf(mail, 'discount')];
  return code === null || discount === null
    ? null
    : { label: `Code ${code}`, amount: `−${discount}` };
}

/** Plain letters, since some mail programs still stumble over others in a file's name. */
function fileNameOf(words: string): string {
  const plain = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/gu, '-');
  return plain.slice(0, LONGEST_NAME).replace(/^-+|-+$/gu, '') || 'company';
}
