import type { Surroundings, TemplateName } from './index';

const order = {
  number: 'FW-1042',
  company: 'Tallow & Finch',
  role: 'Backend Engineer',
  name: 'Ada Merrow',
};
const team = {
  ...order,
  email: 'ada.merrow@candidate.example',
  interviewers: 'Sam Okoro, Lena Vance',
  location: 'Boston, Massachusetts',
  price: '$35',
};
const paidAt = '2026-03-02T14:05:00.000Z';
const promisedAt = '2026-03-03T02:05:00.000Z';

/** Made-up values for every template: for the preview in development and for the tests. */
export const sampleValues: Readonly<
  Record<TemplateName, Readonly<Record<string, string | number | boolean | null>>>
> = {
  'order-confirmed': { ...order, price: '$35', paidAt, promisedAt, earlierOrderNumber: 'FW-1017' },
  'manual-request-received': { ...order, price: '$35', contactDueAt: '2026-03-03T14:05:00.000Z' },
  'manual-request-team': { ...team, contactDueAt: '2026-03-03T14:05:00.000Z' },
  'payment-instructions': {
    ...order,
    price: '$35',
    instructions:
      'Please send $35 by bank transfer to Foreword.\nReference: FW-1042\n\nWe will write again when it has arrived.',
  },
  'report-ready': order,
  'report-updated': order,
  'second-round': {
    ...order,
    number: null,
    role: null,
    lead: 'It named a new CEO in March.',
    others: 3,
  },
  'second-round-failed': { ...order, number: null, role: null },
  'how-was-it': order,
  'claim-ticket-received': {
    ...order,
    reference: 'R-0003',
    claim: 'It opened a second office in Leeds in January.',
  },
  'claim-ticket-team': {
    ...order,
    email: 'ada.merrow@candidate.example',
    reference: 'R-0003',
    claim: 'It opened a second office in Leeds in January.',
    words: 'It was York.',
  },
  'report-soon-late': { ...order, promisedAt },
  'promise-at-risk': {
    ...team,
    price: null,
    what: 'report',
    loudness: 'escalate',
    dueAt: promisedAt,
    stage: 'In expert review',
  },
  'report-late': { ...order, promisedAt, expectedAt: '2026-03-03T05:00:00.000Z' },
  'promise-extended': {
    ...order,
    earlierAt: promisedAt,
    promisedAt: '2026-03-03T08:00:00.000Z',
    reason: 'One of the registers was away for some hours.',
  },
  'order-cancelled': {
    ...order,
    paid: true,
    reason: 'You asked us to, since your interview was called off.',
  },
  refunded: {
    ...order,
    amount: '$35',
    full: true,
    reason: 'There was too little verified evidence for a report.',
    refundedAt: promisedAt,
  },
  'contact-received': { reference: 'C-0007' },
  'contact-team': {
    name: 'Ada Merrow',
    email: 'ada.merrow@candidate.example',
    reference: 'C-0007',
    suspicion: 'too-fast',
    message: 'Hello,\n\ndo you also cover companies outside the United States?\n\nAda',
  },
  'support-answer': {
    subject: 'Re: your message to Foreword (C-0007)',
    name: 'Ada Merrow',
    signed: 'Mara Lindqvist',
    claim: null,
    answer:
      'yes, we do, wherever a company speaks of itself in public.\n\nFor smaller ones there is less to be found:\ntell us the name, and we look before you order.',
    theirs: 'Hello,\n\ndo you also cover companies outside the United States?\n\nAda',
    theirsAt: promisedAt,
  },
  'new-order-team': { ...team, promisedAt },
  'cancel-asked-team': { ...team, reason: 'My interview was called off.' },
  'payment-alert': {
    kind: 'paid-without-order',
    sentence: 'A payment of $35 has no order.',
    intentId: 'pi_sample',
    orderId: '0195512a-7c00-7abc-8def-0123456789ab',
  },
  'answer-owed': {
    kind: 'message',
    reference: 'C-0007',
    name: 'Ada Merrow',
    email: 'ada.merrow@candidate.example',
    loudness: 'escalate',
    receivedAt: paidAt,
    dueAt: '2026-03-03T14:05:00.000Z',
  },
  'answer-soon-late': {
    kind: 'message',
    reference: 'C-0007',
    name: 'Ada Merrow',
    dueAt: '2026-03-03T14:05:00.000Z',
  },
  alerts: {
    count: 2,
    sentences:
      'The email “report-ready” of order FW-1042 failed.\n412 MB of disk space left for the shop’s data.',
    paths: '/desk/operations/mail/0195512a\n/desk/operations',
    over: 'The report for order FW-1017 was due by 2026-03-02 21:00 UTC.',
  },
  'lost-links': {},
  'test-mail': { by: 'Mara', at: promisedAt },
  'address-changed': { ...order, email: 'ada.merrow@candidate.example' },
  'which-company': {
    ...order,
    promisedAt,
    answerBy: '2026-03-02T16:05:00.000Z',
    candidates:
      'Tallow & Finch Software, Boston, payment systems\nTallow & Finch Chandlers, Bristol, candle makers',
  },
  'staff-invited': { by: 'Mara Lindqvist', role: 'expert', endsAt: promisedAt },
};

export const sampleSurroundings: Surroundings = {
  trackUrl: 'http://localhost:3000/track/sample-of-a-private-link',
  reportUrl: 'http://localhost:3000/r/sample-of-a-private-link',
  chooseUrl: 'http://localhost:3000/choose/sample-of-a-private-link',
  rateUrl: 'http://localhost:3000/rate/sample-of-a-private-link',
  invitationUrl: 'http://localhost:3000/desk/invitation/sample-of-a-private-link',
  confirmAddressUrl: 'http://localhost:3000/address/sample-of-a-private-link',
  earlierUrl: 'http://localhost:3000/track/sample-of-an-earlier-link',
  deskUrl: 'http://localhost:3000/admin',
  receiptAttached: true,
  oneLine: 'Tallow & Finch makes payment software for small shops and employs about 420 people.',
  bestQuestion: 'What has changed in settlement since the second office opened in January?',
  reviewed: true,
  changes: [
    'Your role: The posting asks for five years with settlement systems.',
    'Company snapshot: no longer said: It has one office.',
  ],
  orders: [
    {
      label: 'FW-1042 · Tallow & Finch, Backend Engineer',
      url: 'http://localhost:3000/track/sample-of-a-private-link',
    },
    {
      label: 'FW-1017 · Harrow Lane Dairy, Data Analyst',
      url: 'http://localhost:3000/track/sample-of-an-earlier-link',
    },
  ],
};
