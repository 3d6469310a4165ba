/** How high a title stands, as far as the title says so. */
export type RoleLevel =
  | 'trainee'
  | 'intern'
  | 'entry'
  | 'mid'
  | 'senior'
  | 'lead'
  | 'manager'
  | 'director'
  | 'executive';

export interface OccupationChoice {
  /** O*NET-SOC code: “29-1141.00”. */
  readonly code: string;
  /** As a person says it: “Registered Nurse”. */
  readonly title: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

export type OccupationCandidate = Pick<OccupationChoice, 'code' | 'title'>;

export interface RoleReading {
  readonly typed: string;
  readonly level?: RoleLevel;
  /** What isn't the role and changes what will be asked: “nights”, “PRN”, “new grad”. */
  readonly asides: readonly string[];
  /** At most three, the likeliest first; none when the verdict is open. */
  readonly choices: readonly OccupationChoice[];
  readonly verdict: 'sure' | 'ask' | 'open';
}
