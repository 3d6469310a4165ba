import { brand } from './brand';

export const contact = {
  title: `Contact ${brand.name}`,
  heading: 'Contact Us',
  description: `How to reach ${brand.name}: by email, Monday to Friday.`,
  lead: 'We aim to reply within 24 hours on business days.',
  details: [
    { label: 'Support Email', value: brand.supportEmail },
    { label: 'Location', value: brand.location },
    { label: 'Support Hours', value: brand.supportHours },
  ],
} as const;
