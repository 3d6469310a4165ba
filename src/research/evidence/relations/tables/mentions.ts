import type { Mention } from '../mention';
import { setOf } from '../reading';

/** Several words stand with a low line between them. */
const words = (list: string): ReadonlySet<string> =>
  new Set([...setOf(list)].map((word) => word.replaceAll('_', ' ')));

/** What accountants tell of the same words, and what is no matter of the company itself. */
const BOOKS = `accrual accrue accrued amortization amortize amortized deferred expense
  liability measurement recognition recognize unrecognized valuation`;
const OWN_PEOPLE = `associate colleague employee everyone member our people staff team teammate we worker you your`;
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
    never: words('claims-made follow indemnify indemnification insured policyholder reform'),
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
    never: words('claims-made follow indemnify indemnification insured policyholder reform'),
    isEvent: true,
  },
  {
    attribute: 'legal',
    topic: 'legal',
    nouns: words('defendant party'),
    verbs: words('be defendant party'),
    of: 'own voice',
    needs: words('action lawsuit litigation proceeding suit'),
    never: words('agreement contract indemnify insured policyholder'),
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
    of: 'own voice',
    needs: words(OWN_PEOPLE),
    never:
      words(`${BOOKS} advisory approve audit charge claim client committee cost customer fair finance insurance insured
      loan inflation market recruiter sec shareholder stockholder table tax vote workers`),
    mayBePlan: true,
    filings: 'never',
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
      words(`adopt award base be decline decrease determine earn enter entitle get give grant have include increase
      maintain offer participate pay provide raise receive reward set tie`),
    of: 'own matter',
    never:
      words(`${BOOKS} advisory approve audit charge claim client committee cost customer fair finance insurance insured
      loan inflation market recruiter sec shareholder stockholder table tax vote workers`),
    mayBePlan: true,
    filings: 'only',
  },
  {
    attribute: 'incident',
    topic: 'news',
    nouns: words(
      'accident cyberattack data_breach outage security_breach security_event security_incident',
    ),
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
    holding: words('business company division operation segment subsidiary unit'),
    of: 'own voice',
    never: words('share stock security note goods inventory equipment property asset investment'),
    isPast: true,
  },
  {
    attribute: 'funding',
    topic: 'financials',
    nouns:
      words(`bought_deal equity_financing funding_round gross_proceeds initial_public_offering ipo placement
      private_placement seed_round`),
    before: words('financing'),
    of: 'own matter',
    never: words(
      'agent candidate credit debt dividend fee loan mortgage note product property worker',
    ),
    isEvent: true,
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
    attribute: 'benefit',
    topic: 'culture',
    nouns:
      words(`401(k) 401k allowance career_development childcare compassionate_leave cycle_scheme dental_plan
      equipment_budget family_leave gym_membership health_benefit health_care health_insurance health_plan healthcare
      home_office learning_budget learning_content life_insurance maternity_leave medical_insurance medical_plan
      mentorship paid_holiday paid_leave paid_time paid_vacation parental_leave paternity_leave pension pension_plan
      profit_sharing pto purchase_plan retirement_plan sabbatical season_ticket share_scheme sick_day sick_leave
      stipend stock_option ticket_loan time_off training_budget training_program tuition_assistance vacation
      vacation_day vacation_time volunteer_day wellness_program`),
    before: words(
      'benefit budget contribution day loan match period plan policy program reimbursement scheme',
    ),
    of: 'own voice',
    needs: words(OWN_PEOPLE),
    never:
      words(`${BOOKS} actuarial asset bank client compliance contract customer data director model obligation
      partner patient product property student tax tenant trustee`),
    filings: 'never',
  },
  {
    attribute: 'benefit',
    topic: 'culture',
    nouns:
      words(`benefit benefit_plan compensation_plan health_insurance medical_coverage mentorship 401(k)_plan parental_leave
      pension_plan purchase_plan retirement_plan savings_plan training training_program tuition wellness_program`),
    verbs: words(
      'contribute cover encourage give have include maintain match offer provide reimburse sponsor',
    ),
    of: 'own voice',
    needs: words('associate colleague employee everyone member people staff team worker workforce'),
    never:
      words(`${BOOKS} actuarial asset client compliance customer data director model obligation patient product
      student trustee`),
    mayBePlan: true,
    filings: 'only',
  },
  {
    attribute: 'board',
    topic: 'leadership',
    nouns: words('member'),
    verbs: words('be member serve'),
    of: 'own matter',
    holding: words('board'),
    never: words('former formerly previously until committee'),
    filings: 'only',
  },
  {
    attribute: 'guidance',
    topic: 'financials',
    nouns: words('forecast guidance outlook'),
    verbs: words(
      'affirm confirm cut give issue lift lower maintain narrow provide raise reaffirm reiterate update withdraw',
    ),
    of: 'company',
    never: words('accounting regulatory fda fasb sec'),
    mayBePlan: true,
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
    needs: words('candidate conversation interview interviewer introductory onsite recruiter'),
    never: words('customer fund funding investor raise series user'),
    mayBePlan: true,
    filings: 'never',
  },
];
