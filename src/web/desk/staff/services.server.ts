import type { StaffRole, Team, TeamChange } from '../../../desk/identity/shape';
import type { Result } from '../../../kernel/result';

export interface TeamServices {
  read(request: Request): Promise<Result<Team>>;
  /** The link is handed back this once. */
  invite(
    request: Request,
    invitation: { readonly role: StaffRole; readonly email: string },
  ): Promise<Result<{ readonly link: string }>>;
  withdraw(request: Request, id: string): Promise<Result<null>>;
  change(
    request: Request,
    wanted: {
      readonly id: string;
      readonly change: TeamChange;
      readonly reason: string;
      readonly seen: { readonly role: string; readonly active: boolean };
    },
  ): Promise<Result<null>>;
}
