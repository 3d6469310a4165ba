import { brand } from './brand';
import type { LegalText } from './legal';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  description: `What ${brand.name} stores, for how long, who receives it, and how to have it deleted.`,
  updated: '2026-11-22',
  sections: [
    {
      heading: 'What we store, and why',
      paragraphs: [
        'Your order: company, role, email address, and, if you give them, your name, interviewers’ names and the role’s location. We need it to make, deliver and answer for your report.',
        'Your payment: amount, state and the provider’s reference. Your card number goes to our payment provider and never reaches us.',
        'Your report, the quotes it rests on and where they come from, the mails we sent you, and what you write to us. If you tell us when the interview is, or send us a job posting, these too.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [
        'A form that was not paid for is deleted after 7 days. Copies of pages we read are deleted after 90 days; the quotes used in your report stay with it.',
        'What a report says of your interviewers is limited to public professional facts and is removed 30 days after delivery. Orders and payments are kept as long as tax law asks.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'Your browser keeps what you type into the order form until the order is placed, and the orders you placed, so that a reload loses nothing and you find your order again. When you come back, the shop throws out whatever is older than 30 days. One cookie names the form you are filling in. There are no advertising or analytics cookies. We count on our own server how often a page is opened each day, without a cookie, an address or anything else that tells who opened it.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'Our payment provider receives the amount, the company, the role, your name and your email address, to charge you and to send a receipt. Our mail provider receives the mails we send.',
        'To make the report we ask public sources about the company, about the role and its place, and about the interviewers you named. They learn neither your name nor your email address. Where a language model helps to write, its provider receives the company, the role and its place, and quotes from public sources, and again neither your name nor your email address.',
        'We sell nothing to anyone. We give data to authorities only where the law makes us.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        `Write to ${brand.supportEmail} to see what we hold of you, to correct it or to have it deleted. We do so unless the law makes us keep it, and tell you what remains and why.`,
        'If you are named in a report as an interviewer, the same address serves you.',
      ],
    },
  ],
};
