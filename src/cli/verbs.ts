import type { Verb } from './verb';

/** A word of the command line as the help shows it; its parts are loaded when it is called. */
export interface ListedVerb {
  readonly name: string;
  /** One line for the list of verbs. */
  readonly summary: string;
  /** How it is called, one line. */
  readonly usage: string;
  load(): Promise<Verb>;
}

export const verbs: readonly ListedVerb[] = [
  {
    name: 'report',
    summary: 'researches a company and writes its report into a folder',
    usage:
      'npm run foreword -- report --company NAME --role ROLE [--interviewer NAME] [--location PLACE] [--posting LINK-OR-TEXT] [--tape FOLDER | --web FOLDER --now MOMENT] [--out FOLDER]',
    load: async () => (await import('./report')).reportVerb,
  },
  {
    name: 'sample',
    summary:
      'makes the report that the shop shows to everybody, or says whether the kept one is what it would make',
    usage: 'npm run foreword -- sample [--check]',
    load: async () => (await import('./sample')).sampleVerb,
  },
  {
    name: 'corrections',
    summary: 'writes what experts corrected as cases for the tests, without personal data',
    usage: 'npm run foreword -- corrections [--out FOLDER]',
    load: async () => (await import('./corrections')).correctionsVerb,
  },
  {
    name: 'sources',
    summary:
      'writes the list of all sources into docs/sources.md, or says whether it is what the catalogue tells',
    usage: 'npm run foreword -- sources [--check]',
    load: async () => (await import('./sources')).sourcesVerb,
  },
  {
    name: 'gather',
    summary:
      'reads about a company: what each source answered and what was stored, one JSON object a line',
    usage:
      'npm run --silent foreword -- gather --company NAME [--hint WORDS] [--role ROLE] [--location PLACE] [--interviewer NAME] [--tape FOLDER | --web FOLDER --now MOMENT] [--out FOLDER] [--explain]',
    load: async () => (await import('./gather')).gatherVerb,
  },
  {
    name: 'read',
    summary:
      'reads pages: {id, html, url?} a line in, or {id, url} with --web, {id, title, author, publishedAt, language, type, text} a line out',
    usage:
      'npm run --silent foreword -- read [--web FOLDER --now MOMENT] < pages.jsonl > texts.jsonl',
    load: async () => (await import('./read')).readVerb,
  },
  {
    name: 'parse',
    summary:
      'prints how a sentence is read: its tokens, then its clauses with what fills each slot',
    usage: 'npm run foreword -- parse SENTENCE',
    load: async () => (await import('./parse')).parseVerb,
  },
  {
    name: 'rank',
    summary:
      'ranks passages, the best first: {id, query, passages[]} a line in, {id, order[]} a line out',
    usage: 'npm run --silent foreword -- rank < questions.jsonl > orders.jsonl',
    load: async () => (await import('./rank')).rankVerb,
  },
  {
    name: 'resolve',
    summary:
      'says which company a name means: {id, name, hint?} a line in, {id, card} or {id, candidates[]} or {id, error} a line out',
    usage:
      'npm run --silent foreword -- resolve [--web FOLDER --now MOMENT] < names.jsonl > companies.jsonl',
    load: async () => (await import('./resolve')).resolveVerb,
  },
  {
    name: 'verify',
    summary:
      'judges claims: {id, claim, passages[]} a line in, {id, verdict, score, reasons[], unsupportedTokens[], quote} a line out',
    usage: 'npm run --silent foreword -- verify < claims.jsonl > verdicts.jsonl',
    load: async () => (await import('./verify')).verifyVerb,
  },
  {
    name: 'probe',
    summary:
      'asks each source once whether it still answers, how fast and how fully, and says what changed',
    usage: 'npm run foreword -- probe [--group GROUP] [--again] [--record FOLDER]',
    load: async () => (await import('./probe')).probeVerb,
  },
  {
    name: 'bulk',
    summary:
      'lists the large files that are loaded for everybody, loads one, goes back to the one before, or accepts one that was held back',
    usage:
      'npm run foreword -- bulk [list | load ID [--file FILE --period "2026 Q3"] | back ID | accept ID]',
    load: async () => (await import('./bulk')).bulkVerb,
  },
  {
    name: 'new-source',
    summary: 'begins an entry of the catalogue and its test from one recorded answer',
    usage:
      'npm run foreword -- new-source ID --from ANSWER [--kind json|search|xml|csv|html|feed] [--url TEMPLATE] [--group GROUP]',
    load: async () => (await import('./new-source')).newSourceVerb,
  },
  {
    name: 'retention',
    summary: 'says what was kept long enough, or lets it go',
    usage: 'npm run foreword -- retention [--run]',
    load: async () => (await import('./retention')).retentionVerb,
  },
  {
    name: 'ratings',
    summary:
      'lists what buyers said of their reports, and lets their words stand on the pages or takes them down',
    usage: 'npm run foreword -- ratings [--show ORDER | --hide ORDER]',
    load: async () => (await import('./ratings')).ratingsVerb,
  },
  {
    name: 'seed',
    summary: 'puts made-up orders into a demo’s database',
    usage: 'npm run seed -- --orders 50 [--seed 1]',
    load: async () => (await import('./seed')).seedVerb,
  },
  {
    name: 'owner',
    summary: 'makes a one-time link with which the owner chooses name and password',
    usage: 'npm run foreword -- owner',
    load: async () => (await import('./owner')).ownerVerb,
  },
];
