import type { PaymentsContext } from '../../shop/payments';
import { sessionCookie } from '../identity';
import { createStepCounter, stepOfVisit, type StepCounter, type VisitedPage } from './count-steps';

/** Whatever answers a request for a page. */
type Answering<Context> = (request: Request, context: Context) => Promise<Response>;

export interface Funnel {
  readonly counter: StepCounter;
  /** Counts the pages that people are shown; staff are none of them. */
  watch<Context>(pages: Answering<Context>): Answering<Context>;
  /** Counts a visit that was answered without asking for the page. */
  note(request: VisitedPage, status: number): void;
  /** Counts payments that were begun: the provider was asked for a new one. */
  listen(payments: PaymentsContext): PaymentsContext;
}

export function createFunnel(
  context: Parameters<typeof createStepCounter>[0],
  settings: Parameters<typeof sessionCookie>[0],
): Funnel {
  const counter = createStepCounter(context);
  const staff = sessionCookie(settings);
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
