import type { Mention } from '../mention';
import { setOf } from '../reading';

/** Several words stand with a low line between them. */
export const mentionWords = (list: string): ReadonlySet<string> =>
  new Set([...setOf(list)].map((word) => word.replaceAll('_', ' ')));

/** What accountants tell of the same words, and what is no matter of the company itself. */
const BOOKS = `accrual accrue accrued amortization amortize amortized deferred expense
  liability measurement recognition recognize unrecognized valuation`;
const PEOPLE = 'employee force headcount job people person position role staff worker workforce';

export const MENTIONS_OF_PEOPLE: readonly Mention[] = [
  {
    attribute: 'legal',
    topic: 'legal',
    nouns:
      mentionWords(`antitrust_case class_action consent_decree enforcement_action indictment injunction lawsuit
      legal_battle legal_proceeding legal_settlement litigation plaintiff plea_agreement settlement_agreement
      subpoena`),
    before: mentionWords('action agreement complaint investigation matter proceeding settlement'),
    of: 'own matter',
    never: mentionWords('claims-made follow indemnify indemnification insured policyholder reform'),
    isEvent: true,
  },
  {
    attribute: 'legal',
    topic: 'legal',
    nouns: mentionWords(`allegation complaint decree fine inquiry investigation penalty petition
      proceeding probe ruling
      settlement suit verdict`),
    of: 'own matter',
    needs:
      mentionWords(`allege allegation antitrust attorney civil commission court damages department doj federal ftc
      infringement judge jury justice lawsuit patent plaintiff prosecutor regulator sec sue violate violation`),
    never: mentionWords('claims-made follow indemnify indemnification insured policyholder reform'),
    isEvent: true,
  },
  {
    attribute: 'legal',
    topic: 'legal',
    nouns: mentionWords('defendant party'),
    verbs: mentionWords('be defendant party'),
    of: 'own voice',
    needs: mentionWords('action lawsuit litigation proceeding suit'),
    never: mentionWords('agreement contract indemnify insured policyholder'),
  },
  {
    attribute: 'restructuring',
    topic: 'news',
    nouns: mentionWords(`cost_reduction_program reorganization restructuring
      restructuring_activity restructuring_charge restructuring_cost restructuring_expense restructuring_plan
      restructuring_program realignment`),
    before: mentionWords(
      'action activity charge cost effort expense initiative measure plan program',
    ),
    verbs: mentionWords(
      `achieve adopt announce approve begin commit complete create execute expect implement incur initiate
      launch record reduce restructure start take total undertake`,
    ),
    of: 'own voice',
    never: mentionWords('bankruptcy creditor debt lender troubled'),
    mayBePlan: true,
    isEvent: true,
  },
  {
    attribute: 'layoff',
    topic: 'news',
    nouns: mentionWords(
      `headcount_reduction job_cut layoff redundancy reduction_in_force staff_cut workforce_reduction`,
    ),
    of: 'own voice',
    mayBePlan: true,
    isEvent: true,
  },
  {
    attribute: 'layoff',
    topic: 'news',
    nouns: mentionWords('cut elimination reduction termination'),
    holding: mentionWords(PEOPLE),
    of: 'own voice',
    never: mentionWords('agreement contract executive officer agreement'),
    mayBePlan: true,
    isEvent: true,
  },
  {
    attribute: 'pay',
    topic: 'culture',
    nouns: mentionWords(
      `base_salary bonus compensation equity_award pay referral_bonus remuneration salary severance wage`,
    ),
    before:
      mentionWords(`adjustment agreement arrangement award band benefit level package philosophy plan policy practice
      program raise range scheme structure system review`),
    verbs:
      mentionWords(`adopt award base be decline decrease determine earn enter entitle get give grant have
      include increase maintain match offer participate pay provide publish raise receive reward set tie`),
    of: 'own voice',
    never:
      mentionWords(`${BOOKS} advisory approve audit charge claim client committee cost customer fair finance
      insurance insured investment loan inflation management market recruiter sec senior shareholder stockholder
      table tax vote workers`),
    mayBePlan: true,
  },
  {
    attribute: 'incident',
    topic: 'news',
    nouns: mentionWords(
      'accident cyberattack data_breach outage security_breach security_event security_incident',
    ),
    verbs: mentionWords(
      'affect be cause disclose discover encounter experience happen have identify occur report result suffer take',
    ),
    of: 'own matter',
    never: mentionWords('candidate contract covenant plan policy process response procedure'),
    isPast: true,
  },
  {
    attribute: 'recall',
    topic: 'news',
    nouns: mentionWords('product_recall recall'),
    before: mentionWords('program'),
    of: 'own voice',
    never: mentionWords('memory vote'),
    mayBePlan: true,
    isEvent: true,
  },
  {
    attribute: 'work-mode',
    topic: 'culture',
    nouns:
      mentionWords(`distributed_team flexible_hour flexible_work flexible_working hybrid_team hybrid_work remote_team
      remote_work work_arrangement working_arrangement`),
    before: mentionWords('arrangement environment model option pattern policy schedule'),
    of: 'company',
    never: mentionWords('customer client'),
  },
  {
    attribute: 'benefit',
    topic: 'culture',
    nouns:
      mentionWords(`benefit benefit_plan compensation_plan health_insurance medical_coverage mentorship
      401(k)_plan parental_leave
      pension_plan purchase_plan retirement_plan savings_plan training training_program tuition wellness_program`),
    verbs: mentionWords(
      'contribute cover encourage give have include maintain match offer provide reimburse sponsor',
    ),
    of: 'own voice',
    needs: mentionWords(
      'associate colleague employee everyone member people staff team worker workforce',
    ),
    never:
      mentionWords(`${BOOKS} actuarial asset client compliance customer data director model obligation patient product
      student trustee`),
    mayBePlan: true,
    filings: 'only',
  },
];
