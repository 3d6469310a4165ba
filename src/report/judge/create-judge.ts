import type { Model, ModelSettings } from '../../platform/models';
import { chatJudge } from './chat-judge';
import { minicheckJudge } from './minicheck-judge';
import type { Judge } from './ports';

export interface JudgeSettings extends ModelSettings {
  readonly form: 'chat' | 'minicheck';
  /** It is believed from this confidence on, of a hundred. */
  readonly leastConfidence?: number;
}

/** The configured judge, in the form that its family is asked in. */
export function createJudge(
  { form, leastConfidence: _least, ...settings }: JudgeSettings,
  open: (settings: ModelSettings) => Model,
  secret: string,
): Judge {
  const model = open(settings);
  return form === 'minicheck' ? minicheckJudge({ model, secret }) : chatJudge({ model, secret });
}
