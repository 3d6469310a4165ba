/** Made-up words that more than one sample is made of. */
export const sampleOrder = {
  number: 'FW-1042',
  company: 'Tallow & Finch',
  role: 'Backend Engineer',
  name: 'Ada Merrow',
};
export const sampleTeam = {
  ...sampleOrder,
  email: 'ada.merrow@candidate.example',
  interviewers: 'Sam Okoro, Lena Vance',
  location: 'Boston, Massachusetts',
  price: '$35',
};
export const samplePaidAt = '2026-03-02T14:05:00.000Z';
export const samplePromisedAt = '2026-03-03T02:05:00.000Z';
