import { brand } from './brand';
import type { LegalText } from './legal';

export const terms: LegalText = {
  title: 'Terms of Service',
  description: `The terms under which ${brand.name} makes and delivers its reports.`,
  updated: '2026-11-22',
  sections: [
    {
      heading: 'What you buy',
      paragraphs: [
        `${brand.name} sells one product: an interview-preparation report about one company for one role, made for you, for the price shown when you order. It is a one-time fee. There is no subscription.`,
        'The report is information to help you prepare. It is not legal, financial or career advice, and it does not promise an outcome of your interview.',
      ],
    },
    {
      heading: 'Your order',
      paragraphs: [
        'Please give a company, a role and an email address that you can read. You may give interviewers’ names if you have them for the purpose of your interview.',
        'An order is placed when your payment is confirmed, or when you send a manual request. You must be at least 18 years old, or order with a parent’s consent.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'We deliver by email within 12 hours of your payment being confirmed. For a manual request we write to you with payment instructions within 24 hours, and the 12 hours begin when your payment arrives.',
        'When our experts have more in hand than that allows, the order page names a later hour before you pay, and that hour is the one we promise. We may also stop taking orders for a while; orders already paid are delivered as promised.',
        'If a report is late we tell you, and you may ask us to cancel the order.',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'You get your money back if the report cannot be created for the company you asked for, which is the case when too little about it can be verified. Our software finds that out, an expert confirms it, we tell you by email, and the money goes back the way you paid.',
        'Apart from that a sale is final. We may refund any order as goodwill, in full or in part. If you ask us to cancel, or a report is late, a person decides, and nothing is refunded by itself. Where the law gives you further rights, these terms do not take them away.',
      ],
    },
    {
      heading: 'Accuracy and use',
      paragraphs: [
        'Each statement names its source and the day we read it. Sources may be mistaken or change after that day. Statements are as good as their sources, and we are not liable for decisions made on them beyond the price of the report, so far as the law allows.',
        'The report is for your own preparation. Please do not publish or resell it. Quotes in it belong to their authors.',
      ],
    },
    {
      heading: 'Contact and law',
      paragraphs: [
        `Questions go to ${brand.supportEmail}. We answer Monday to Friday, 9:00 to 17:00 Eastern, and aim to reply within 24 hours.`,
        'These terms are governed by the law of the Commonwealth of Massachusetts. If a part of them is not valid, the rest remains.',
      ],
    },
  ],
};
