/** Words that state a relation, and the attributes of the rows that may state it. */
export interface RelationWords {
  readonly words: readonly string[];
  readonly attributes: readonly string[];
  /** Only a row of such an attribute will do, whatever other quotes say. */
  readonly isStrict?: true;
  /** Counts only where a sum or number is told with it: “sales”, “earned”. */
  readonly needs?: 'money' | 'figure';
  readonly sign?: 'gain' | 'loss';
  /** Who acts in an active sentence: the company, or what the row names. */
  readonly actor?: 'company' | 'value';
}

const words = (list: string): readonly string[] =>
  list.split(',').map((word) => word.trim().replaceAll(/\s+/gu, ' '));

export const RELATION_WORDS: readonly RelationWords[] = [
  {
    words: words('revenue, revenues, turnover'),
    attributes: ['revenue', 'segment-revenue', 'growth'],
    isStrict: true,
    needs: 'figure',
  },
  { words: words('sales'), attributes: ['revenue', 'segment-revenue'], needs: 'money' },
  {
    words: words('operating income, operating profit'),
    attributes: ['operating-income', 'segment-income'],
    isStrict: true,
    needs: 'money',
  },
  {
    words: words('research and development, research, r&d'),
    attributes: ['research-spending'],
    needs: 'money',
  },
  {
    words: words('profit, profits, net income, earned'),
    attributes: ['net-income'],
    isStrict: true,
    needs: 'money',
    sign: 'gain',
  },
  {
    words: words('lost, loss, losses'),
    attributes: ['net-income'],
    isStrict: true,
    needs: 'money',
    sign: 'loss',
  },
  {
    words: words('employees, employs, employed, headcount, workforce, staff'),
    attributes: ['employees', 'layoff', 'pay-ratio'],
    needs: 'figure',
  },
  {
    words: words('founded, founder, founders, co-founder, co-founded, dates from, dates back'),
    attributes: ['founded', 'founder'],
  },
  {
    words: words('headquarters, headquartered, head office'),
    attributes: ['headquarters'],
  },
  {
    words: words('based'),
    attributes: ['headquarters', 'office', 'job-posting', 'work-mode', 'posting-place'],
  },
  {
    words: words('went public, traded, trades, listed on, stock exchange, ticker'),
    attributes: ['stock-exchange', 'ticker'],
  },
  {
    words: words(
      `became, named, appointed, joined, succeeded, took over, replaced, stepped down, resigned,
      retired, promoted`,
    ),
    attributes: ['chief-executive', 'leadership', 'board', 'founder', 'interviewer'],
  },
  {
    words: words('bought, acquired, acquires, buys, acquisition, takeover, to buy, to acquire'),
    attributes: ['acquisition'],
    actor: 'company',
  },
  { words: words('divested, divestment, sold off'), attributes: ['divestment'], actor: 'company' },
  {
    words: words('launched, launches, introduced, unveiled, released'),
    attributes: ['launch'],
    actor: 'company',
  },
  {
    words: words(
      'laid off, layoff, layoffs, lost their jobs, cut jobs, job cuts, redundant, redundancies',
    ),
    attributes: ['layoff', 'restructuring'],
  },
  { words: words('raised, funding round'), attributes: ['funding'], needs: 'money' },
  {
    words: words(
      `sued, lawsuit, suit, settled, settlement, fined, penalty, investigation, complaint,
      recalled, recall`,
    ),
    attributes: ['legal', 'recall'],
  },
  {
    words: words('rival, rivals, competitor, competitors, competes, compete'),
    attributes: ['competitor'],
  },
  {
    words: words('parent, is part of, owned by, belongs to'),
    attributes: ['parent', 'subsidiary'],
  },
  { words: words('owns, subsidiary, subsidiaries'), attributes: ['subsidiary', 'parent'] },
  {
    words: words('partner, partners, partnership, partnered'),
    attributes: ['partner'],
  },
  { words: words('contract, contracts'), attributes: ['contract'] },
  { words: words('salary, salaries'), attributes: ['pay-range', 'going-pay', 'declared-pay'] },
  {
    words: words('openings, vacancies, open jobs, open roles'),
    attributes: ['open-jobs', 'job-posting'],
  },
  { words: words('outage, outages'), attributes: ['incident'] },
  { words: words('strike, strikes'), attributes: ['union'] },
  { words: words('bankrupt, bankruptcy, insolvent, insolvency'), attributes: ['legal'] },
  { words: words('restated, restatement'), attributes: ['legal'] },
];

/** Attributes whose value is a person. */
export const OF_PEOPLE: ReadonlySet<string> = new Set([
  'chief-executive',
  'leadership',
  'founder',
  'board',
  'interviewer',
]);

/** Attributes whose figure belongs to a whole period, not to its last day. */
export const OF_PERIODS: ReadonlySet<string> = new Set([
  'revenue',
  'net-income',
  'operating-income',
  'research-spending',
  'segment-income',
  'segment-revenue',
]);

/** Attributes that may be told together, since they speak of one event. */
export const TOLD_TOGETHER: readonly ReadonlySet<string>[] = [new Set(['founded', 'founder'])];

/** Attributes of which the day of publication is a day of their own. */
export const DATED_BY_PUBLICATION: ReadonlySet<string> = new Set([
  'news',
  'statement',
  'passage',
  'public-voice',
  'analysis',
  'paper',
  'current-report',
]);

/** How a figure is called; one of these words must be told with it. */
export const MEASURE_WORDS: Readonly<Record<string, readonly string[]>> = {
  revenue: words('revenue, revenues, sales, turnover, business'),
  'net-income': words('net income, profit, profits, loss, losses, lost, earned, earn, result'),
  'operating-income': words('operating income, operating profit, operating loss'),
  'research-spending': words('research and development, research, r&d'),
  'segment-income': words('operating income, operating profit, operating loss'),
  'segment-revenue': words('revenue, revenues, sales, turnover, brought in'),
  employees: words(
    'employees, employs, employed, employ, people, person, staff, headcount, workforce, workers, payroll',
  ),
  'open-jobs': words('jobs, job, openings, roles, positions, vacancies, postings'),
};
