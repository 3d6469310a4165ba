import { brand } from './brand';

/** What a link to the sample report says of it. */
export const samplePage = {
  title: `A sample report by ${brand.name}`,
  description:
    'A whole interview briefing about a made-up company, with the source behind every sentence, before you order your own.',
} as const;
