import { Phrasebook, TOPIC_HEADINGS, TOPIC_WORDS } from '../../../language';
import type { Snapshot, Topic } from '../shape';

/** By a sentence’s words, of several the first. */
const BY_WORDS = new Phrasebook<Topic>(TOPIC_WORDS);
const WORDS_FIRST: readonly Topic[] = [
  'legal',
  'hiring',
  'financials',
  'engineering',
  'market',
  'products',
  'leadership',
  'culture',
];
/** By headings, which say what all below them is about, whatever its words. */
const BY_HEADING = new Phrasebook<Topic>(TOPIC_HEADINGS);
const HEADINGS_FIRST: readonly Topic[] = [
  'leadership',
  'market',
  'legal',
  'location',
  'hiring',
  'culture',
  'engineering',
  'financials',
  'products',
];
/** A part of a filing may speak of more than its source is asked for. */
const OF_PART: Readonly<Record<string, readonly Topic[]>> = {
  letter: ['snapshot', 'financials', 'market'],
  business: ['snapshot', 'products', 'market', 'culture', 'engineering', 'legal', 'leadership'],
  people: ['culture', 'hiring'],
  officers: ['leadership'],
  properties: ['location'],
  legal: ['legal'],
  discussion: ['financials', 'market', 'products', 'legal'],
  statements: ['financials', 'legal', 'products'],
  risks: ['market', 'legal'],
  cybersecurity: ['engineering'],
};

const firstOf = (order: readonly Topic[], told: ReadonlySet<Topic>): Topic | undefined =>
  order.find((topic) => told.has(topic));

/** What a sentence is about: by the nearest heading that tells, then by its words where its page is asked for that. */
export function topicOf(
  text: string,
  { topics, details }: Pick<Snapshot, 'topics' | 'details'>,
  headings: readonly string[] = [],
): Topic {
  const allowed = OF_PART[String(details?.['part'] ?? '')] ?? topics;
  for (const heading of headings.toReversed()) {
    const above = firstOf(HEADINGS_FIRST, BY_HEADING.kindsIn(heading));
    if (above !== undefined) return above;
  }
  const told = BY_WORDS.kindsIn(text);
  return (
    WORDS_FIRST.find((one) => told.has(one) && allowed.includes(one)) ?? allowed[0] ?? 'snapshot'
  );
}
