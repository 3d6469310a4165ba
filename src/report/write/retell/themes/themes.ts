import { HISTORY, MORE } from './history';
import * as needs from './needs';
import { BENEFITS, LABOR, LEARNING, PEOPLE, TERMS } from './staff';
import { theme, type Theme } from './theme';

/** The heading of what a company builds with. */
export const TECHNOLOGY = 'What they build with';

/** What stands there is for the others in the room to bring up. */
export const IN_COURT = 'In court';

export const THEMES: readonly Theme[] = [
  theme(
    { id: 'what', section: 'snapshot', group: 'What it sells', most: 8, ofBusiness: true },
    `brands, company is a, open source =company, our =business, our name, our products include, our services
   include, segments, we are a, we are an, we are the, we build*, we deliver*, we design*, we develop*, we =help,
   we make*, we manufacture*, we offer*, we operate*, we produce*, we provide*, we sell*, we serve*,
   we =work with`,
    `=business, =company, =overview, about, general, product, segments, vision, what we do, who we are`,
  ),
  theme(
    {
      id: 'products',
      section: 'snapshot',
      group: 'What it sells',
      most: 4,
      ofCompany: false,
      ofBusiness: true,
      needs: needs.namesProduct,
    },
    `are our, brands include, is our, offerings include, plans include, products =include, solutions include`,
    `=business, brands, offerings, product, what we do`,
  ),
  theme(
    {
      id: 'size',
      needs: needs.tellsSize,
      section: 'snapshot',
      group: 'How big it is',
      most: 6,
      needsFigure: true,
      ofCompany: false,
    },
    `=people, =team of, based in, branches, continents, countries, customers, employ, employed, employees,
   facilities, headquarter*, locations, members, miles, offices, plants, states, stores, users`,
    `=business, =company, =history, about, employees, facilities, general, human capital, locations, our
   =team, properties`,
  ),
  HISTORY,
  theme(
    {
      id: 'results',
      needs: needs.tellsResult,
      section: 'snapshot',
      group: 'How it’s doing',
      most: 5,
      recent: true,
      needsFigure: true,
      ofCompany: false,
      ofBusiness: true,
    },
    `=budget, =demand, =income, =margin, arr, bookings, cash, donations, earnings, expenditures, growth,
   operating =margin, operating ratio, profit, revenue, sales, shipments, spent, volumes`,
    `=financial, =overview, =performance, =revenue, =summary, finance, highlights, net sales, operations,
   results`,
  ),
  theme(
    {
      id: 'leaders',
      needs: needs.namesPerson,
      section: 'snapshot',
      group: 'Who runs it',
      most: 6,
      ofCompany: false,
    },
    `=chair, ceo, cfo, chairman, chairwoman, chief ..4 officer, chief executive*, chief financial*, chief
   operating*, chief technology*, co founder*, coo, cto, executive director, founder*, general manager,
   managing director, president`,
    `=board, =team, about, directors, executive officers, founders, governance, leadership, management`,
  ),
  theme(
    {
      id: 'change',
      section: 'developments',
      group: 'What changed',
      most: 11,
      needsFigure: true,
      recent: true,
      ofBusiness: true,
    },
    `=acquire, =acquisition, =approval, =exit, =merger, =partnership, =sale of, acquired, agreed, announced,
   approved, began offering, began selling, began shipping, closed, completed, divest*, exited, exiting,
   introduced, invested, launched, layoffs, merged, opened, reduced our, released, restructur*, sold, spin
   off, spin-off, split off, split-off, surpassed, suspended, workforce =reduction`,
    `=business, =other, =overview, =restructuring, =strategy, acquisitions, developments, divestitures,
   general, highlights, investments, news`,
  ),
  theme(
    {
      id: 'legal',
      needs: needs.tellsCourt,
      section: 'developments',
      group: IN_COURT,
      most: 6,
      recent: true,
      needsHeading: true,
      ofBusiness: true,
    },
    `=attorney general, =court, =fine, =jury, =settlement, alleged, alleges, alleging, antitrust, attorneys
   general, chapter 11, complaint, consent decree, department of justice, european commission, fined, ftc,
   investigation*, lawsuit, litigation, regulators, settled, sued`,
    `antitrust, contingencies, legal, litigation, proceedings`,
  ),
  theme(
    {
      id: 'rivals',
      needs: needs.listsRivals,
      plain: true,
      section: 'market',
      group: 'Who it competes with',
      most: 5,
      ofBusiness: true,
    },
    `=alternative to, compete, competing, competition, competitive, competitor, rival*`,
    `=market, competition, competitive, competitors, vision`,
  ),
  theme(
    {
      id: 'customers',
      needs: needs.tellsBuyers,
      plain: true,
      section: 'market',
      group: 'Customers',
      most: 3,
      ofBusiness: true,
      isBroad: true,
    },
    `agencies, client, consumers, customer, donors, farmers, government, patients, public sector, retailers,
   sales to, schools, sellers, students, subscribers, users`,
    `=business, =distribution, =market, about, clients, customers, marketing, sales, who we serve`,
  ),
  theme(
    {
      id: 'partners',
      needs: needs.namesPartner,
      plain: true,
      section: 'market',
      group: 'Who it works with',
      most: 3,
      ofBusiness: true,
    },
    `=alliance with, =partnership with, collaborates with, collaboration with, joint =venture with, partnered
   with, partners with`,
    `=business, =overview, =strategy, about, alliances, collaborations, partners, partnerships`,
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
    `=focus, =innovation, =invest, ambition, carbon, emissions, focused, goal, investing, investments,
   pillars, priority, research and development, strategic, strategy, sustainability, vision`,
    `=business, =future, =overview, =plan, =strategy, ambitions, goals, opportunities, sustainability, vision`,
  ),
  theme(
    { id: 'values', plain: true, section: 'culture', group: 'What it stands for', most: 8 },
    `=believe in, =culture, =mission, core values, guided by, integrity, obsession, openness, our =purpose,
   our values, our vision is, principle, transparency, transparent, trust-based`,
    `=culture, =manifesto, =mission, =purpose, about, human capital, principles, value, who we are`,
  ),
  theme(
    {
      id: 'ways',
      plain: true,
      section: 'culture',
      group: 'How people work',
      most: 7,
      ofPeople: true,
    },
    `=office, =remote, =work from, agile, asynchronous, asynchronously, cycle, decision, distributed company,
   distributed team*, each team, every team, flexibility, flexible, hours, hybrid, in person, managers of
   one, meet, meeting, night shift*, on-call, politic*, remote-first, remotely, schedule*, scrum, shift
   work, sprints, time zone, week`,
    `=communication, =culture, =remote, =work, =working, flexible, hours, how we work, meetings, norms,
   schedules, shifts`,
  ),
  LABOR,
  PEOPLE,
  BENEFITS,
  TERMS,
  LEARNING,
  theme(
    {
      id: 'technology',
      section: 'role-tips',
      group: TECHNOLOGY,
      most: 7,
      ofCompany: false,
      ofPeople: true,
      isBroad: true,
    },
    `=code, =database, =framework, =infrastructure, =react, =software, =stack, api, aws, azure, code review*,
   deploy*, docker, elixir, github, graphql, java, javascript, kotlin, kubernetes, licenses, linux,
   microservices, mysql, open source, open-source, postgres, postgresql, pull requests, python, rails, ruby,
   swift, terraform, typescript`,
    `=architecture, =code, =infrastructure, =software, =stack, =technical, =technology, developers,
   engineering, tools`,
  ),
  theme(
    {
      id: 'hiring',
      section: 'hiring-process',
      group: 'What it says about hiring',
      most: 12,
      needsHeading: true,
      ofCompany: false,
      ofPeople: true,
    },
    `=answer, =apply, =clearance, =decision, =pairing, =probation, =trial, applicant, application, background
   check*, candidate, decide, first call, hear back, heard back, hire, hired, hiring, internship,
   interview*, job offer*, last conversation, new hires, recruit*, references, referral, security check,
   take-home, verbal offer`,
    `=application, =join, =probation, =talent, applying, candidates, careers, hiring, how we hire, human
   capital, internships, interview*, jobs, onboarding, people team, recruit*, referral, working for us,
   working with us`,
  ),
  MORE,
];
