import { readStepUp, stepUp } from '../../desk/identity';
import { succeed } from '../../kernel/result';
import type { AccountServices } from '../../web/desk/account/services.server';
import type { Platform } from '../platform';
import { composeIdentity } from './identity';
import { composeSessionCookie } from './session-cookie';

export function composeAccount(platform: Platform): AccountServices {
  const identity = composeIdentity(platform);
  const cookie = composeSessionCookie(platform.config);
  return {
    readStepUp: (request) => readStepUp(identity, cookie.read(request)),
    async stepUp(request, { proof, clientAddress }) {
      const stepped = await stepUp(identity, { token: cookie.read(request), proof, address: clientAddress });
      return stepped.ok ? succeed({ cookie: cookie.give(stepped.value.token) }) : stepped;
    },
  };
}
