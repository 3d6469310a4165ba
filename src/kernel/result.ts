/** An expected failure: a code for programs and a sentence for the person who meets it. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  readonly sentence: string;
}

export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure<Code> };

export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Code extends string>(
  code: Code,
  sentence: string,
): { readonly ok: false; readonly failure: Failure<Code> } {
  return { ok: false, failure: { code, sentence } };
}
