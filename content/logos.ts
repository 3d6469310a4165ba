/** Employers people interview with; `scripts/pictures/draw-logos.mjs` draws their marks from a free collection. */
export const logoWall = {
  heading: 'Wherever you’re interviewing',
  lead: 'We cover most mid-size and large companies, famous or not.',
  notAffiliated:
    'These names and marks belong to their owners. None of these companies is affiliated ' +
    'with us, endorses us, or is a customer of ours.',
  names: [
    'Apple',
    'Google',
    'NVIDIA',
    'SAP',
    'Shopify',
    'Stripe',
    'Visa',
    'Goldman Sachs',
    'HSBC',
    'Netflix',
    'Spotify',
    'Airbnb',
    'Uber',
    'Marriott',
    'Tesla',
    'Toyota',
    'Boeing',
    'Target',
    'IKEA',
    'Nike',
    'Unilever',
    'FedEx',
    'Siemens',
    'GSK',
  ],
} as const;
