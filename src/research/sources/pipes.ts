import { clip, squeeze } from '../../kernel/text';
import { readFragment, removeInvisible, toDay, unescapeHtml } from '../read';

const PIPES = {
  iso: (value: unknown) => toDay(String(value)),
  epoch: (value: unknown) => {
    const moment = new Date(Number(value) * 1_000);
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
  },
  epochMs: (value: unknown) => {
    const moment = new Date(Number(value));
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
  },
  text: (value: unknown) => readFragment(String(value)).text,
  plain: (value: unknown) => squeeze(removeInvisible(String(value))),
  unescapeHtml: (value: unknown) => unescapeHtml(String(value)),
  num: (value: unknown) => (typeof value === 'number' ? value : Number(String(value).replace(/[,+\s]/g, ''))),
  lower: (value: unknown) => String(value).toLowerCase(),
  host: (value: unknown) => (URL.canParse(String(value)) ? new URL(String(value)).hostname.toLowerCase() : undefined),
  clip: (value: unknown, argument = 4_000) => clip(String(value), argument),
} as const satisfies Record<string, (value: unknown, argument?: number) => unknown>;

export type PipeName = keyof typeof PIPES;

export interface Pipe {
  readonly name: PipeName;
  readonly argument?: number;
}

export function isPipe(name: string): name is PipeName {
  return Object.hasOwn(PIPES, name);
}

export function runPipe(value: unknown, { name, argument }: Pipe): unknown {
  return PIPES[name](value, argument);
}
