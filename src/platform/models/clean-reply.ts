import { jsonrepair } from 'jsonrepair';
import { fail, succeed, type Result } from '../../kernel/result';

/** No reply that we ask for is longer; a longer one is not worth the time of mending it. */
const LONGEST_REPLY = 200_000;

const THOUGHT = '(?:think|thinking|thought|thoughts|reasoning|reflection|analysis|scratchpad)';
const THOUGHT_END = new RegExp(`</${THOUGHT}>`, 'giu');
const THOUGHT_START = new RegExp(`^\\s*<${THOUGHT}>`, 'iu');

/** A model that thinks aloud does so before it answers; what stands before the last end of a thought is none of it. */
function withoutThoughts(text: string): string {
  const last = Array.from(text.matchAll(THOUGHT_END)).at(-1);
  const rest = last === undefined ? text : text.slice(last.index + last[0].length);
  return THOUGHT_START.test(rest) ? '' : rest;
}

function withoutFences(text: string): string {
  const [, fenced = ''] = text.split('```', 2);
  return fenced.includes('{') ? fenced : text;
}

/** From the first brace on: models greet before they answer and explain afterwards. */
function onlyObject(text: string): string {
  const start = text.indexOf('{');
  if (start < 0) return '';
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  return end > start ? text.slice(start, end + 1) : text.slice(start);
}

function strictly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mended(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

export type Unreadable = 'no-object' | 'cut-short' | 'not-json' | 'too-long';

/** The object in a model's reply, mended where its JSON is broken. What it says is not judged here. */
export function cleanReply(reply: string): Result<object, Unreadable> {
  if (reply.length > LONGEST_REPLY) return fail('too-long', 'The reply is far too long.');
  const bare = withoutFences(withoutThoughts(reply.toWellFormed()));
  const text = onlyObject(bare);
  if (text === '') return fail('no-object', 'The reply holds no JSON object.');
  const whole = strictly(text);
  // Mending would close an open string, and half a sentence may say the opposite of the whole.
  if (whole === undefined && isCutShort(bare, text))
    return fail('cut-short', 'The reply ends in the middle.');
  const value = whole ?? mended(text);
  if (value === undefined) return fail('not-json', 'The reply is not JSON.');
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? succeed(value)
    : fail('no-object', 'The reply is no JSON object.');
}

function isCutShort(bare: string, text: string): boolean {
  const behind = bare.slice(bare.indexOf(text) + text.length);
  const quotes = text.match(/(?<!\\)"/gu)?.length ?? 0;
  return !/[}\]]$/u.test(text) || /^\s*,\s*[{"]/u.test(behind) || quotes % 2 === 1;
}
