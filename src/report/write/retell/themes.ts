import type { SectionId } from '../../document/shape';
import { anyWord } from './any-word';

/** Something a candidate wants to know, where the report says it, and how a sentence on it is recognized. */
export interface Theme {
  readonly id: string;
  readonly section: SectionId;
  readonly group: string;
  /** In the sentence itself: without one of these it isn’t about it. */
  readonly says: RegExp;
  /** In the headings above it. */
  readonly under: RegExp;
  /** Without a figure or a year such a sentence says nothing. */
  readonly needsFigure: boolean;
  /** The words alone mean too many things: a heading must be about it too. */
  readonly needsHeading: boolean;
  /** A filing speaks of such things only where it speaks of its people. */
  readonly ofPeople: boolean;
  /** In a handbook, what speaks of its readers’ terms of work is about those. */
  readonly ofBusiness: boolean;
  /** What is years old is no news. */
  readonly recent: boolean;
  /** One of its words alone, without a heading on it, may be about anything. */
  readonly isBroad: boolean;
  /** It must be told of the company itself. */
  readonly ofCompany: boolean;
  readonly most: number;
}

type Place = Pick<Theme, 'id' | 'section' | 'group' | 'most'> &
  Partial<
    Pick<
      Theme,
      | 'needsFigure'
      | 'needsHeading'
      | 'ofBusiness'
      | 'ofPeople'
      | 'recent'
      | 'isBroad'
      | 'ofCompany'
    >
  >;

const theme = (place: Place, says: string, under: string): Theme => ({
  needsFigure: false,
  needsHeading: false,
  ofPeople: false,
  ofBusiness: false,
  recent: false,
  isBroad: false,
  ofCompany: true,
  ...place,
  says: anyWord(says),
  under: anyWord(under),
});

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
    `sales, revenue, revenues, income, profit, profits, margin, earnings, cash, expenditures, growth, demand,
   donations, invested, spent, budget`,
    `overview, results, operations, highlights, performance, finance, finances, financial, revenue, net sales,
   summary`,
  ),
  theme(
    { id: 'leaders', section: 'snapshot', group: 'Who runs it', most: 6, ofCompany: false },
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
    { id: 'values', section: 'culture', group: 'What it stands for', most: 8 },
    `mission, our values, core values, principle, principles, our purpose, culture, trust-based, integrity,
   transparent, transparency, openness, obsession, guided by, believe in`,
    `mission, values, value, principles, culture, purpose, about, who we are, manifesto, human capital`,
  ),
  theme(
    { id: 'ways', section: 'culture', group: 'How people work', most: 9, ofPeople: true },
    `remote, remotely, remote-first, distributed team*, distributed company, hybrid, office, asynchronous,
   asynchronously, meet, meets,
   meeting, meetings, cycle, cycles, week, weeks, hours, schedule*, decision, decisions, flexible, flexibility,
   work from, time zone, time zones, manager of one, managers of one, in person, politics, political, on-call,
   night shift*, shift work, shift pattern*, where and when`,
    `how we work, working, work, remote, flexible, communication, meetings, culture, norms, schedules, hours,
   shifts`,
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
