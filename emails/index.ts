import { createElement } from 'react';
import { render } from 'react-email';
import { addressChanged } from './address-mails';
import { answerOwed, answerSoonLate } from './answer-mails';
import { whichCompany } from './company-mails';
import { contactReceived, contactTeam, supportAnswer } from './contact-mails';
import { giftBought, giftReceived } from './gift-mails';
import { MailPage } from './template/layout';
import {
  manualRequestReceived,
  orderConfirmed,
  paymentInstructions,
  refunded,
} from './order-mails';
import { plainTextMail } from './template/plain-text';
import { claimTicketReceived, claimTicketTeam, howWasIt, cancellationMail } from './after-mails';
import {
  lostLinks,
  promiseExtended,
  reportLate,
  reportReady,
  reportResumed,
  reportSoonLate,
  reportUpdated,
} from './report-mails';
import {
  alerts,
  cancelAskedTeam,
  manualRequestTeam,
  newOrderTeam,
  paymentAlert,
  promiseAtRisk,
  testMail,
} from './team-mails';
import { secondRoundMail, secondRoundFailed } from './second-round-mails';
import { staffInvited } from './staff-mails';
import type { MailTemplate, Surroundings } from './template/template';

export type { MailLink, MailTemplate, Surroundings } from './template/template';

/** Every email by the name that a row of the outbox calls it. */
const templates = {
  'order-confirmed': orderConfirmed,
  'gift-bought': giftBought,
  'gift-received': giftReceived,
  'manual-request-received': manualRequestReceived,
  'manual-request-team': manualRequestTeam,
  'payment-instructions': paymentInstructions,
  'report-ready': reportReady,
  'report-updated': reportUpdated,
  'second-round': secondRoundMail,
  'second-round-failed': secondRoundFailed,
  'how-was-it': howWasIt,
  'claim-ticket-received': claimTicketReceived,
  'claim-ticket-team': claimTicketTeam,
  'report-soon-late': reportSoonLate,
  'promise-at-risk': promiseAtRisk,
  alerts,
  'report-late': reportLate,
  'promise-extended': promiseExtended,
  'report-resumed': reportResumed,
  'order-cancelled': cancellationMail,
  refunded,
  'contact-received': contactReceived,
  'contact-team': contactTeam,
  'support-answer': supportAnswer,
  'new-order-team': newOrderTeam,
  'cancel-asked-team': cancelAskedTeam,
  'payment-alert': paymentAlert,
  'answer-owed': answerOwed,
  'answer-soon-late': answerSoonLate,
  'lost-links': lostLinks,
  'address-changed': addressChanged,
  'which-company': whichCompany,
  'test-mail': testMail,
  'staff-invited': staffInvited,
} as const satisfies Record<string, MailTemplate>;

export type TemplateName = keyof typeof templates;

export const templateNames = Object.keys(templates) as readonly TemplateName[];

export const isTemplateName = (name: string): name is TemplateName =>
  Object.hasOwn(templates, name);

export const templateOf = (name: TemplateName): MailTemplate => templates[name];

export interface RenderedTemplate {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export async function renderTemplate(
  name: TemplateName,
  values: Readonly<Record<string, unknown>>,
  surroundings: Surroundings,
): Promise<RenderedTemplate> {
  const content = templates[name].content(values, surroundings);
  const html = await render(createElement(MailPage, { content }));
  return { subject: content.subject, html, text: plainTextMail(content) };
}
