/** What a wanted fact is about, by the words of its question; the first that fits. */
const TOPICS: readonly (readonly [topic: string, words: RegExp])[] = [
  ['layoffs and restructuring', /\b(?:jobs? cut|layoffs?|restructuring|severance|cut in)\b/i],
  ['legal', /\b(?:suits?|legal matter|antitrust|fines?|litigation|court|earplug|PFAS)\b/i],
  ['legal name', /\b(?:legal name|incorporated|owns? (?:it|and)|who owns)\b/i],
  ['founding', /\b(?:founded|founder|begin|started|first open)\b/i],
  ['headquarters and offices', /\b(?:head ?office|headquarters|offices?|based|branches|where)\b/i],
  ['employees', /\b(?:employees|staff|people|work in|attrition|women)\b/i],
  ['net income', /\b(?:net (?:income|earnings)|operating (?:income|margin)|EPS|return on)\b/i],
  [
    'revenue and growth',
    /\b(?:revenues?|net sales|grow|growing|quarter|results|bring|segments?)\b/i,
  ],
  ['guidance', /\bexpect (?:next|for)\b/i],
  ['leaders', /\b(?:chief|who (?:leads|runs|is|are|leaves)|president|managers)\b/i],
  ['hiring', /\b(?:hiring|interviews?|candidate|stages?|apply|references|posts?|pairing)\b/i],
  [
    'pay and benefits',
    /\b(?:pay|paid|salary|leave|holiday|vacation|insurance|benefits?|pension)\b/i,
  ],
  ['pay and benefits', /\b(?:retirement|health|sabbatical|bonus|profit sharing|sick|parental)\b/i],
  ['way of working', /\b(?:remote|office or home|working (?:week|model)|work week|rhythm)\b/i],
  ['values and mission', /\b(?:values?|mission|vision|purpose|principles|culture|guides)\b/i],
  ['acquisitions and partners', /\b(?:buy|bought|partner|invest|put into|spin|whom)\b/i],
  ['competitors', /\b(?:competes?|rivals?)\b/i],
  ['customers', /\b(?:customers?|clients?|serve|sell)\b/i],
  ['launches', /\b(?:launch(?:ed)?|newest|ship|approve)\b/i],
  ['technology', /\b(?:technolog(?:y|ies)|systems|languages|written in|built with|APIs)\b/i],
  ['products', /\b(?:products?|brands?|make|offers?|editions|devices|parts)\b/i],
  ['what it is', /\b(?:what does it do|what is|what kind|does .{1,20} do|strategy)\b/i],
];

export function topicOfQuestion(question: string): string {
  return TOPICS.find(([, words]) => words.test(question))?.[0] ?? 'other';
}
