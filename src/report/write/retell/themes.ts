import { theme, type Theme } from './theme';

const PERSON = /\p{Lu}[\p{L}’-]+ (?:\p{Lu}\. )?\p{Lu}[\p{L}’-]+/u;
/** Who buys, and how it reaches them; what it does for them is told elsewhere. */
const BUYERS = new RegExp(
  [
    String.raw`\b(?:customers?|clients|users|subscribers|patients|students|consumers|farmers|donors)\b[^.]{0,30} ` +
      String.raw`(?:includes?|range|access|come from|are (?:mostly|mainly|primarily|in))\b`,
    String.raw`\b(?:sells?|sold|serves?|licen[sc]es|markets|distributes?|works? with|supplies)\b[^.]{0,80} ` +
      String.raw`(?:to|through|via|customers|clients|users|members|organi[sz]ations|schools|patients)\b`,
    String.raw`\d[\d,.]* (?:million |billion )?(?:[\p{L}-]+ ){0,3}` +
      String.raw`(?:customers|clients|users|members|subscribers|farmers|schools|patients)\b`,
  ].join('|'),
  'iu',
);
/** A list of whom, or of what kinds. */
const RIVALS =
  /,[^,]+,|\bincluding\b|\bsuch as\b|\balternative to\b|(?<=\p{Ll} )\p{Lu}\p{L}+ and \p{Lu}/u;
/** Somebody with power, a sum, or many of a kind. */
const COURT = new RegExp(
  String.raw`[$€£]\d|\d[\d,]* (?:[\p{L}-]+ ){0,3}(?:lawsuits|suits|cases|claimants|plaintiffs|claims)\b|` +
    String.raw`\b(?:Department of Justice|DOJ|FTC|Federal Trade Commission|European Commission|EPA|SEC|jury|` +
    String.raw`attorneys? general|antitrust|Supreme Court|Court of Justice)\b`,
  'iu',
);
/** “Tiller is our …”: a product by its name. */
const PRODUCT =
  /^\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*){0,3} (?:is|are|include|includes)\b|\b(?:products|brands|plans)\b[^.]{0,40} include/u;

/** In the order of the report; in a list of words a star stands for any ending. */
export const THEMES: readonly Theme[] = [
  theme(
    { id: 'what', section: 'snapshot', group: 'What it sells', most: 7, ofBusiness: true },
    `we are a, we are an, we are the, company is a, we provide*, we offer*, we develop*, we design*, we make, we
   makes, we sell*, we serve*, we build*, we manufacture*, we operate*, we deliver*, we help*, we produce*, our
   products include, our services include, our brands, segments, brands, business model, subscription-based,
   open source company`,
    `business, overview, general, about, company, products, product, what we do, segments, who we are, vision`,
  ),
  theme(
    {
      id: 'products',
      section: 'snapshot',
      group: 'What it sells',
      most: 4,
      ofCompany: false,
      ofBusiness: true,
      needs: PRODUCT,
    },
    `is our, are our, offerings include, products include, brands include, solutions include, plans include`,
    `business, products, offerings, product, brands, what we do`,
  ),
  theme(
    {
      id: 'size',
      section: 'snapshot',
      group: 'How big it is',
      most: 6,
      needsFigure: true,
      ofCompany: false,
    },
    `employ, employs, employed, employees, people, countries, offices, facilities, stores, plants,
   members, users, customers, states, miles, branches, continents, founded, incorporated, headquarter*, based
   in, locations`,
    `business, general, about, company, properties, facilities, history, human capital, employees, our team,
   locations`,
  ),
  theme(
    {
      id: 'results',
      section: 'snapshot',
      group: 'How it’s doing',
      most: 7,
      needsFigure: true,
      ofCompany: false,
      ofBusiness: true,
    },
    `sales, revenue, revenues, operating ratio, operating margin, volumes, shipments, bookings, ARR, income, profit, profits, margin, earnings, cash, expenditures, growth, demand,
   donations, invested, spent, budget`,
    `overview, results, operations, highlights, performance, finance, finances, financial, revenue, net sales,
   summary`,
  ),
  theme(
    {
      id: 'leaders',
      needs: PERSON,
      section: 'snapshot',
      group: 'Who runs it',
      most: 6,
      ofCompany: false,
    },
    `chief executive*, chief financial*, chief operating*, chief technology*, chief * officer, CEO, CFO, CTO,
   COO, president, chair, chairman, chairwoman, founder*, co-founder*, executive director, managing director`,
    `executive officers, leadership, directors, management, team, about, governance, founders, board`,
  ),
  theme(
    {
      id: 'change',
      section: 'developments',
      group: 'What changed',
      most: 9,
      needsFigure: true,
      recent: true,
      ofBusiness: true,
    },
    `acquired, acquisition, acquire, sold, sale of, spin off, spin-off, split-off, split off, divest*, launched,
   introduced, announced, completed, invested, restructur*, layoffs, workforce reduction, reduced our,
   suspended, exit, exited, exiting, partnership, merged, merger, opened, closed, approved, approval, released,
   agreed`,
    `overview, highlights, developments, acquisitions, divestitures, general, business, restructuring, news,
   strategy, investments, other`,
  ),
  theme(
    {
      id: 'legal',
      needs: COURT,
      section: 'developments',
      group: 'In court',
      most: 6,
      recent: true,
      needsHeading: true,
      ofBusiness: true,
    },
    `lawsuit, lawsuits, sued, alleges, alleged, alleging, court, settled, settlement, fine, fined,
   investigation*, antitrust, litigation, chapter 11, complaint, complaints, jury, regulators, attorney
   general, attorneys general, FTC, department of justice, European Commission, consent decree`,
    `legal, litigation, proceedings, contingencies, antitrust`,
  ),
  theme(
    {
      id: 'rivals',
      needs: RIVALS,
      plain: true,
      section: 'market',
      group: 'Who it competes with',
      most: 5,
      needsHeading: false,
      ofBusiness: true,
    },
    `compete, competes, competing, competitor, competitors, competition, competitive, rival, rivals, alternative
   to`,
    `competition, competitors, competitive, market, vision`,
  ),
  theme(
    {
      id: 'customers',
      needs: BUYERS,
      plain: true,
      section: 'market',
      group: 'Who buys from it',
      most: 6,
      ofBusiness: true,
      isBroad: true,
    },
    `customer, customers, client, clients, users, subscribers, patients, students, consumers, sellers, retailers,
   donors, agencies, farmers, schools, public sector, governments, government`,
    `customers, clients, sales, distribution, marketing, market, business, who we serve, about`,
  ),
  theme(
    {
      id: 'strategy',
      section: 'market',
      group: 'Where it’s heading',
      most: 6,
      ofBusiness: true,
      isBroad: true,
    },
    `strategy, strategic, strategies, priority, priorities, ambition, ambitions, goal, goals, vision, focus,
   focused, invest, investing, investments, innovation, research and development, pillars, sustainability,
   emissions, carbon`,
    `strategy, vision, business, overview, opportunities, future, ambitions, goals, sustainability, plan`,
  ),
  theme(
    { id: 'values', plain: true, section: 'culture', group: 'What it stands for', most: 8 },
    `mission, our values, core values, principle, principles, our purpose, culture, trust-based, integrity,
   transparent, transparency, openness, obsession, guided by, believe in`,
    `mission, values, value, principles, culture, purpose, about, who we are, manifesto, human capital`,
  ),
  theme(
    {
      id: 'ways',
      plain: true,
      section: 'culture',
      group: 'How people work',
      most: 9,
      ofPeople: true,
    },
    `remote, remotely, remote-first, distributed team*, distributed company, hybrid, office, asynchronous,
   asynchronously, meet, meets,
   meeting, meetings, cycle, cycles, week, weeks, hours, schedule*, decision, decisions, flexible, flexibility,
   work from, time zone, time zones, manager of one, managers of one, in person, politics, political, on-call,
   night shift*, shift work, shift pattern*, where and when`,
    `how we work, working, work, remote, flexible, communication, meetings, culture, norms, schedules, hours,
   shifts`,
  ),
  theme(
    { id: 'labor', section: 'culture', group: 'Who works there', most: 4, needsFigure: true },
    `unions, median annual compensation, median compensation, average age, works councils, collective bargaining, attrition rate, turnover rate, injury rate, average tenure,
   represented by, women`,
    `human capital, employees, people, workforce, labor, safety`,
  ),
  theme(
    {
      id: 'people',
      section: 'culture',
      group: 'Who works there',
      most: 6,
      needsHeading: true,
      ofPeople: true,
    },
    `union, unions, collective bargaining, represented by, diversity, women, safety, injury, injuries,
   engagement, turnover, tenure, full-time, part-time, seasonal, contractors, workforce, inclusion, attrition`,
    `human capital, employees, people, workforce, diversity, safety, labor, inclusion`,
  ),
  theme(
    {
      id: 'benefits',
      section: 'culture',
      group: 'Pay and benefits',
      most: 14,
      needsHeading: true,
      ofPeople: true,
    },
    `benefit, benefits, leave, holiday, holidays, vacation, parental, pension, 401(k), retirement, insurance,
   health, salary, salaries, pay, paid, pays, bonus, bonuses, equity, compensation, sabbatical, stipend,
   allowance, reimburse*, profit sharing, severance, wage, wages, tips, discount, discounts, meals, time off,
   sick, premium, premiums, matches, life assurance, life insurance, career choice`,
    `benefits, benefit, perks, compensation, pay, leave, holiday, holidays, vacation, time off, pension,
   insurance, health, salary, sabbatical, retirement, profit, severance, total rewards, parental, bonus,
   rewards, scheme, human capital, employees, people`,
  ),
  theme(
    {
      id: 'learning',
      section: 'culture',
      group: 'Learning and growing',
      most: 7,
      needsHeading: true,
      ofPeople: true,
    },
    `training, trains, learning, course, courses, career, careers, promoted, promotion, promotions, mentor,
   mentors, mentoring, performance review*, feedback, levels, apprentice*, development programs, education,
   conference*, skills, tuition, onboarding, probation`,
    `training, learning, development, career, progression, growth, reviews, education, talent, onboarding,
   probation, human capital, employees, people`,
  ),
  theme(
    {
      id: 'technology',
      section: 'role-tips',
      group: 'What they build with',
      most: 7,
      ofCompany: false,
      ofPeople: true,
      isBroad: true,
    },
    `Ruby, Rails, React, JavaScript, TypeScript, Python, Java, Golang, Kubernetes, AWS, Azure, PostgreSQL,
   Postgres, MySQL, GraphQL, Docker, GitHub, software, code, stack, deploy*, framework, database,
   infrastructure, API, Linux, Swift, Kotlin, Elixir, Terraform, Jenkins, microservices, monolith`,
    `engineering, technology, stack, technical, developers, infrastructure, software, code, tools, architecture`,
  ),
  theme(
    {
      id: 'hiring',
      section: 'hiring-process',
      group: 'What it says about hiring',
      most: 9,
      needsHeading: true,
      ofCompany: false,
      ofPeople: true,
    },
    `interview*, candidate, candidates, applicant, applicants, recruit*, apply, application, applications, hire,
   hires, hired, hiring, take-home, references, referral, referrals, background check*, internship,
   internships, job offer*, verbal offer, probation, trial, pairing, new hires, security check, clearance`,
    `interview*, hiring, recruit*, candidates, join, jobs, careers, applying, application, onboarding, talent,
   working for us, working with us, internships, referrals, referral, probation, human capital, people team`,
  ),
];
