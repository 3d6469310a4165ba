import { brand } from './brand';

/** What the answers take from the shop as it is configured. */
export interface FaqFacts {
  readonly price: string;
  readonly promiseHours: number;
  /** Whether that many hours hold for an order placed now. */
  readonly delivery: { readonly asUsual: boolean };
  readonly sourceCount: number;
  readonly expertReview: boolean;
}

export interface FaqItem {
  readonly question: string;
  answer(facts: FaqFacts): string;
  /** A page that shows what the answer tells. */
  readonly link?: { readonly href: string; readonly label: string };
  /** It is answered on the landing page too. */
  readonly beforeOrder?: true;
}

export const faq = {
  title: 'Frequently Asked Questions',
  description: `What a ${brand.name} report is, how it’s made, what it costs, and when you get a refund.`,
  more: 'Still have a question?',
} as const;

export const faqItems: readonly FaqItem[] = [
  {
    question: `What is ${brand.name}?`,
    answer: ({ price }) =>
      'We make one thing: a report that prepares you for an interview at one company, ' +
      `for one role. It’s ${price}, one time. No subscription, no account.`,
  },
  {
    question: 'How does it work?',
    answer: ({ expertReview }) =>
      'You tell us the company, the role, and where to send the report. ' +
      'Our software reads public sources, stores their exact words with dates, ' +
      'and builds the report from ' +
      `those.${expertReview ? ' An expert refines it before you get it.' : ''}`,
  },
  {
    question: 'How accurate is the report?',
    beforeOrder: true,
    answer: () =>
      'Every fact shows its source, the exact words, and the date we read them, so you can ' +
      'check it. If sources disagree, or if only the company says so, the report tells you. ' +
      'Sources can be wrong, and so can we: treat it as a well-read friend, not an oracle.',
  },
  {
    question: 'When will I get my report?',
    beforeOrder: true,
    answer: ({ promiseHours, delivery }) =>
      (delivery.asUsual
        ? `Within ${promiseHours} hours of your payment, by email, any time of day, ` +
          'any day of the week. '
        : 'Our experts are busy right now, so the order form shows your delivery time before ' +
          `you pay. It’s usually within ${promiseHours} hours of your payment. `) +
      'If you don’t pay by card, the time runs from when your payment arrives. You can follow ' +
      'your order on a private tracking page.',
  },
  {
    question: 'What sources do you use?',
    answer: ({ sourceCount }) =>
      `Our catalog lists ${sourceCount > 0 ? `${sourceCount} data sources: ` : ''}the ` +
      'company’s own pages, public filings and registers, news and press feeds, ' +
      'job openings, engineering blogs, open-source work, ' +
      'and what employees say publicly under their own names. ' +
      'Every report lists the sources it used.',
  },
  {
    question: 'Is my data safe?',
    beforeOrder: true,
    answer: () =>
      'We use what you type only to make and deliver your report. Our payment provider ' +
      'handles your card; we never see its number. We don’t sell data, and we don’t track ' +
      'you. You can ask us to delete your order any time. The privacy policy says what we ' +
      'keep and for how long.',
  },
  {
    question: 'Which companies do you cover?',
    beforeOrder: true,
    answer: () =>
      'Mostly mid-size and large companies, because more is public about them. You can ' +
      'order a report on a smaller one; if too little is public, you get a full refund.',
  },
  {
    question: 'Can I get a refund?',
    beforeOrder: true,
    answer: () =>
      'You get a full refund if we can’t create a report on your company. Otherwise the ' +
      'sale is final, because we make each report for one person. If something went wrong, ' +
      'write to us; the owner can make an exception.',
  },
  {
    question: 'How is the report structured?',
    answer: () =>
      'It opens with a one-page brief for the elevator. Then come the company overview, ' +
      'recent developments, tips for your role, culture insights, key talking points, ' +
      'questions to ask, likely questions, what to avoid, and every source.',
    link: { href: '/sample', label: 'See a sample report' },
  },
];
