/** What a service's own keys mean, by how they begin; the longest beginning counts. */
export type CodeTable = Readonly<Record<string, string>>;

/** What a British company files, by the key that the register gives it. */
const BRITISH_FILINGS: CodeTable = {
  'accounts-with-accounts-type-full': 'Full accounts',
  'accounts-with-accounts-type-group': 'Group accounts',
  'accounts-with-accounts-type-medium': 'Accounts of a medium-sized company',
  'accounts-with-accounts-type-small': 'Accounts of a small company',
  'accounts-with-accounts-type-micro-entity': 'Accounts of a micro-entity',
  'accounts-with-accounts-type-dormant': 'Accounts of a dormant company',
  'accounts-with-accounts-type-total-exemption': 'Accounts, exempt from an audit',
  'accounts-with-accounts-type-unaudited-abridged': 'Unaudited abridged accounts',
  'accounts-with-accounts-type-audited-abridged': 'Audited abridged accounts',
  'accounts-with-accounts-type-audit-exemption-subsidiary':
    'Accounts of a subsidiary, without an audit',
  'accounts-with-accounts-type-interim': 'Interim accounts',
  'accounts-with-accounts-type-initial': 'Initial accounts',
  'accounts-with-made-up-date': 'Accounts',
  'accounts-amended': 'Amended accounts',
  'certificate-change-of-name-company': 'Change of name',
  'change-of-name': 'Change of name',
  'dissolution-application-strike-off-company': 'Application to be struck off the register',
  'dissolution-voluntary-strike-off-suspended': 'Voluntary striking off suspended',
  'dissolution-withdrawal-application-strike-off-company': 'Application to be struck off withdrawn',
  'dissolved-compulsory-strike-off-suspended': 'Compulsory striking off suspended',
  'liquidation-compulsory-winding-up-order': 'Court order to wind up',
  'liquidation-compulsory-notice-winding-up': 'Court order to wind up',
  'liquidation-compulsory-completion': 'Completion of the winding up',
  'liquidation-in-administration-appointment-of-administrator': 'Appointment of an administrator',
  'liquidation-in-administration-progress-report': 'Administrator’s progress report',
  'liquidation-in-administration-proposals': 'Administrator’s proposals',
  'liquidation-in-administration-extension-of-period': 'Administration extended',
  'liquidation-in-administration-end-of-administration': 'End of the administration',
  'liquidation-in-administration-automatic-end-of-case': 'End of the administration',
  'liquidation-in-administration-move-to-dissolution': 'Move from administration to dissolution',
  'liquidation-in-administration-move-to-creditors-voluntary-liquidation':
    'Move from administration to a creditors’ voluntary liquidation',
  'liquidation-voluntary-appointment-of-liquidator': 'Appointment of a voluntary liquidator',
  'liquidation-voluntary-declaration-of-solvency': 'Declaration of solvency',
  'liquidation-voluntary-members-return-of-final-meeting': 'End of a members’ voluntary winding up',
  'liquidation-voluntary-creditors-return-of-final-meeting':
    'End of a creditors’ voluntary winding up',
  'liquidation-voluntary-statement-of-affairs': 'Statement of affairs in a voluntary liquidation',
  'liquidation-voluntary-statement-of-receipts-and-payments': 'Liquidators’ receipts and payments',
  'mortgage-create': 'Registration of a charge',
  'mortgage-satisfy-charge-full': 'A charge was satisfied in full',
  'mortgage-satisfy-charge-part': 'A charge was satisfied in part',
  'mortgage-charge-whole-release': 'A charge was released',
  'mortgage-charge-part-release': 'Part of a charge was released',
  'reregistration-private-to-public-company': 'Re-registration as a public company',
  'reregistration-public-to-private-company': 'Re-registration as a private company',
  resolution: 'Resolution of the members',
};

const BRITISH_FORMS: CodeTable = {
  'private-unlimited': 'private unlimited company',
  ltd: 'private limited company',
  plc: 'public limited company',
  'old-public-company': 'public company of an old form',
  'private-limited-guarant-nsc': 'private company limited by guarantee',
  'private-limited-guarant-nsc-limited-exemption': 'private company limited by guarantee',
  'private-limited-shares-section-30-exemption': 'private limited company',
  'limited-partnership': 'limited partnership',
  llp: 'limited liability partnership',
  'charitable-incorporated-organisation': 'charitable incorporated organisation',
  'scottish-charitable-incorporated-organisation': 'Scottish charitable incorporated organisation',
  'industrial-and-provident-society': 'industrial and provident society',
  'registered-society-non-jurisdictional': 'registered society',
  'royal-charter': 'company of a royal charter',
  'oversea-company': 'overseas company',
  'registered-overseas-entity': 'overseas entity',
  'uk-establishment': 'British branch of an overseas company',
};

const FRENCH_STATES: CodeTable = { a: 'active', c: 'closed' };

/** What a wage is paid for. */
const PAY_PERIODS: CodeTable = {
  'per-year-salary': 'per year',
  'per-month-salary': 'per month',
  'per-week-salary': 'per week',
  'per-day-wage': 'per day',
  'per-hour-wage': 'per hour',
  year: 'per year',
  annual: 'per year',
  month: 'per month',
  week: 'per week',
  day: 'per day',
  hour: 'per hour',
};

const TABLES = {
  britishFiling: BRITISH_FILINGS,
  britishForm: BRITISH_FORMS,
  frenchState: FRENCH_STATES,
  payPeriod: PAY_PERIODS,
} as const satisfies Record<string, CodeTable>;

export const isCodeTable = (name: string): name is keyof typeof TABLES =>
  Object.hasOwn(TABLES, name);

/** The keys that a table translates. */
export const codesOf = (name: string): readonly string[] =>
  isCodeTable(name) ? Object.keys(TABLES[name]) : [];

/** A key in words; one that no table knows is no word for a reader and is left out. */
export function wordsOfCode(code: string, name: string): string | undefined {
  if (!isCodeTable(name)) return undefined;
  const key = code.trim().toLowerCase();
  const [best] = Object.entries(TABLES[name])
    .filter(([begins]) => key === begins || key.startsWith(`${begins}-`))
    .toSorted(([one], [other]) => other.length - one.length);
  return best?.[1];
}
