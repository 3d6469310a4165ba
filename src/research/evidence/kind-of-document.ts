import type { Snapshot } from './shape';

/** Text that people wrote, by who wrote it and what for. */
export const KINDS_OF_DOCUMENT = [
  'filing',
  'own-page',
  'posting',
  'news',
  'reference',
  'discussion',
] as const;
export type KindOfDocument = (typeof KINDS_OF_DOCUMENT)[number];

/** Undefined for what a service states field by field: a register, an entry, a company's figures. */
export function kindOfDocument({
  kind,
  reliability,
}: Pick<Snapshot, 'kind' | 'reliability'>): KindOfDocument | undefined {
  switch (kind) {
    case 'filing':
      return 'filing';
    case 'job-posting':
      return 'posting';
    case 'discussion':
      return 'discussion';
    case 'page':
    case 'news':
      if (reliability === 'first-party') return 'own-page';
      return kind === 'news' || reliability === 'public-voice' ? 'news' : 'reference';
    default:
      return undefined;
  }
}
