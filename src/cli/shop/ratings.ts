import { listRatings, showQuote } from '../../delivery/ratings';
import { findOrderByNumber } from '../../shop/orders';
import { readParameters } from '../parameters';
import type { Verb } from '../verb';
import { withForeword } from '../with-foreword';

export const ratingsVerb: Verb = {
  async run(parameters) {
    const { show, hide } = readParameters(parameters, {
      show: { type: 'string' },
      hide: { type: 'string' },
    });
    return withForeword(async ({ parts: { platform, orders } }) => {
      const number = show ?? hide;
      if (number === undefined) {
        for (const rating of await listRatings(platform))
          process.stdout.write(`${JSON.stringify(rating)}\n`);
        return 0;
      }
      const order = await findOrderByNumber(orders, number);
      const done =
        order && (await showQuote(platform, { orderId: order.id, shown: show !== undefined }));
      if (!done?.ok) {
        process.stderr.write(`${done ? done.failure.sentence : `Order not found: ${number}.`}\n`);
        return 1;
      }
      process.stdout.write(
        show === undefined
          ? `The rating for ${number} are no longer shown.\n`
          : `The rating for ${number} may be shown on the website.\n`,
      );
      return 0;
    });
  },
};
