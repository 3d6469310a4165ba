/** One word of the command line. */
export interface Verb {
  readonly name: string;
  /** One line for the list of verbs. */
  readonly summary: string;
  /** How it is called, one line. */
  readonly usage: string;
  /** Returns the exit code. */
  run(parameters: readonly string[]): Promise<number>;
}

/** A call that can't be carried out as it was typed; its message says what is missing. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault';
}
