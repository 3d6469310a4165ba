import { makeCode, stopCode, viewCodes } from '../../desk/codes';
import { permit } from '../../desk/policy';
import type { CodesServices } from '../../web/desk/codes/services.server';
import type { Platform } from '../platform/platform';
import { readMember } from './identity';

export function composeCodes(platform: Platform): CodesServices {
  const who = readMember(platform);
  const managing = async (request: Request) => permit(await who(request), 'manage-codes');
  return {
    async view(request) {
      const allowed = await managing(request);
      return allowed.ok ? viewCodes(platform, allowed.value) : allowed;
    },
    async make(request, form) {
      const allowed = await managing(request);
      return allowed.ok ? makeCode(platform, allowed.value, form) : allowed;
    },
    async end(request, code) {
      const allowed = await managing(request);
      return allowed.ok ? stopCode(platform, allowed.value, code) : allowed;
    },
  };
}
