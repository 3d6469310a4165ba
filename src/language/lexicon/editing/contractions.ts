/** How people say it, before how it is written in full. */
export const CONTRACTIONS: readonly (readonly [said: string, written: string])[] = [
  ['aren’t', 'are not'],
  ['can’t', 'can not, cannot'],
  ['didn’t', 'did not'],
  ['doesn’t', 'does not'],
  ['don’t', 'do not'],
  ['hasn’t', 'has not'],
  ['haven’t', 'have not'],
  ['isn’t', 'is not'],
  ['wasn’t', 'was not'],
  ['weren’t', 'were not'],
  ['you won’t', 'you will not'],
  ['you’ll', 'you will'],
];
