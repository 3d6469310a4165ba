export type StaffRole = 'owner' | 'expert' | 'support';

/** Who is at the desk. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Whether this session showed within ten minutes that it is still them. */
  readonly steppedUp?: boolean;
  /** Whether the shop asks for a second factor that they have yet to set up. */
  readonly needsSecondFactor?: boolean;
}

/** A secret that is yet to be shown to work: as words to type, and as squares to photograph. */
export interface BegunSecondFactor {
  readonly secret: string;
  readonly qr: { readonly size: number; readonly path: string };
}

export interface OwnSession {
  readonly id: string;
  readonly agent: string;
  readonly since: string;
  readonly seenAt: string;
  /** The one that asks. */
  readonly isThis: boolean;
}

export interface OwnAccount {
  readonly name: string;
  readonly role: StaffRole;
  readonly sessions: readonly OwnSession[];
  /** When it was set; null where there is none. */
  readonly secondFactorSince: string | null;
  readonly recoveryCodesLeft: number;
  /** Nothing else of the desk opens before it is set. */
  readonly needsSecondFactor: boolean;
}

export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly active: boolean;
  readonly lastSeenAt: string | null;
  readonly hasSecondFactor: boolean;
  readonly sessions: number;
  readonly isMe: boolean;
}

export interface OpenInvitation {
  readonly id: string;
  readonly role: StaffRole;
  readonly by: string;
  readonly endsAt: string;
}

export interface Team {
  readonly members: readonly TeamMember[];
  readonly invitations: readonly OpenInvitation[];
}

export type TeamChange =
  | { readonly do: 'change-role'; readonly role: StaffRole }
  | { readonly do: 'deactivate' | 'reactivate' | 'end-sessions' | 'remove-second-factor' };

export const staffRoles = ['owner', 'expert', 'support'] as const satisfies readonly StaffRole[];
export const isStaffRole = (word: string): word is StaffRole =>
  (staffRoles as readonly string[]).includes(word);
