import type { Surroundings } from './template/template';

export const sampleSurroundings: Surroundings = {
  trackUrl: 'http://localhost:3000/track/sample-of-a-private-link',
  reportUrl: 'http://localhost:3000/r/sample-of-a-private-link',
  chooseUrl: 'http://localhost:3000/choose/sample-of-a-private-link',
  rateUrl: 'http://localhost:3000/rate/sample-of-a-private-link',
  invitationUrl: 'http://localhost:3000/desk/invitation/sample-of-a-private-link',
  confirmAddressUrl: 'http://localhost:3000/address/sample-of-a-private-link',
  earlierUrl: 'http://localhost:3000/track/sample-of-an-earlier-link',
  giftUrl: 'http://localhost:3000/order?code=GIFT-7KQ2-9XBM-4TRC',
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
