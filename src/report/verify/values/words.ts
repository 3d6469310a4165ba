/** Words that carry no fact: they may open a sentence with a capital and need no source. */
const FUNCTION_WORDS = `a about above after again all also although always an and another any
  are as ask at back be because been before
  behind being below best better between both bring but by came can come could did do does doing
  down during each
  either else even every few first for from further get give given go goes had has have having
  he her here hers him
  his how i if in into is it its itself just keep last later latest least leave less let like
  long look made make
  many may me mention might more most much must my name near nearly never new newest next no
  none nor not note now of
  one ones   off often on once only open or other our ours out over own part people perhaps
  place point prepare put rather read
  really remember same say saying says see seen set several she should since so some something
  still such take than
  thank that the their them themselves then there these they thing things think this those
  through to together told
  too toward towards under until up us use used very was way we well were what whatever when
  where whether which
  while who whom whose why will with within without word words would write year years yet you
  your yours yourself
  looking writing writes wrote adds added records says gave given differ differs
  someone somebody everyone everybody nobody elsewhere speak taken taking gives giving further among
  beside across against alone toward towards leads lives lived names naming dated older newer
  oldest short full detail
  tell show link tie connect start end offer treat avoid skip steer expect count counts`;

/** Words with which a report speaks of its sources and of the interview, not of the company. */
const REPORT_WORDS = `according answer asked asking interview interviewer interviewers headline
  headlines report reported reports
  reporting source sources public publicly published publishes posting postings posted post
  written wrote described
  describes describe stated states state named lists listed listing carried carries ran figure
  figures number
  question questions talk talking mentioned mentions dated page pages website site quote quoted
  company firm role
  roles application candidate candidates voice voices title titled commenter comment comments
  account accounts record records
  filing filings recorded headed explained speak speaks spoke talked handed tells told single
  sentence survey conclusions hires neighbour posts follows worth knowing entry item items date
  dates time lately recently recent
  choose decide learn look pick rehearse reread search`;

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u));
}

const FUNCTION_SET = toSet(FUNCTION_WORDS);
const REPORT_SET = toSet(REPORT_WORDS);

export function isPlainWord(word: string): boolean {
  const lower = word.toLowerCase().replace(/n't$/u, '');
  return FUNCTION_SET.has(lower) || REPORT_SET.has(lower);
}

/** What an attribute says by itself, for rows whose quote is a bare entry of a register. */
export const ATTRIBUTE_WORDS: Readonly<Record<string, string>> = {
  revenue: 'revenue revenues sales turnover earned took income million billion',
  'net-income': 'net income profit earnings loss lost costs cost earned money kept million billion',
  'operating-income': 'operating income profit loss earned million billion',
  'research-spending': 'research development spent million billion',
  'segment-income': 'operating income profit loss earned million billion',
  'segment-revenue': 'revenue revenues sales turnover million billion',
  employees: 'employees employed employs staff headcount payroll people workforce working work',
  'chief-executive': 'chief executive officer ceo leads led run runs head top',
  leadership: 'leadership team leads lead executive management',
  founder: 'founder founded founders cofounder started',
  founded: 'founded started established inception began',
  headquarters: 'headquarters headquartered based head office home located',
  office: 'office offices place places',
  industry: 'industry business field trade works working',
  product: 'product products offers offer offering offerings sells range makes',
  launch: 'launch launched launches released introduced new',
  layoff: 'layoff layoffs laid job jobs cut cuts notice people',
  'open-jobs': 'open live closest close jobs job openings positions hiring vacancies',
  'job-posting': 'live closest close open job opening position posted hiring team based location',
  'pay-range': 'pay salary range published annual base compensation opening',
  'declared-pay': 'pay declared',
  mission: 'mission purpose aim',
  value: 'value values',
  benefit: 'benefit benefits perks',
  'must-have': 'musts haves must-haves requirements asks asked required',
  'nice-to-have': 'welcome required asked plus must',
  duty: 'work post asked',
  'posting-tool': 'tool tools',
  'posting-team': 'team',
  'posting-place': 'place location',
  'posting-sentence': 'work',
  'hiring-step': 'hiring process step steps stage stages',
  'hiring-step-of-work': 'hiring process step steps stage stages',
  'public-voice': 'thread forum user discussion hacker news',
  parent: 'parent owned owner belongs part group',
  ticker: 'ticker traded shares stock exchange symbol listed',
  funding: 'funding raised raise round led',
  contract: 'contract contracts public lists',
  subsidiary: 'subsidiary owned belong belongs part group',
  news: 'news press article story engineers work',
  statement: 'statement plans plan engineering reserves figures',
  legal:
    'legal dispute disputes correction suit settlement recall recalls case cases notice notices ' +
    'inspection inspections breach breaches lobbying',
  board: 'board sit sits seat seats',
  competitor: 'competitor competitors competes rivals market',
  description: 'describes description sums summary',
  'pay-gap': 'gap pay women men earn earns less more middle man woman above below zero pays',
  'pay-ratio': 'pay top head paid',
  'climate-target': 'climate target targets aim aims',
  'work-visas': 'work visa visas approved foreign hires hired',
  event: 'event events date dates investors',
  'current-report': 'current report reports',
  incident: 'incident incidents outage outages',
  study: 'study studies trial trials',
  clearance: 'review reviews decision decisions product products',
  patent: 'patent patents invention inventions applied',
  paper: 'paper papers research',
  software: 'software code free project projects',
  rating: 'rating ratings rated product products',
  'going-pay': 'pay pays going work general',
  surroundings: 'place surroundings rent rents price prices',
  'stock-exchange': 'shares stock exchange listed traded',
};
