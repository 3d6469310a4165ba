import { brand } from './brand';
import type { LegalText } from './legal';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  description: `What ${brand.name} stores, for how long, who receives it, and how to have it deleted.`,
  updated: '2026-11-27',
  sections: [
    {
      heading: 'What we store, and why',
      paragraphs: [
        'Your order: company, role, email address, and, if you give them, your name, ' +
          'interviewers’ names, and the role’s location. We need it to make, deliver, and ' +
          'answer for your report.',
        'Your payment: amount, status, and the provider’s reference. Your card number goes ' +
          'to our payment provider and never reaches us. If tax is added, your country and ' +
          'postal code. If you ask for them on the receipt, a company, a VAT number, and an ' +
          'address.',
        'A gift: your name and email address, and, if you give them, the recipient’s address and your ' +
          'words to them. We use that address to email the gift and to check who uses it. If you got a ' +
          'gift by email, you can have your address deleted; the code then works with any address.',
        'Your report, the quotes it is based on and where they come from, the emails we ' +
          'sent you, and what you write to us. If you tell us when the interview is, or send ' +
          'us a job posting, we store those too.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [
        'We delete an unpaid order form after 7 days. We delete copies of pages we read ' +
          'after 90 days; the quotes in your report stay with it.',
        'What a report says about your interviewers is limited to public, professional ' +
          'facts, and we remove it 30 days after delivery. We keep orders and payments as ' +
          'long as tax law requires.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'Your browser stores what you type into the order form until you place the order, ' +
          'and the orders you placed, so a reload loses nothing and you can find your order ' +
          'again. When you come back, the shop deletes whatever is older than 30 days. One ' +
          'cookie identifies the order form you are filling in, and one the gift. Notes, ' +
          'questions, and times that you write on your report’s page stay in that browser ' +
          'until you clear them there; we never receive them. There are no advertising or ' +
          'analytics cookies. On our own server we count how often each page is opened each ' +
          'day, without a cookie, an address, or anything else that shows who opened it.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'Our payment provider receives the amount, the company, the role, your name, and ' +
          'your email address, to charge you and to send a receipt. Our email provider ' +
          'receives the emails we send.',
        'To make the report, we ask public sources about the company, the role and its ' +
          'location, and the interviewers you named. They never receive your name or email ' +
          'address. If a language model helps to write the report, its provider receives the ' +
          'company, the role and its location, and quotes from public sources, but not your ' +
          'name or email address.',
        'We do not sell data. We give data to authorities only if the law requires it.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        `Write to ${brand.supportEmail} to see the data we have about you, to correct it, ` +
          'or to have it deleted. If the law requires us to keep some of it, ' +
          'we tell you what stays and why.',
        'If a report names you as an interviewer, write to the same address.',
      ],
    },
  ],
};
