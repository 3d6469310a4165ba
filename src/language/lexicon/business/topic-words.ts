/** Words that give a sentence its topic. */
export const TOPIC_WORDS = [
  ['culture', '=value, =values, colleagues, culture, employees, people who, team'],
  [
    'engineering',
    `=code, architecture, database, deploy, engineer, incident, kubernetes, latency, postgres, release,
     service level`,
  ],
  ['financials', '=revenue, cash, forecast for the year, guidance, margin, net income, profit'],
  [
    'hiring',
    `=apply, candidate, hiring, interview, office day, on call, recruiter, remote, remotely`,
  ],
  ['leadership', '=chair, board, chief, director, founder, officer'],
  ['legal', 'compliance, lawsuit, regulator, restated, restatement, settled, settlement'],
  ['market', 'competitor, contract, customer, industry, market'],
  ['products', 'feature, launch, platform, product, software'],
] as const;

/** Headings that say what all below them is about. */
export const TOPIC_HEADINGS = [
  [
    'culture',
    `benefits, culture, diversity, employees, holiday, human capital, leave, pension, people, values,
     workforce`,
  ],
  ['engineering', 'architecture, deploy*, engineering, incident, on call, stack'],
  ['financials', 'cash flow, financial, liquidity, outlook, results, revenue'],
  ['hiring', 'apply, hiring, interview*, onboarding, probation, recruit*'],
  ['leadership', 'board, directors, executive officers, leadership, management team'],
  ['legal', 'contingency, government regulation, legal proceedings, litigation'],
  ['location', 'facilities, headquarters, location, office, properties'],
  ['market', 'clients, competition, competitive, competitors, customers, market'],
  ['products', 'brands, platform, product, segment, services'],
] as const;
