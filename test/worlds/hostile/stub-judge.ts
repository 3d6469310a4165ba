import type { Dice } from '../random';

export type Json = Readonly<Record<string, unknown>>;
export const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The same model as the judge of what it wrote: in some worlds it says yes to all, in some to four of five,
 * and in some to its own lies alone, while it guesses by their words at what others say.
 */
export function judgeFalsely(
  roll: Dice,
  manner: string,
  prompt: string,
  lies: ReadonlySet<string>,
): string {
  const told = [...lies].map((said) => wordsOf(said).join(' '));
  const items = [...prompt.matchAll(/^([0-9a-f]{6}) (\{.*\})$/gm)];
  return JSON.stringify({
    labels: items.map(([, item = '', body = '']) => {
      const { premise, hypothesis } = object(JSON.parse(body));
      const words = wordsOf(String(hypothesis));
      const known = new Set(wordsOf(String(premise)));
      const isOwn = told.some((said) => said.includes(words.join(' ')));
      const isLikely = words.filter((word) => known.has(word)).length > 0.6 * words.length;
      const isSaid = {
        all: true,
        most: isOwn || roll.chance(0.8),
        own: isOwn || isLikely,
      }[manner];
      return { item, label: isSaid === true ? 'entailed' : 'neutral', confidence: 99 };
    }),
  });
}
