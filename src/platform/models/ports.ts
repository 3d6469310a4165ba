import type { Duration } from '../../kernel/time';
import type { Result } from '../../kernel/result';

/** One question put to a model. It has no tools and no memory: all it may know stands here. */
export interface ModelCall {
  /** Under which heading it is paid. */
  readonly stage: string;
  readonly instructions: string;
  readonly prompt: string;
  /** The form of the answer, as JSON Schema, for services that can hold a model to one; without it, plain text. */
  readonly form?: object;
  readonly mostOutputTokens: number;
}

/** Why there is no reply; each has a sentence of ours, since a service's own may hold keys or prompts. */
export type ModelFault =
  | 'too-slow'
  | 'busy'
  | 'unavailable'
  | 'unreachable'
  | 'not-allowed'
  | 'not-accepted'
  | 'broken'
  | 'empty'
  | 'truncated'
  | 'refused'
  | 'over-budget';

export interface Used {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a dollar. */
  readonly micros: number;
}

export interface ModelAnswer {
  readonly reply: Result<string, ModelFault>;
  readonly used: Used;
  /** How long the service asks to be left alone. */
  readonly retryAfter?: Duration;
}

/** Dollars for a million tokens, which is the same figure as millionths of a dollar for one. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

export interface Model {
  readonly name: string;
  readonly price: TokenPrice;
  /** Never throws for what a service does; only for what we do wrong. */
  ask(call: ModelCall): Promise<ModelAnswer>;
}

export type Provider = 'openai' | 'anthropic' | 'google' | 'compatible';

export interface ModelSettings {
  readonly provider: Provider;
  readonly name: string;
  readonly key?: string | undefined;
  /** Where the service is reached; for the three large ones their own address if not given. */
  readonly baseUrl?: string | undefined;
  readonly price: TokenPrice;
  readonly timeout?: Duration;
}

export const NOTHING_USED: Used = { inputTokens: 0, outputTokens: 0, micros: 0 };

export function addUsed(one: Used, other: Used): Used {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    micros: one.micros + other.micros,
  };
}
