/** Says on the error stream what is being done, and keeps how long each stage took. */
export interface Stages {
  begin(stage: string, what: string): void;
  tell(what: string): void;
  /** Milliseconds of each stage, in order. */
  end(): Readonly<Record<string, number>>;
}

export function startStages(): Stages {
  const started = performance.now();
  const taken: Record<string, number> = {};
  let current: { readonly stage: string; readonly since: number } | undefined;
  const close = (): void => {
    if (current !== undefined) taken[current.stage] = Math.round(performance.now() - current.since);
    current = undefined;
  };
  const tell = (what: string): void =>
    void process.stderr.write(
      `${((performance.now() - started) / 1_000).toFixed(1).padStart(6)} s  ${what}\n`,
    );
  return {
    tell,
    begin(stage, what) {
      close();
      current = { stage, since: performance.now() };
      tell(what);
    },
    end() {
      close();
      return { ...taken, total: Math.round(performance.now() - started) };
    },
  };
}
