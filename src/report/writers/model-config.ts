import type { ModelSettings } from '../../platform/models';
import type { JudgeSettings } from '../judge';

/** Which model serves which stage of a report; without the first, no model is asked at all. */
export interface ModelConfig {
  readonly write: ModelSettings | undefined;
  readonly rewrite: ModelSettings | undefined;
  /** Without one, code alone reads pages. */
  readonly read: ModelSettings | undefined;
  /** Without one, the strict checks alone decide. */
  readonly judge: JudgeSettings | undefined;
  readonly budget: { readonly micros: number; readonly tokens: number };
}
