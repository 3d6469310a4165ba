import type { JobHandler, Subscription } from '../../platform/jobs';
import { forgetHandlers, forgetSubscriptions } from './material/forget-people';
import type { ReviewContext } from './ports';
import { queueHandlers, queueSubscriptions } from './queue/prepare-review';
import { reviewTaskHandlers } from './tasks/run-review-task';

export const reviewSubscriptions: readonly Subscription[] = [
  ...forgetSubscriptions,
  ...queueSubscriptions,
];

export const reviewHandlers = (context: ReviewContext): readonly JobHandler[] => [
  ...forgetHandlers(context),
  ...reviewTaskHandlers(context),
  ...queueHandlers(context),
];
