/** What one word of the command line does. */
export interface Verb {
  /** Returns the exit code. */
  run(parameters: readonly string[]): Promise<number>;
}

/** A call that can't be carried out as it was typed; its message says what is missing. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault';
}
