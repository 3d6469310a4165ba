import { brand } from './brand';

/** What a link to the sample report says of it. */
export const samplePage = {
  title: `A sample ${brand.name} report`,
  description:
    'A full interview report on a made-up company, every sentence checked against its ' +
    'source and then edited. See it before you order.',
} as const;
