/** Employers people interview with. Their names are set in an open typeface; no company's own artwork is used. */
export const logoWall = {
  heading: 'Wherever you are interviewing',
  lead: 'We look into mostly medium and large companies, well known or not.',
  notAffiliated: 'These names belong to their owners. None of these companies is affiliated with us, endorses us or is said to be our customer.',
  names: [
    'Apple', 'Google', 'NVIDIA', 'SAP', 'Shopify', 'Stripe', 'Visa', 'Goldman Sachs', 'HSBC', 'Netflix', 'Spotify', 'Airbnb',
    'Uber', 'Marriott', 'Tesla', 'Toyota', 'Boeing', 'Target', 'IKEA', 'Nike', 'Unilever', 'FedEx', 'Siemens', 'GSK',
  ],
} as const;
