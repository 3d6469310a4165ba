import { plural } from '../../../kernel/text';
import type { Snapshot, Topic } from '../../evidence/shape';
import type { GatherOrder } from './order';

/** What a report promises, in the order of its sections: the fixed questions of every plan. */
export interface PromisedTopic {
  readonly topic: Topic;
  readonly asks: string;
  /** As a noun phrase, for the sentence that says it was not found. */
  readonly missing: string;
  /** Words that a page about it has in its address or in a link to it, and that a search is given. */
  readonly words: readonly string[];
}

export const PROMISED: readonly PromisedTopic[] = [
  {
    topic: 'snapshot',
    asks: 'What does the company do, since when and how large?',
    missing: 'what the company does',
    words: ['about', 'company', 'who we are', 'overview', 'facts', 'story'],
  },
  {
    topic: 'financials',
    asks: 'How large is it, and does it earn?',
    missing: 'figures of its business',
    words: ['investors', 'financials', 'results', 'annual report', 'funding'],
  },
  {
    topic: 'leadership',
    asks: 'Who leads it?',
    missing: 'names of its leaders',
    words: ['leadership', 'team', 'management', 'founders', 'people', 'board'],
  },
  {
    topic: 'products',
    asks: 'What does it sell?',
    missing: 'what it offers',
    words: ['products', 'solutions', 'platform', 'features', 'customers', 'pricing'],
  },
  {
    topic: 'news',
    asks: 'What is new?',
    missing: 'recent news',
    words: ['news', 'press', 'announcements', 'updates', 'media', 'launch'],
  },
  {
    topic: 'market',
    asks: 'Whom does it compete with?',
    missing: 'its market and competitors',
    words: ['industry', 'market', 'customers', 'case studies', 'competitors'],
  },
  {
    topic: 'culture',
    asks: 'How is it to work there?',
    missing: 'how it is to work there',
    words: ['culture', 'values', 'life', 'mission', 'diversity', 'benefits'],
  },
  {
    topic: 'hiring',
    asks: 'How does it hire, and what does it pay?',
    missing: 'open jobs and how it hires',
    words: ['careers', 'jobs', 'join', 'hiring', 'openings', 'vacancies'],
  },
  {
    topic: 'engineering',
    asks: 'How does it build?',
    missing: 'how it builds what it sells',
    words: ['engineering', 'developers', 'tech', 'research', 'open source', 'docs'],
  },
  {
    topic: 'location',
    asks: 'Where is it?',
    missing: 'where it works',
    words: ['locations', 'offices', 'contact', 'visit'],
  },
  {
    topic: 'legal',
    asks: 'Is it in dispute with anybody?',
    missing: 'disputes and legal matters',
    words: ['legal', 'compliance', 'lawsuit', 'settlement'],
  },
];

/** As in the evidence: below this a text may be about a namesake. */
const SURE_ENOUGH = 0.7;
/** What leads on, and what tells of a place or a person, answers no question about the company. */
const NOT_OF_IT: ReadonlySet<Snapshot['kind']> = new Set(['directory', 'place', 'person']);
/** Fewer texts than this leave a topic on one voice. */
const ENOUGH = 2;

export interface ResearchGap extends PromisedTopic {
  readonly texts: number;
}

/** The topics that hardly anything speaks to yet. */
export function findGaps(snapshots: readonly Snapshot[]): readonly ResearchGap[] {
  const counts = new Map<Topic, Set<string>>();
  for (const { topics, matchScore, kind, snapshot } of snapshots) {
    if (matchScore < SURE_ENOUGH || NOT_OF_IT.has(kind)) continue;
    for (const topic of topics) counts.set(topic, (counts.get(topic) ?? new Set()).add(snapshot));
  }
  return PROMISED.map((promised) => ({
    ...promised,
    texts: counts.get(promised.topic)?.size ?? 0,
  })).filter(({ texts }) => texts < ENOUGH);
}

/** What a search is asked for a topic; what is about the work is asked for the role and its place. */
export function searchWords(
  { topic, words }: PromisedTopic,
  { role, location = '' }: GatherOrder,
): string {
  const [first = topic] = words;
  return topic === 'hiring'
    ? [role, 'interview salary', location].filter((word) => word.trim() !== '').join(' ')
    : topic === 'location' && location !== ''
      ? `office ${location}`
      : first;
}

export function missingSentence({ missing, texts }: ResearchGap): string {
  return texts === 0
    ? `We looked for ${missing} and found nothing.`
    : `We looked for ${missing} and found only ${plural(texts, 'text')}.`;
}
