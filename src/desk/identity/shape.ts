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
