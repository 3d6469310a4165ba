import { succeed } from '../../kernel/result';
import { exportAudit, listAudit } from '../../desk/audit';
import { permit } from '../../desk/policy';
import type { AuditServices } from '../../web/desk/audit/services.server';
import type { Platform } from '../platform/platform';
import { readMember } from '../staff-services';

export function composeAudit(platform: Platform): AuditServices {
  const who = readMember(platform);
  return {
    async list(request, search) {
      const allowed = permit(await who(request), 'see-audit');
      return allowed.ok ? succeed(await listAudit(platform, allowed.value, search)) : allowed;
    },
    async export(request, search) {
      const allowed = permit(await who(request), 'export-audit');
      return allowed.ok ? succeed(await exportAudit(platform, allowed.value, search)) : allowed;
    },
  };
}
