import { createStepCounter, readFigures, stepOfVisit, type StepCounter } from '../../desk/figures';
import { permit } from '../../desk/policy';
import { succeed } from '../../kernel/result';
import type { PaymentsContext } from '../../shop/payments';
import type { FiguresServices } from '../../web/desk/figures/services.server';
import type { PagesHandler } from '../../web/handler';
import type { Platform } from '../platform/platform';
import { readMember } from '../staff-services';
import { composeSessionCookie } from './session-cookie';

export function composeFigures(platform: Platform): FiguresServices {
  const who = readMember(platform);
  return {
    async read(request, period) {
      const allowed = permit(await who(request), 'see-figures');
      return allowed.ok ? succeed(await readFigures(platform, allowed.value, { period })) : allowed;
    },
  };
}

export interface Funnel {
  readonly counter: StepCounter;
  /** Counts the pages that people are shown; staff are none of them. */
  watch(pages: PagesHandler): PagesHandler;
  /** Counts payments that were begun: the provider was asked for a new one. */
  listen(payments: PaymentsContext): PaymentsContext;
}

export function composeFunnel(platform: Platform): Funnel {
  const counter = createStepCounter(platform);
  const staff = composeSessionCookie(platform.config);
  return {
    counter,
    watch: (pages) => async (request, context) => {
      const answer = await pages(request, context);
      const step = stepOfVisit(request, answer.status);
      if (step !== null && staff.read(request) === undefined) counter.count(step);
      return answer;
    },
    listen: (payments) => ({
      ...payments,
      gateway: {
        ...payments.gateway,
        async createIntent(...asked) {
          const made = await payments.gateway.createIntent(...asked);
          if (made.ok) counter.count('payment');
          return made;
        },
      },
    }),
  };
}
