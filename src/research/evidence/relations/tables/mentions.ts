import type { Mention } from '../mention';
import { mentionWords as words } from './mentions-of-people';

export const MENTIONS_OF_DEALS: readonly Mention[] = [
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
    isSingular: true,
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
      'agent candidate credit debt dividend fee investment loan mortgage note product property worker',
    ),
    isEvent: true,
    isPast: true,
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
    needs: words('applicant candidate interviewer introductory onsite recruiter'),
    never: words('customer document exclusive fund funding investor media press raise series user'),
    mayBePlan: true,
    filings: 'never',
  },
];
