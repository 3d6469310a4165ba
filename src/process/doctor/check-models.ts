import type { Config } from '../../config';
import { adviceOnJudge } from '../../config/models';
import { seconds } from '../../kernel/time';
import type { Model, ModelSettings } from '../../platform/models';
import {
  notice,
  refused,
  right,
  untried,
  wrong,
  type DoctorFinding,
  type DoctorFindings,
} from './finding';

const ASKING = seconds(15);
/** Enough for those that think first; a fraction of a cent. */
const MOST_TOKENS = 64;

const ROLES = {
  write: 'MODEL_WRITE',
  rewrite: 'MODEL_REWRITE',
  read: 'MODEL_READ',
  judge: 'MODEL_JUDGE',
} as const;

/** Asks each configured model for one word, once per model. */
export async function checkModels(
  { models }: Pick<Config, 'models'>,
  open: (settings: ModelSettings) => Model,
): Promise<DoctorFindings> {
  if (models.write === undefined)
    return [untried('Models', 'None is set, so code alone writes reports.')];
  const variables = new Map<string, { settings: ModelSettings; names: string[] }>();
  for (const [role, variable] of Object.entries(ROLES) as [keyof typeof ROLES, string][]) {
    const settings = models[role];
    if (settings === undefined) continue;
    const key = `${settings.provider}:${settings.name}`;
    const known = variables.get(key) ?? { settings, names: [] };
    known.names.push(variable);
    variables.set(key, known);
  }
  const asked = await Promise.all(
    [...variables].map(([name, { settings, names }]) => findingOf(name, settings, names, open)),
  );
  const advice = adviceOnJudge(models);
  return [
    ...asked,
    ...(advice === undefined ? [] : [notice('Judge', advice)]),
    ...(models.judge === undefined
      ? []
      : [untried('Judge', 'How well it judges is tried by npm run foreword -- judge-check.')]),
  ];
}

async function findingOf(
  name: string,
  settings: ModelSettings,
  variables: readonly string[],
  open: (settings: ModelSettings) => Model,
): Promise<DoctorFinding> {
  const subject = 'Models';
  const { reply } = await open({ ...settings, timeout: ASKING }).ask({
    stage: 'doctor',
    instructions: '',
    prompt: 'Answer with one word: ready.',
    mostOutputTokens: MOST_TOKENS,
  });
  // One that thought, or declined, until its tokens were used up has answered all the same.
  if (reply.ok || ['empty', 'truncated', 'refused'].includes(reply.failure.code))
    return right(subject, `${name} answers (${variables.join(', ')}).`);
  if (reply.failure.code === 'not-allowed')
    return refused(
      subject,
      `The service refuses the key for ${name}. Copy ${keyVariable(settings)} again, or check the account’s billing.`,
    );
  if (reply.failure.code === 'not-accepted')
    return wrong(
      subject,
      `The service refuses a question to ${name}. Check the name in ${variables.join(' and ')}.`,
    );
  if (reply.failure.code === 'unreachable')
    return wrong(subject, `We can’t reach the service of ${name}. ${wayTo(settings)}`);
  return wrong(subject, `${name} can’t be asked now: ${reply.failure.sentence}`);
}

const wayTo = ({ provider }: ModelSettings): string =>
  provider === 'compatible'
    ? 'Correct MODEL_COMPATIBLE_URL, or start it.'
    : 'Check that port 443 is open to it, then try again.';

const keyVariable = ({ provider }: ModelSettings): string => `MODEL_${provider.toUpperCase()}_KEY`;
