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
}

export const faq = {
  title: 'Frequently Asked Questions',
  description: `What a ${brand.name} report is, how it is made, what it costs and when you get your money back.`,
  more: 'Still have a question?',
} as const;

export const faqItems: readonly FaqItem[] = [
  {
    question: `What is ${brand.name}?`,
    answer: ({ price }) =>
      `A shop for one thing: a report that prepares you for an interview at one company, for one role. It costs ${price} once. There is no subscription and no account.`,
  },
  {
    question: 'How does it work?',
    answer: ({ expertReview }) =>
      `You tell us the company, the role and where to send the report. Our software reads public sources, writes down what they say with the exact sentence and its date, and builds the report from that.${expertReview ? ' An expert refines it before it goes out.' : ''}`,
  },
  {
    question: 'How accurate is the report?',
    answer: () =>
      'Every fact carries the source it was taken from, the quoted words and the date we read them, so that you can check it. Where sources disagree, or where only the company itself says so, the report tells you. Sources can be wrong, and so can we; treat the report as a well-read friend, not as an oracle.',
  },
  {
    question: 'When will I get my report?',
    answer: ({ promiseHours, delivery }) =>
      `${delivery.asUsual ? `Within ${promiseHours} hours of your payment, by email, at any hour of the day and any day of the week` : `Right now our experts have much in hand: the order page tells you the hour by which your report will be ready, before you pay. At other times it is within ${promiseHours} hours of your payment`}. If you pay by other means than a card, the time runs from when your payment arrives. You can follow the progress on a page of your own.`,
  },
  {
    question: 'What sources do you use?',
    answer: ({ sourceCount }) =>
      `Our catalogue lists ${sourceCount > 0 ? `${sourceCount} data sources: ` : ''}the company’s own pages, public filings and registers, news and press feeds, job openings, engineering blogs and open-source work, and what employees say in public in their own name. The report lists each one it used.`,
  },
  {
    question: 'Is my data safe?',
    answer: () =>
      'We keep what you type in order to make and deliver your report, and our payment provider handles your card; its number never reaches us. We do not sell data and run no tracking. You can ask us to delete your order at any time. The privacy policy says what is kept and for how long.',
  },
  {
    question: 'Which companies do you cover?',
    answer: () =>
      'Mostly medium and large companies, because more is publicly known of them. You can order a report on a smaller one; if there is too little to say, you get your money back.',
  },
  {
    question: 'Can I get a refund?',
    answer: () =>
      'You get your money back if we cannot create the report for the company you asked for. Otherwise the sale is final, because the work is done for you alone. If something went wrong, write to us; the owner can make an exception.',
  },
  {
    question: 'How is the report structured?',
    answer: () =>
      'It opens with a page to read in the lift. Then come the company overview, recent developments, culture, talking points, questions to ask, questions to expect, what to avoid, tips for your role, and all sources.',
    link: { href: '/sample', label: 'See a sample report' },
  },
];
