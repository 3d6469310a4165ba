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
      'npm run foreword -- report --company NAME --role ROLE [--interviewer NAME] ' +
      '[--location PLACE] [--posting LINK-OR-TEXT] [--tape FOLDER | --web FOLDER --now ' +
      'MOMENT] [--out FOLDER]',
    load: async () => (await import('./making/report')).reportVerb,
  },
  {
    name: 'sample',
    summary: 'writes the public sample report, or checks that the committed one is up to date',
    usage: 'npm run foreword -- sample [--check] [--recording FOLDER]',
    load: async () => (await import('./shop/sample')).sampleVerb,
  },
  {
    name: 'corrections',
    summary: 'writes experts’ corrections as test cases, without personal data',
    usage: 'npm run foreword -- corrections [--out FOLDER]',
    load: async () => (await import('./shop/corrections')).correctionsVerb,
  },
  {
    name: 'sources',
    summary: 'writes docs/sources.md from the catalog, or checks that it’s up to date',
    usage: 'npm run foreword -- sources [--check]',
    load: async () => (await import('./sources/sources')).sourcesVerb,
  },
  {
    name: 'gather',
    summary:
      'researches a company: what each source answered and what was stored, one JSON object per line',
    usage:
      'npm run --silent foreword -- gather --company NAME [--hint WORDS] [--role ROLE] ' +
      '[--location PLACE] [--interviewer NAME] [--tape FOLDER | --web FOLDER --now MOMENT] ' +
      '[--out FOLDER] [--explain]',
    load: async () => (await import('./making/gather')).gatherVerb,
  },
  {
    name: 'read',
    summary:
      'reads pages: {id, html, url?} per line in, or {id, url} with --web; {id, title, ' +
      'author, publishedAt, language, type, text} per line out',
    usage:
      'npm run --silent foreword -- read [--web FOLDER --now MOMENT] < pages.jsonl > texts.jsonl',
    load: async () => (await import('./making/read')).readVerb,
  },
  {
    name: 'parse',
    summary: 'prints how a sentence is parsed: its tokens, then its clauses and their slots',
    usage: 'npm run foreword -- parse SENTENCE',
    load: async () => (await import('./making/parse')).parseVerb,
  },
  {
    name: 'rank',
    summary:
      'ranks passages, best first: {id, query, passages[]} per line in, {id, order[]} per line out',
    usage: 'npm run --silent foreword -- rank < questions.jsonl > orders.jsonl',
    load: async () => (await import('./making/rank')).rankVerb,
  },
  {
    name: 'resolve',
    summary:
      'identifies the company behind a name: {id, name, hint?} per line in; {id, card}, ' +
      '{id, candidates[]}, or {id, error} per line out',
    usage:
      'npm run --silent foreword -- resolve [--web FOLDER --now MOMENT] < names.jsonl > companies.jsonl',
    load: async () => (await import('./making/resolve')).resolveVerb,
  },
  {
    name: 'verify',
    summary:
      'verifies claims: {id, claim, passages[]} per line in, {id, verdict, score, ' +
      'reasons[], unsupportedTokens[], quote} per line out',
    usage: 'npm run --silent foreword -- verify < claims.jsonl > verdicts.jsonl',
    load: async () => (await import('./making/verify')).verifyVerb,
  },
  {
    name: 'judge-check',
    summary: 'says in a minute whether the model that judges is good enough, and what to set',
    usage: 'npm run foreword -- judge-check',
    load: async () => (await import('./shop/judge-check')).judgeCheckVerb,
  },
  {
    name: 'probe',
    summary:
      'tests each source once: whether it answers, how fast, how fully, and what changed; --record proves what answers',
    usage: 'npm run foreword -- probe [--group GROUP] [--again] [--record] [--keep FOLDER]',
    load: async () => (await import('./sources/probe')).probeVerb,
  },
  {
    name: 'prove',
    summary:
      'proves the form of a source: keeps a recorded answer with made-up values for the tests',
    usage:
      'npm run foreword -- prove [SOURCE FILE | --all FOLDER] [--origin WORDS] [--known NAME=VALUE] [--envelope JSON]',
    load: async () => (await import('./sources/prove')).proveVerb,
  },
  {
    name: 'bulk',
    summary: 'lists the large files, loads one, rolls one back, or accepts one that was held',
    usage:
      'npm run foreword -- bulk [list | load ID [--file FILE --period "2026 Q3"] | back ID | accept ID]',
    load: async () => (await import('./sources/bulk')).bulkVerb,
  },
  {
    name: 'new-source',
    summary: 'creates a catalog entry and its test from one recorded answer',
    usage:
      'npm run foreword -- new-source ID --from ANSWER [--kind ' +
      'json|search|xml|csv|html|feed] [--url TEMPLATE] [--group GROUP]',
    load: async () => (await import('./sources/new-source')).newSourceVerb,
  },
  {
    name: 'doctor',
    summary: 'tries what is configured, and says what is right, what to fix, and how',
    usage: 'npm run foreword -- doctor [--mail-to ADDRESS]',
    load: async () => (await import('./shop/doctor')).doctorVerb,
  },
  {
    name: 'settings',
    summary: 'writes the page of settings, or checks that it matches the program',
    usage: 'npm run foreword -- settings [--check]',
    load: async () => (await import('./shop/settings')).settingsVerb,
  },
  {
    name: 'backup',
    summary: 'backs up database and files into one file while the shop runs',
    usage: 'npm run foreword -- backup [--out FILE]',
    load: async () => (await import('./storage/backup')).backupVerb,
  },
  {
    name: 'restore',
    summary: 'restores a backup into an empty database and data folder',
    usage: 'npm run foreword -- restore --from FILE',
    load: async () => (await import('./storage/restore')).restoreVerb,
  },
  {
    name: 'verify-backup',
    summary: 'reads a backup to its end and says whether it’s whole',
    usage: 'npm run foreword -- verify-backup --from FILE',
    load: async () => (await import('./storage/verify-backup')).verifyBackupVerb,
  },
  {
    name: 'retention',
    summary: 'shows which data is past its limit, or deletes it',
    usage: 'npm run foreword -- retention [--run]',
    load: async () => (await import('./storage/retention')).retentionVerb,
  },
  {
    name: 'ratings',
    summary: 'lists buyers’ ratings, and shows or hides their quotes on the website',
    usage: 'npm run foreword -- ratings [--show ORDER | --hide ORDER]',
    load: async () => (await import('./shop/ratings')).ratingsVerb,
  },
  {
    name: 'seed',
    summary: 'adds 60 days of made-up orders to a demo’s database',
    usage: 'npm run seed -- [--orders 240] [--days 60] [--seed 1]',
    load: async () => (await import('./seed/seed')).seedVerb,
  },
  {
    name: 'owner',
    summary: 'creates a one-time link for the owner to choose a username and password',
    usage: 'npm run foreword -- owner',
    load: async () => (await import('./shop/owner')).ownerVerb,
  },
];
