import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, Output, type LanguageModel } from 'ai';
import { defined } from '../../kernel/defined';
import { fail, succeed, type Result } from '../../kernel/result';
import { milliseconds, minutes, seconds, type Duration } from '../../kernel/time';
import { originFetch } from './origin-fetch';
import {
  NOTHING_USED,
  type Model,
  type ModelAnswer,
  type ModelFault,
  type ModelSettings,
  type TokenPrice,
  type Provider,
  type Used,
} from './ports';
import { costOf, mostInputTokens } from './spending/prices';

const HOMES: Readonly<Record<Exclude<Provider, 'compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

const LONGEST_CALL = minutes(2);

// Its warnings would go to the console, past the log and its rules.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

function languageModel({ provider, name, key = '', baseUrl }: ModelSettings): LanguageModel {
  const home = baseUrl ?? (provider === 'compatible' ? '' : HOMES[provider]);
  const settings = { apiKey: key, baseURL: home, fetch: originFetch(home) };
  switch (provider) {
    case 'openai':
      // The oldest of its forms, which its look-alikes speak too.
      return createOpenAI(settings).chat(name);
    case 'anthropic':
      return createAnthropic(settings)(name);
    case 'google':
      return createGoogle(settings)(name);
    case 'compatible':
      return createOpenAICompatible({
        ...settings,
        name: 'compatible',
        supportsStructuredOutputs: true,
      })(name);
  }
}

/** A model of a service, reached through the AI SDK at the configured origin alone. */
export function serviceModel(settings: ModelSettings): Model {
  const model = languageModel(settings);
  const { price, timeout = LONGEST_CALL } = settings;
  return {
    name: `${settings.provider}:${settings.name}`,
    price,
    async ask(call) {
      const worst = costOf(
        price,
        mostInputTokens(call.instructions, call.prompt, JSON.stringify(call.form ?? {})),
        call.mostOutputTokens,
      );
      const signal = AbortSignal.timeout(timeout);
      try {
        const result = await generateText({
          model,
          ...(call.instructions === '' ? {} : { instructions: call.instructions }),
          prompt: call.prompt,
          maxOutputTokens: call.mostOutputTokens,
          // The form is asked for, the text is taken as it comes: it is cleaned and checked by us.
          ...(call.form === undefined ? {} : { output: textIn(call.form) }),
          maxRetries: 0,
          abortSignal: signal,
        });
        // Where a service tells its answer from its musings, the answer is taken.
        const text =
          call.form !== undefined && result.finishReason === 'stop' ? result.output : result.text;
        return {
          reply: readFinish(text, result.finishReason),
          used: usedOf(price, result.usage, worst),
        };
      } catch (error) {
        return failureOf(error, signal.aborted, worst);
      }
    },
  };
}

/** Text in the form asked for, as the service holds its model to one. */
function textIn(form: object) {
  return {
    ...Output.text(),
    responseFormat: Output.object({ schema: jsonSchema(form) }).responseFormat,
  };
}

/** Services count what they add themselves, such as thinking; never so many times what was asked for. */
const MOST_OVER = 20;

/** A service that does not say what it used, or says what can’t be, is taken to have used the most. */
function usedOf(
  price: TokenPrice,
  usage: { inputTokens: number | undefined; outputTokens: number | undefined },
  worst: Used,
): Used {
  const whole = (count: number | undefined, otherwise: number) =>
    count !== undefined && count > 0 && count <= MOST_OVER * otherwise
      ? Math.ceil(count)
      : otherwise;
  return costOf(
    price,
    whole(usage.inputTokens, worst.inputTokens),
    whole(usage.outputTokens, worst.outputTokens),
  );
}

function readFinish(text: string, finish: string): Result<string, ModelFault> {
  if (finish === 'length') return fail('truncated', 'The reply was longer than it may be.');
  if (finish === 'content-filter') return fail('refused', 'The service would not answer.');
  return text.trim() === '' ? fail('empty', 'The reply was empty.') : succeed(text);
}

/** Only the kind of a fault is kept: an error of the SDK carries the prompt and the answer in full. */
function failureOf(error: unknown, timedOut: boolean, worst: Used): ModelAnswer {
  if (timedOut) return { reply: fail('too-slow', 'The model took too long.'), used: worst };
  if (!APICallError.isInstance(error))
    return { reply: fail('broken', 'The service’s answer could not be read.'), used: worst };
  const { statusCode: status, responseHeaders = {} } = error;
  if (status === undefined)
    return {
      reply: fail('unreachable', 'We can’t reach the model’s service.'),
      used: NOTHING_USED,
    };
  if (status < 300)
    return { reply: fail('broken', 'The service’s answer could not be read.'), used: worst };
  const wait = waitOf(responseHeaders['retry-after']);
  return {
    reply: fail(...faultOf(status)),
    used: NOTHING_USED,
    ...defined({ retryAfter: wait }),
  };
}

function faultOf(status: number): [ModelFault, string] {
  if (status === 429) return ['busy', 'The model’s service is busy.'];
  if (status >= 500 || status === 408) return ['unavailable', 'The model’s service has a fault.'];
  if (status === 401 || status === 403)
    return ['not-allowed', 'The model’s service does not take the key.'];
  return ['not-accepted', `The model’s service does not accept the question (${status}).`];
}

function waitOf(header: string | undefined): Duration | undefined {
  if (header === undefined) return undefined;
  const count = Number(header);
  if (Number.isFinite(count)) return seconds(Math.max(0, count));
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : milliseconds(Math.max(0, moment - Date.now()));
}
