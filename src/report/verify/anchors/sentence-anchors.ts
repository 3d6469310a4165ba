import { isContent, keysOfWord, type ReadSentence, type ReadText } from './read-text';

const NEAREST = 3;
const VALUE_WEIGHT = 1.5;

function closeness(one: ReadSentence, other: ReadSentence): number {
  const seen = new Set<string>();
  let sum = 0;
  for (const token of one.tokens) {
    const [stem = '', ...groups] = keysOfWord(token.lemma);
    if (!isContent(token) || seen.has(stem)) continue;
    seen.add(stem);
    if (other.stems.has(stem)) sum += 1;
    else if (groups.some((key) => other.stems.has(key))) sum += 0.7;
  }
  for (const { quantity } of one.quantities)
    if (other.quantities.some((known) => known.quantity.value === quantity.value))
      sum += VALUE_WEIGHT;
  for (const { year } of one.dates)
    if (year !== undefined && other.dates.some((known) => known.year === year)) sum += 0.5;
  return sum;
}

/** The sentences of a source that speak of what a claim's sentence speaks of, best first. */
export function anchorsOf(sentence: ReadSentence, source: ReadText): readonly ReadSentence[] {
  return source.sentences
    .map((other) => ({ other, close: closeness(sentence, other) }))
    .filter(({ close }) => close > 0)
    .toSorted((one, other) => other.close - one.close)
    .slice(0, NEAREST)
    .map(({ other }) => other);
}
