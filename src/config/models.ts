import { listPrice, type ModelSettings, type TokenPrice, type Provider } from '../platform/models';
import type { ModelConfig } from '../report/writers';
import type { Settings } from './variables';

const STAGES = {
  write: 'MODEL_WRITE',
  rewrite: 'MODEL_REWRITE',
  read: 'MODEL_READ',
  judge: 'MODEL_JUDGE',
} as const;
/** Stages that nobody needs to take. */
const OPTIONAL: ReadonlySet<string> = new Set([STAGES.read, STAGES.judge]);
const KEYS = {
  openai: 'MODEL_OPENAI_KEY',
  anthropic: 'MODEL_ANTHROPIC_KEY',
  google: 'MODEL_GOOGLE_KEY',
} as const;
const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/;

interface Named {
  readonly provider: Provider;
  readonly name: string;
}

/** “openai:gpt-5-mini”: what stands before the first colon is the service. */
function readName(text: string): Named {
  const colon = text.indexOf(':');
  return { provider: text.slice(0, colon) as Provider, name: text.slice(colon + 1) };
}

function isOnThisMachine(url: string | undefined): boolean {
  return url !== undefined && LOOPBACK.test(new URL(url).hostname);
}

function priceOf(
  text: string,
  { MODEL_PRICES: prices, MODEL_COMPATIBLE_URL: url }: Settings,
): TokenPrice | undefined {
  const own = prices?.[text] ?? listPrice(text);
  if (own !== undefined) return own;
  // What runs on one's own machine is paid by the socket in the wall.
  return text.startsWith('compatible:') && isOnThisMachine(url)
    ? { input: 0, output: 0 }
    : undefined;
}

const MINICHECK = 'minicheck:';

function nameIn(
  settings: Settings,
  variable: (typeof STAGES)[keyof typeof STAGES],
): string | undefined {
  const text = settings[variable];
  if (text === undefined || (OPTIONAL.has(variable) && text === 'none')) return undefined;
  return variable === STAGES.judge ? text.replace(MINICHECK, '') : text;
}

/** What is missing for the models that are named, one sentence each. */
export function faultsOfModels(settings: Settings): readonly string[] {
  const faults = Object.values(STAGES).flatMap((variable) => {
    const text = nameIn(settings, variable);
    if (text === undefined) return [];
    const { provider } = readName(text);
    if (provider === 'compatible' && settings.MODEL_COMPATIBLE_URL === undefined)
      return [`MODEL_COMPATIBLE_URL is missing: ${variable} names a model served there.`];
    if (provider !== 'compatible' && settings[KEYS[provider]] === undefined)
      return [`${KEYS[provider]} is missing: ${variable} names a model of that service.`];
    return priceOf(text, settings) === undefined
      ? [
          `MODEL_PRICES has no price for ${text}, which ${variable} names; without a price, no budget can be enforced.`,
        ]
      : [];
  });
  const alone =
    settings.MODEL_WRITE === undefined &&
    (settings.MODEL_REWRITE ?? nameIn(settings, STAGES.read) ?? nameIn(settings, STAGES.judge)) !==
      undefined;
  return [
    ...new Set([
      ...faults,
      ...(alone ? ['MODEL_WRITE is missing: the other models only help it.'] : []),
    ]),
  ];
}

export function modelsOf(settings: Settings): ModelConfig {
  const settingsOf = (
    variable: (typeof STAGES)[keyof typeof STAGES],
  ): ModelSettings | undefined => {
    const text = nameIn(settings, variable);
    const price = text === undefined ? undefined : priceOf(text, settings);
    if (text === undefined || price === undefined) return undefined;
    const { provider, name } = readName(text);
    return provider === 'compatible'
      ? {
          provider,
          name,
          price,
          key: settings.MODEL_COMPATIBLE_KEY,
          baseUrl: settings.MODEL_COMPATIBLE_URL,
        }
      : { provider, name, price, key: settings[KEYS[provider]] };
  };
  const write = settingsOf(STAGES.write);
  const judge = settings.MODEL_JUDGE === undefined ? write : settingsOf(STAGES.judge);
  const least = settings.MODEL_JUDGE_CONFIDENCE;
  const isMinicheck = settings.MODEL_JUDGE?.startsWith(MINICHECK) === true;
  return {
    write,
    rewrite: settingsOf(STAGES.rewrite),
    read: settings.MODEL_READ === undefined ? write : settingsOf(STAGES.read),
    judge: judge && {
      ...judge,
      form: isMinicheck ? 'minicheck' : 'chat',
      ...(least === 0 ? {} : { leastConfidence: least }),
    },
    budget: {
      micros: Math.round(settings.REPORT_BUDGET_USD * 1_000_000),
      tokens: settings.REPORT_BUDGET_TOKENS,
    },
  };
}

const ANOTHER = 'A model from another vendor judges better: set MODEL_JUDGE.';

/** Said at the start where one vendor's model judges what it wrote itself: it shares its own mistakes. */
export function adviceOnJudge({ write, judge }: ModelConfig): string | undefined {
  if (write === undefined) return undefined;
  if (judge === undefined)
    return 'No model judges paraphrases, so sentences pass only in their sources’ words. Set MODEL_JUDGE.';
  return judge.provider === write.provider && judge.provider !== 'compatible'
    ? `${judge.name} judges text by a model from the same vendor. ${ANOTHER}`
    : judge.provider === write.provider && judge.name === write.name
      ? `${judge.name} judges its own text. ${ANOTHER}`
      : undefined;
}
