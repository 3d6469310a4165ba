import type { Mention } from '../mention';
import { setOf } from '../reading';

/** Several words stand with a low line between them. */
const words = (list: string): ReadonlySet<string> =>
  new Set([...setOf(list)].map((word) => word.replaceAll('_', ' ')));

/** What accountants tell of the same words, and what is no matter of the company itself. */
const BOOKS = `accrual accrue accrued amortization amortize amortized deferred expense
  liability measurement recognition recognize unrecognized valuation`;
const PEOPLE = 'employee force headcount job people person position role staff worker workforce';

export const MENTIONS: readonly Mention[] = [
  {
    attribute: 'legal',
    topic: 'legal',
    nouns:
      words(`antitrust_case class_action consent_decree enforcement_action indictment injunction lawsuit
      legal_battle legal_proceeding legal_settlement litigation plaintiff plea_agreement settlement_agreement
      subpoena`),
    before: words('action agreement complaint investigation matter proceeding settlement'),
    of: 'own matter',
    never: words(
      'claims-made follow general indemnify indemnification insured policyholder reform',
    ),
    isEvent: true,
  },
  {
    attribute: 'legal',
    topic: 'legal',
    nouns: words(
      'action allegation complaint decree fine inquiry investigation penalty petition proceeding probe ruling settlement suit verdict',
    ),
    of: 'own matter',
    needs:
      words(`allege allegation antitrust attorney civil commission court damages department doj federal ftc
      infringement judge jury justice lawsuit patent plaintiff prosecutor regulator sec sue violate violation`),
    never: words(
      'claims-made follow general indemnify indemnification insured policyholder reform',
    ),
    isEvent: true,
  },
  {
    attribute: 'restructuring',
    topic: 'news',
    nouns: words(`cost_reduction_program operating_model reorganization restructuring
      restructuring_activity restructuring_charge restructuring_cost restructuring_expense restructuring_plan
      restructuring_program realignment`),
    before: words('action activity charge cost effort expense initiative measure plan program'),
    of: 'own voice',
    never: words('bankruptcy creditor debt lender troubled'),
    mayBePlan: true,
    isEvent: true,
  },
  {
    attribute: 'layoff',
    topic: 'news',
    nouns: words(
      `headcount_reduction job_cut layoff redundancy reduction_in_force staff_cut workforce_reduction`,
    ),
    of: 'own voice',
    mayBePlan: true,
    isEvent: true,
  },
  {
    attribute: 'layoff',
    topic: 'news',
    nouns: words('cut elimination reduction termination'),
    holding: words(PEOPLE),
    of: 'own voice',
    never: words('agreement contract executive officer agreement'),
    mayBePlan: true,
    isEvent: true,
  },
  {
    attribute: 'pay',
    topic: 'culture',
    nouns: words(
      `base_salary bonus compensation equity_award pay referral_bonus remuneration salary severance wage`,
    ),
    before:
      words(`adjustment agreement arrangement award band benefit level package philosophy plan policy practice
      program raise range scheme structure system review`),
    verbs:
      words(`adopt award base bring consist decline decrease determine earn enter finalize fix get give grant have
      include increase link maintain offer pay provide raise receive reward set tie`),
    of: 'own voice',
    never: words(
      `${BOOKS} advisory approve audit customer insurance insured loan sec shareholder stockholder table vote workers`,
    ),
    mayBePlan: true,
  },
  {
    attribute: 'incident',
    topic: 'news',
    nouns: words('accident breach cyberattack data_breach outage security_event security_incident'),
    of: 'own matter',
    never: words('candidate contract covenant plan policy process response procedure'),
    isPast: true,
  },
  {
    attribute: 'recall',
    topic: 'news',
    nouns: words('product_recall recall'),
    before: words('program'),
    of: 'own voice',
    never: words('memory vote'),
    mayBePlan: true,
    isEvent: true,
  },
  {
    attribute: 'work-mode',
    topic: 'culture',
    nouns:
      words(`distributed_team flexible_hour flexible_work flexible_working hybrid_team hybrid_work remote_team
      remote_work work_arrangement working_arrangement`),
    before: words('arrangement environment model option pattern policy schedule'),
    of: 'own voice',
    never: words('customer client'),
  },
  {
    attribute: 'acquisition',
    topic: 'news',
    nouns: words('acquisition merger takeover'),
    unless: words('customer data land talent user property equipment client'),
    of: 'company',
    never: words('candidate customer talent warrant'),
    isEvent: true,
    isPast: true,
  },
  {
    attribute: 'divestment',
    topic: 'news',
    nouns: words('disposal disposition divestiture divestment sale'),
    holding: words('* business company division operation segment subsidiary unit'),
    of: 'own voice',
    never: words('share stock security note goods inventory equipment property asset investment'),
    isPast: true,
  },
  {
    attribute: 'funding',
    topic: 'financials',
    nouns:
      words(`equity_financing funding_round initial_public_offering ipo private_placement seed_round
      private_placement_financing`),
    of: 'company',
    never: words('credit debt dividend loan note'),
    isPast: true,
  },
  {
    attribute: 'customer',
    topic: 'market',
    nouns: words('client customer subscriber'),
    described: words('enterprise mid-market government institutional fortune'),
    of: 'own voice',
    never: words('warranty service support satisfaction complaint receivable credit'),
  },
  {
    attribute: 'hiring-step',
    topic: 'hiring',
    nouns:
      words(`assessment final_stage hiring_process interview interview_process introductory_call onsite onsite_visit
      phone_screen recruiter_call round screening_call take-home technical_conversation technical_interview
      technical_screen trial_day work_trial`),
    verbs:
      words(`arrange be begin complete conclude consist cover focus follow have include involve invite last meet
      schedule start take`),
    of: 'own voice',
    needs: words('candidate conversation interview interviewer introductory onsite you'),
    never: words('customer fund funding investor raise series user'),
    mayBePlan: true,
    filings: 'never',
  },
];
