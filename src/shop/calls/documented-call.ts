import type { ZodType } from 'zod';

export interface DocumentedAnswer {
  readonly status: number;
  readonly description: string;
  /** Absent where there is nothing to read. */
  readonly body?: ZodType;
  readonly contentType?: 'application/json' | 'text/plain';
}

/** A call that others may make: the same schema checks it and describes it. */
export interface DocumentedCall {
  readonly method: 'post' | 'get';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly request: ZodType | null;
  readonly answers: readonly DocumentedAnswer[];
}
