export type StaffRole = 'owner' | 'expert' | 'support';

/** Who is at the desk. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
}
