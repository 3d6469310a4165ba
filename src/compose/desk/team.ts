import { changeMember, inviteMember, readTeam, withdrawInvitation } from '../../desk/identity';
import { permit } from '../../desk/policy';
import { succeed } from '../../kernel/result';
import type { TeamServices } from '../../web/desk/staff/services.server';
import type { Platform } from '../platform/platform';
import { composeIdentity, readMember } from './identity';

export function composeTeam(platform: Platform): TeamServices {
  const identity = composeIdentity(platform);
  const who = readMember(platform);
  const managing = async (request: Request) => permit(await who(request), 'manage-staff');
  return {
    async read(request) {
      const allowed = permit(await who(request), 'see-staff');
      return allowed.ok ? succeed(await readTeam(identity, allowed.value)) : allowed;
    },
    async invite(request, invitation) {
      const allowed = await managing(request);
      if (!allowed.ok) return allowed;
      const invited = await inviteMember(identity, allowed.value, invitation);
      return invited.ok
        ? succeed({ link: `${platform.config.baseUrl}/desk/invitation/${invited.value.token}` })
        : invited;
    },
    async withdraw(request, id) {
      const allowed = await managing(request);
      return allowed.ok ? withdrawInvitation(identity, allowed.value, id) : allowed;
    },
    async change(request, wanted) {
      const allowed = await managing(request);
      return allowed.ok ? changeMember(identity, allowed.value, wanted) : allowed;
    },
  };
}
