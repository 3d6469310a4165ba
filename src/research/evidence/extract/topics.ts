import type { Snapshot, Topic } from '../shape';

/** Words that give a sentence its topic; the first that fits. */
const BY_WORDS: readonly (readonly [topic: Topic, words: RegExp])[] = [
  ['legal', /\b(?:lawsuit|settled|settlement|restated|restatement|regulator|compliance)\b/i],
  [
    'hiring',
    /\b(?:interview|candidates?|apply|recruiter|hiring|on-call|remote(?:ly)?|office days?)\b/i,
  ],
  ['financials', /\b(?:revenue|profit|net income|margin|guidance|forecast for the year|cash)\b/i],
  [
    'engineering',
    /\b(?:engineers?|code|database|Postgres|Kubernetes|latency|incident|deploy|release|architecture|service-level)\b/i,
  ],
  ['market', /\b(?:competitors?|market|customers?|contract|industry)\b/i],
  ['products', /\b(?:product|launch|feature|software|platform)\b/i],
  ['leadership', /\b(?:chief|officer|board|director|chair|founder)\b/i],
  ['culture', /\b(?:values?|culture|colleagues|team|employees|people who)\b/i],
];
/** Headings that say what all below them is about, whatever its words. */
const BY_HEADING: readonly (readonly [topic: Topic, words: RegExp])[] = [
  ['leadership', /\b(?:executive officers|leadership|management team|directors|board)\b/i],
  ['market', /\b(?:competiti(?:on|ve)|competitors|customers|clients|markets?)\b/i],
  ['legal', /\b(?:legal proceedings|litigation|contingenc(?:y|ies)|government regulation)\b/i],
  ['location', /\b(?:properties|facilities|offices?|locations?|headquarters)\b/i],
  ['hiring', /\b(?:hiring|interview\w*|recruit\w*|onboarding|probation|apply)\b/i],
  [
    'culture',
    /\b(?:human capital|people|employees|workforce|culture|values|diversity|benefits|leave|holidays?|pension)\b/i,
  ],
  ['engineering', /\b(?:engineering|architecture|incidents?|on-call|deploy\w*|stack)\b/i],
  ['financials', /\b(?:results|liquidity|revenues?|financial|cash flows?|outlook)\b/i],
  ['products', /\b(?:products?|services|brands|platform|segments?)\b/i],
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

/** What a sentence is about: by the nearest heading that tells, then by its words where its page is asked for that. */
export function topicOf(
  text: string,
  { topics, details }: Pick<Snapshot, 'topics' | 'details'>,
  headings: readonly string[] = [],
): Topic {
  const allowed = OF_PART[String(details?.['part'] ?? '')] ?? topics;
  const above = headings
    .toReversed()
    .flatMap((heading) => BY_HEADING.find(([, words]) => words.test(heading))?.[0] ?? [])
    .at(0);
  return (
    above ??
    BY_WORDS.find(([topic, words]) => allowed.includes(topic) && words.test(text))?.[0] ??
    allowed[0] ??
    'snapshot'
  );
}
