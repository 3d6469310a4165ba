import { LONGEST_MAIL_ADDRESS } from '../src/kernel/email-address';

interface OrderField {
  /** Its name at the desk, on the buyer’s page, and in emails to the team. */
  readonly label: string;
  /** The most characters it takes; far above what anyone types, and within what the provider keeps. */
  readonly limit: number;
}

interface DetailDefinition extends OrderField {
  /** What the buyer reads where it’s left empty; absent where it may be. */
  readonly required?: string;
}

interface AnswerDefinition extends OrderField {
  readonly asks: string;
  /** With the order and after it, or only on the order’s own page. */
  readonly askedFirst: 'with the order' | 'after it';
}

/** What an order begins with, in the order of its form. */
const details = {
  company: { label: 'Company', limit: 500, required: 'Company name is required' },
  role: { label: 'Role', limit: 500, required: 'Role is required' },
  interviewers: { label: 'Interviewers', limit: 2_000 },
  location: { label: 'Location', limit: 500 },
  name: { label: 'Name', limit: 500 },
  email: { label: 'Email', limit: LONGEST_MAIL_ADDRESS, required: 'Email is required' },
} as const satisfies Readonly<Record<string, DetailDefinition>>;

/** What a buyer may tell us besides in words, so that the report fits better. */
const answers = {
  /** A link to the job’s posting, or its text. */
  posting: {
    label: 'Job posting',
    limit: 20_000,
    asks: 'Job posting (link or text)',
    askedFirst: 'with the order',
  },
  notes: {
    label: 'Buyer’s notes',
    limit: 5_000,
    asks: 'Anything else we should know?',
    askedFirst: 'after it',
  },
} as const satisfies Readonly<Record<string, AnswerDefinition>>;

export type DetailField = keyof typeof details;
export type AnswerField = keyof typeof answers;
/** The answers that the order form asks for. */
export type FirstAnswerField = {
  [Field in AnswerField]: (typeof answers)[Field]['askedFirst'] extends 'with the order'
    ? Field
    : never;
}[AnswerField];

export const detailFields: Readonly<Record<DetailField, DetailDefinition>> = details;
export const answerFields: Readonly<Record<AnswerField, AnswerDefinition>> = answers;

export const detailNames = Object.keys(details) as readonly DetailField[];
export const answerNames = Object.keys(answers) as readonly AnswerField[];
export const firstAnswerNames = answerNames.filter(
  (field): field is FirstAnswerField => answers[field].askedFirst === 'with the order',
);
