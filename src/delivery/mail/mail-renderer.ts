import type { Attachment, Mail, MailRenderer } from '../../platform/mail';
import { receiptAttachment, reportAttachment } from './attachments';
import type { MailedReport, RenderingContext } from './ports';
import { surroundingsOf } from './surroundings';

/** The mails that bring the report itself. */
const WITH_REPORT: ReadonlySet<string> = new Set(['report-ready', 'report-updated']);

const WITH_RECEIPT: ReadonlySet<string> = new Set(['order-confirmed', 'gift-bought']);

/** Makes a mail of a template's name and its values, with links and files as they are at this moment. */
export function createMailRenderer(context: RenderingContext): MailRenderer {
  return {
    async render(mail) {
      const template = mail.template;
      // What draws mails is large; a start need not wait for it.
      const { isTemplateName, renderTemplate, templateOf } = await import('../../../emails');
      if (!isTemplateName(template))
        throw new Error(`There is no email template called ${template}.`);
      const report = WITH_REPORT.has(template) ? await reportOf(context, mail) : undefined;
      const receipt = WITH_RECEIPT.has(template)
        ? await receiptAttachment(context, mail)
        : undefined;
      const surroundings = await surroundingsOf(context, {
        name: template,
        template: templateOf(template),
        mail,
        report,
        receiptAttached: receipt !== undefined,
      });
      const attachments: readonly Attachment[] = [
        ...(receipt ? [receipt] : []),
        ...(report ? [reportAttachment(report)] : []),
      ];
      return { ...(await renderTemplate(template, mail.values, surroundings)), attachments };
    },
  };
}

async function reportOf(context: RenderingContext, mail: Mail): Promise<MailedReport> {
  const report = mail.order === undefined ? undefined : await context.readReport(mail.order);
  if (!report) throw new Error('This order’s report isn’t ready yet.');
  return report;
}
