import { z } from 'zod';
import { detailNames } from '../../content/order-fields';
import { recordOf } from '../../src/kernel/record-of';
import { clip } from '../../src/kernel/text';
import type { MailContent } from './content';

/** What is known only when a mail is sent: private links, and words of a report. */
export interface Surroundings {
  readonly trackUrl: string | null;
  readonly reportUrl: string | null;
  readonly chooseUrl: string | null;
  readonly rateUrl: string | null;
  readonly confirmAddressUrl: string | null;
  /** For a new colleague; it works once. */
  readonly invitationUrl: string | null;
  readonly earlierUrl: string | null;
  /** The order form with a gift’s code; in mails that bring one. */
  readonly giftUrl: string | null;
  /** Where staff work on the order. */
  readonly deskUrl: string;
  readonly receiptAttached: boolean;
  /** The report's one line on the company, and its best question to ask. */
  readonly oneLine: string | null;
  readonly bestQuestion: string | null;
  readonly reviewed: boolean;
  /** What a later version says otherwise, line by line. */
  readonly changes: readonly string[];
  /** For those who lost their links: each order with its own. */
  readonly orders: readonly { readonly label: string; readonly url: string }[];
}

/** The private links there are; what each opens is delivery's concern. */
export type MailLink = 'track' | 'report' | 'choose' | 'rate' | 'address';

type RawValues = Readonly<Record<string, unknown>>;
type SampleValues = Readonly<Record<string, string | number | boolean | null>>;

export interface MailTemplate {
  /** The private links that it may show, for these values; all others are null in it. */
  linksFor(values: RawValues): readonly MailLink[];
  /** Where staff work on what it tells: by its reference in the inbox, or on the order's page. */
  readonly answeredIn: 'inbox' | 'orders';
  readonly sample: SampleValues;
  content(values: RawValues, surroundings: Surroundings): MailContent;
}

/** All there is to an email but who sends it. It checks the values it is given, since they come out of a table. */
export function defineMail<Schema extends z.ZodType>(mail: {
  readonly links: readonly MailLink[] | ((values: RawValues) => readonly MailLink[]);
  readonly answeredIn?: 'inbox';
  /** Made-up values: for the preview in development and for the tests. */
  readonly sample: NoInfer<z.input<Schema>> & SampleValues;
  readonly values: Schema;
  content(values: z.output<Schema>, surroundings: Surroundings): MailContent;
}): MailTemplate {
  const { links, answeredIn = 'orders', sample, values: schema } = mail;
  return {
    linksFor: (values) => (typeof links === 'function' ? links(values) : links),
    answeredIn,
    sample,
    content: (values, surroundings) => mail.content(schema.parse(values), surroundings),
  };
}

/** A subject stays readable in a list of emails. */
const LONGEST_COMPANY = 60;
export const companyInSubject = (company: string): string => clip(company, LONGEST_COMPANY);

export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const moment = z.iso.datetime();
export const optionalMoment = moment.nullish().transform((value) => value ?? null);

/** What every email about an order knows. */
export const orderFields = {
  number: optionalText,
  company: z.string(),
  role: optionalText,
  name: optionalText,
  /** It bought a report for somebody else, and names no company. */
  gift: z.boolean().nullish(),
};

/** What emails to the team know beyond that. */
export const teamFields = {
  ...recordOf(detailNames, () => optionalText),
  ...orderFields,
  email: z.string(),
  price: optionalText,
};

const LONGEST_NAME = 80;

const TITLE = /^(?:dr|mrs?|ms|mx|prof|sir|the)\.?$/iu;

/** “Hi Ada,” or “Hi,” if no name was given, or if it reads like an address to follow. */
export function greeting(name: string | null): string {
  const given = name?.trim() ?? '';
  const usable = given !== '' && given.length <= LONGEST_NAME && !/[/:@\n]|www\./iu.test(given);
  if (!usable) return 'Hi,';
  const [first = given] = given.split(/\s+/u);
  // A first word that is a title or an initial names nobody.
  return `Hi ${TITLE.test(first) || /^\p{L}\.?$/u.test(first) ? given : first},`;
}
