import { fail, succeed, type Result } from '../../kernel/result';

export type FormatCode = 'broken' | 'too-large';

/** What is wrong with a file. Streams throw it, as nothing else ends one early; whole files are read to a `Result`. */
export class FormatFault extends RangeError {
  readonly code: FormatCode;

  constructor(code: FormatCode, sentence: string) {
    super(sentence);
    this.name = 'FormatFault';
    this.code = code;
  }
}

export const broken = (sentence: string): FormatFault => new FormatFault('broken', sentence);
export const tooLarge = (sentence: string): FormatFault => new FormatFault('too-large', sentence);

/** Turns a thrown fault into a value; anything else that is thrown is a mistake of ours and goes on. */
export function toResult<Value>(read: () => Value): Result<Value, FormatCode> {
  try {
    return succeed(read());
  } catch (error) {
    if (error instanceof FormatFault) return fail(error.code, error.message);
    throw error;
  }
}
