import { handleJob, type JobHandler } from '../../platform/jobs';
import { handOverChoice } from './answer/hand-over-choice';
import { handOverChoiceJob } from './hand-over-job';
import type { ChoiceContext } from './ports';

export function choiceHandlers(context: ChoiceContext): readonly JobHandler[] {
  return [handleJob(handOverChoiceJob, ({ orderId }) => handOverChoice(context, orderId))];
}
