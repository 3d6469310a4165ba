import { z } from 'zod';
import {
  judgeConfidence,
  judgeModel,
  model,
  modelPrices,
  optional,
  pageReaderModel,
} from './values';

/** Which models work on a report, with which keys, and what they may cost. */
export const modelVariables = {
  MODEL_WRITE: model.describe(
    'Model that writes, such as `openai:gpt-5-mini`, `anthropic:claude-haiku-4-5`, ' +
      '`google:gemini-2.5-flash`, or `compatible:qwen3`, in demo and live mode; without one, ' +
      'code alone writes reports from the evidence',
  ),
  MODEL_REWRITE: model.describe(
    'Model that rewrites refused sentences; default: the one that writes',
  ),
  MODEL_READ: pageReaderModel,
  MODEL_JUDGE: judgeModel,
  MODEL_JUDGE_CONFIDENCE: judgeConfidence,
  MODEL_OPENAI_KEY: optional.describe('OpenAI’s key, for models that start with `openai:`'),
  MODEL_ANTHROPIC_KEY: optional.describe(
    'Anthropic’s key, for models that start with `anthropic:`',
  ),
  MODEL_GOOGLE_KEY: optional.describe('Google’s key, for models that start with `google:`'),
  MODEL_COMPATIBLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL for models that start with `compatible:`, in OpenAI’s format, such as `http://localhost:11434/v1` for Ollama',
    ),
  MODEL_COMPATIBLE_KEY: optional.describe('Its key, if it needs one'),
  MODEL_PRICES: modelPrices
    .optional()
    .describe(
      'Dollars per million tokens in and out, such as `openai:gpt-5-mini=0.25/2`, separated ' +
        'by commas; overrides the built-in list. A model on this machine costs nothing',
    ),
  REPORT_BUDGET_USD: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(1.5)
    .describe('Most that models may cost per report; a call that could exceed it isn’t made'),
  REPORT_BUDGET_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .default(400_000)
    .describe('Most tokens that models may use per report'),
  MODEL_BUDGET_DAY_USD: z.coerce
    .number()
    .min(0)
    .default(25)
    .describe('Model cost per day (UTC) that raises an alert; it delays no report'),
  MODEL_BUDGET_MONTH_USD: z.coerce.number().min(0).default(300).describe('The same for a month'),
};
