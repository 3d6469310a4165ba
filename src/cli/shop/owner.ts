import { inviteOwner } from '../../desk/identity';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';
import { withForeword } from '../with-foreword';

export const ownerVerb: Verb = {
  async run(parameters) {
    readParameters(parameters, {});
    return withForeword(async ({ parts: { platform } }) => {
      const token = await inviteOwner(platform);
      process.stdout.write(
        `Open this link within 24 hours. It works once:\n${platform.config.baseUrl}/desk/invitation/${token}\n`,
      );
      return 0;
    });
  },
};
