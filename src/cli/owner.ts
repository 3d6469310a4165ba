import { inviteOwner } from '../desk/identity';
import { readParameters } from './parameters';
import type { Verb } from './verb';
import { withForeword } from './with-foreword';

export const ownerVerb: Verb = {
  name: 'owner',
  summary: 'makes a one-time link with which the owner chooses name and password',
  usage: 'npm run foreword -- owner',
  async run(parameters) {
    readParameters(parameters, {});
    return withForeword(async ({ parts: { platform } }) => {
      const token = await inviteOwner(platform);
      process.stdout.write(`Open this within 24 hours; it works once:\n${platform.config.baseUrl}/desk/invitation/${token}\n`);
      return 0;
    });
  },
};
