import { brand } from './brand';
import type { LegalText } from './legal';

export const terms: LegalText = {
  title: 'Terms of Service',
  description: `The terms under which ${brand.name} makes and delivers its reports.`,
  updated: '2026-11-27',
  sections: [
    {
      heading: 'What you buy',
      paragraphs: [
        `${brand.name} sells one product: an interview-preparation report about one company ` +
          'for one role, made for you, for the price shown when you order. ' +
          'It is a one-time fee. There is no subscription.',
        'The report is information to help you prepare. It is not legal, financial, or ' +
          'career advice, and it promises no outcome of your interview.',
      ],
    },
    {
      heading: 'Your order',
      paragraphs: [
        'You give us a company, a role, and an email address that you can read. You may ' +
          'give interviewers’ names if you have them for your interview.',
        'An order is placed when your payment is confirmed, or when you request a manual ' +
          'order. You must be at least 18 years old, or order with a parent’s consent.',
        'A promotion code lowers the price once you apply it. One order takes one code. ' +
          'Codes have limits and an end, and cannot be exchanged for money. A code you apply is held ' +
          'for about three hours while you pay. If you get a refund, you get back what you paid.',
        'Where we sell in more than one currency, you choose one before you pay. Refunds are in that currency.',
        'Where we must collect tax, we add it before you pay and name it on your receipt.',
      ],
    },
    {
      heading: 'Gifts',
      paragraphs: [
        'A gift is a code that pays for one report, whatever a report costs by then. It works once, and ' +
          'for seven years from the day you buy it; both the email and your gift’s page name the last day. ' +
          'If you name the recipient’s address, only that address can use it.',
        'Whoever uses the code gives us the company and the role, and has the order, the report, and its ' +
          'rights. We do not tell you what they ordered. If we cannot make their report, the code works ' +
          'again.',
        'Until the code is used, we refund the gift if you write to us. The code then stops working. A ' +
          'used gift is final, as any other sale.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'We deliver by email within 12 hours of confirming your payment. For a manual order ' +
          'we email you payment instructions within 24 hours, and the 12 hours begin when ' +
          'your payment arrives.',
        'If our experts are too busy for that, the order form shows a later delivery time ' +
          'before you pay, and that is the time we promise. We may also stop taking orders ' +
          'for a while; we deliver orders that are already paid as promised.',
        'If a report is late, we tell you, and you may ask us to cancel the order.',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'You get a full refund if we cannot create a report on the company you asked for, ' +
          'which is the case when too little about it can be verified. Our software finds that ' +
          'out, an expert confirms it, and we tell you by email. The refund goes back to the ' +
          'payment method you used. ' +
          'If a code covered the whole price, the code works again while it is valid.',
        'Otherwise the sale is final. We may refund any order as goodwill, in full or in ' +
          'part. If you ask us to cancel, or if a report is late, a person decides; no refund ' +
          'is automatic. These terms do not take away rights that the law gives you.',
      ],
    },
    {
      heading: 'Accuracy and use',
      paragraphs: [
        'Each fact names its source and the day we read it. Sources may be wrong, or change ' +
          'after that day. Facts are only as good as their sources. As far as the law allows, ' +
          'we are not liable for decisions based on them beyond the price of the report.',
        'The report is for your own preparation. Do not publish or resell it. Quotes in it belong to their authors.',
      ],
    },
    {
      heading: 'Contact and law',
      paragraphs: [
        `Send questions to ${brand.supportEmail}. We answer Monday to Friday, ` +
          '9:00 to 17:00 Eastern, and aim to reply within 24 hours.',
        'These terms are governed by the law of the Commonwealth of Massachusetts. If a ' +
          'part of them is not valid, the rest stays in force.',
      ],
    },
  ],
};
