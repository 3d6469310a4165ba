import type { TokenPrice, Used } from '../ports';

const price = (input: number, output: number): TokenPrice => ({ input, output });

/**
 * List prices in dollars for a million tokens, the dearest tier of each. They change; MODEL_PRICES
 * overrules them.
 */
const LIST: Readonly<Record<string, TokenPrice>> = {
  'openai:gpt-5': price(1.25, 10),
  'openai:gpt-5-mini': price(0.25, 2),
  'openai:gpt-5-nano': price(0.05, 0.4),
  'openai:gpt-5.1': price(1.25, 10),
  'openai:gpt-4.1': price(2, 8),
  'openai:gpt-4.1-mini': price(0.4, 1.6),
  'openai:gpt-4.1-nano': price(0.1, 0.4),
  'openai:gpt-4o': price(2.5, 10),
  'openai:gpt-4o-mini': price(0.15, 0.6),
  'openai:o3': price(2, 8),
  'openai:o4-mini': price(1.1, 4.4),
  'anthropic:claude-opus-4-5': price(5, 25),
  'anthropic:claude-opus-4-1': price(15, 75),
  'anthropic:claude-sonnet-4-5': price(6, 22.5),
  'anthropic:claude-sonnet-4': price(6, 22.5),
  'anthropic:claude-haiku-4-5': price(1, 5),
  'anthropic:claude-3-5-haiku': price(0.8, 4),
  'google:gemini-3-pro-preview': price(4, 18),
  'google:gemini-2.5-pro': price(2.5, 15),
  'google:gemini-2.5-flash': price(0.3, 2.5),
  'google:gemini-2.5-flash-lite': price(0.1, 0.4),
  'google:gemini-2.0-flash': price(0.1, 0.4),
};

/** “claude-sonnet-4-5-20250929”, “gpt-4o-2024-11-20”, “claude-3-5-haiku-latest”: one model, one price. */
const EDITION = /-(?:latest|\d{8}|\d{4}-\d{2}-\d{2})$/;

export function listPrice(model: string): TokenPrice | undefined {
  return LIST[model] ?? LIST[model.replace(EDITION, '')];
}

export function costOf(
  { input, output }: TokenPrice,
  inputTokens: number,
  outputTokens: number,
): Used {
  return {
    inputTokens,
    outputTokens,
    micros: Math.ceil(inputTokens * input + outputTokens * output),
  };
}

/** What a service adds around a prompt: roles, the form of the answer, marks of its own. */
const AROUND = 200;

/** A token stands for at least one byte, so a text has no more tokens than bytes. */
export function mostInputTokens(...texts: readonly string[]): number {
  return AROUND + texts.reduce((sum, text) => sum + Buffer.byteLength(text, 'utf8'), 0);
}
