import {
  createStepCounter,
  stepOfVisit,
  type StepCounter,
  type VisitedPage,
} from '../../desk/figures';
import type { PaymentsContext } from '../../shop/payments';
import type { PagesHandler } from '../../web/handler';
import type { Platform } from '../platform/platform';
import { sessionCookie } from '../../desk/identity';

export interface Funnel {
  readonly counter: StepCounter;
  /** Counts the pages that people are shown; staff are none of them. */
  watch(pages: PagesHandler): PagesHandler;
  /** Counts a visit that was answered without asking for the page. */
  note(request: VisitedPage, status: number): void;
  /** Counts payments that were begun: the provider was asked for a new one. */
  listen(payments: PaymentsContext): PaymentsContext;
}

export function composeFunnel(platform: Platform): Funnel {
  const counter = createStepCounter(platform);
  const staff = sessionCookie(platform.config);
  const note = (request: VisitedPage, status: number): void => {
    const step = stepOfVisit(request, status);
    if (step !== null && staff.read(request) === undefined) counter.count(step);
  };
  return {
    counter,
    note,
    watch: (pages) => async (request, context) => {
      const answer = await pages(request, context);
      note(request, answer.status);
      return answer;
    },
    listen: (payments) => ({
      ...payments,
      gateway: {
        ...payments.gateway,
        async createIntent(key, request) {
          const made = await payments.gateway.createIntent(key, request);
          // A gift is no order, and is not among those that are paid.
          if (made.ok && request.metadata['gift'] === undefined) counter.count('payment');
          return made;
        },
      },
    }),
  };
}
