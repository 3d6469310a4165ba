import { isMailAddress, LONGEST_MAIL_ADDRESS, trimAddress } from '../../../kernel/email-address';
import type { OrderKind } from '../change/states-shape';

/** What somebody tells us who gives a report to somebody else. */
export interface GiftDetails {
  /** Theirs who gives. */
  readonly name: string;
  readonly email: string;
  /** Empty where they hand it over themselves. */
  readonly recipientEmail: string;
  readonly message: string;
}

export type GiftErrors = Partial<Record<keyof GiftDetails, string>>;

export const giftLimits: Readonly<Record<keyof GiftDetails, number>> = {
  name: 80,
  email: LONGEST_MAIL_ADDRESS,
  recipientEmail: LONGEST_MAIL_ADDRESS,
  message: 500,
};

/** `ended` where its money went back, or is disputed. */
export type GiftState = 'unused' | 'used' | 'expired' | 'ended';

/** A gift that was paid for. */
export interface GiftView {
  readonly code: string;
  readonly validUntil: string;
  readonly state: GiftState;
  readonly recipientEmail: string;
  readonly message: string;
  /** The order that it paid for; its number is for the desk alone. */
  readonly use: { readonly number: string; readonly at: string } | null;
}

/** What an order is about, where orders are listed: a gift names no company. */
export const orderSubjectOf = ({
  kind,
  details,
}: {
  readonly kind: OrderKind;
  readonly details: { readonly company: string };
}): string => (kind === 'gift' ? 'Gift' : details.company);

/** The checks of the form, the same in the browser and on the server. */
export function validateGift(details: GiftDetails): GiftErrors {
  const errors: GiftErrors = {};
  if (details.name.trim() === '') errors.name = 'Enter your name, so they know who it’s from';
  if (trimAddress(details.email) === '') errors.email = 'Email is required';
  for (const field of ['email', 'recipientEmail'] as const) {
    const address = trimAddress(details[field]);
    if (address !== '' && !isMailAddress(address))
      errors[field] = 'Please enter a valid email address';
  }
  for (const field of ['name', 'message'] as const)
    if (details[field].trim().length > giftLimits[field])
      errors[field] = `Use at most ${giftLimits[field]} characters`;
  return errors;
}
