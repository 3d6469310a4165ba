export type StaffRole = 'owner' | 'expert' | 'support';

/** Who is at the desk. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Whether this session showed within ten minutes that it is still them. */
  readonly steppedUp?: boolean;
  /** Whether they logged in or stepped up within fifteen minutes: enough for a file, not for money. */
  readonly provedLately?: boolean;
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

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly usedAt: string | null;
}

interface CredentialName {
  readonly type: 'public-key';
  readonly id: string;
}

/** Both as the Web Authentication standard writes them, with bytes in base64url. */
export interface NewPasskeyOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  readonly excludeCredentials: readonly CredentialName[];
  readonly authenticatorSelection: {
    readonly residentKey: 'required';
    readonly userVerification: 'required';
  };
  readonly attestation: 'none';
}

export interface UsedPasskeyOptions {
  readonly challenge: string;
  readonly rpId: string;
  readonly userVerification: 'required';
  readonly allowCredentials: readonly CredentialName[];
}

/** What a person is asked for before something dear. */
export interface StepUpQuestion {
  readonly asks: 'password' | 'code';
  /** Whether they were within the last minutes. */
  readonly steppedUp: boolean;
  /** Whether that, or their login, is recent enough for a file. */
  readonly provedLately: boolean;
  /** Whether a passkey of theirs will do as well. */
  readonly passkey: boolean;
}

export interface OwnAccount {
  readonly name: string;
  readonly role: StaffRole;
  readonly sessions: readonly OwnSession[];
  /** When it was set; null where there is none. */
  readonly secondFactorSince: string | null;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly OwnPasskey[];
  /** Where passkeys work; null where they can't. */
  readonly passkeyOrigin: string | null;
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
