import { seededRandom, type Random } from '../../kernel/seeded-random';
import { saveDraft, requestManual, markManualPaid } from '../../shop/orders';
import { emptyDetails } from '../../shop/orders/shape';
import { StartupFault } from '../../process/startup-fault';
import { pickOf } from './draw-past';
import { COMPANIES, FIRST_NAMES, LAST_NAMES, PLACES, ROLES } from './words';
import { writePast } from './write-past';
import { readParameters } from '../parameters';
import { UsageFault, type Verb } from '../verb';
import { configOrFault, withForeword } from '../with-foreword';

const MOST = 100_000;
/** So many are placed as a buyer would, now. */
const TODAY = 8;
const MOST_DAYS = 400;
const LARGEST_SEED = 2 ** 31 - 1;
/** A made-up shop to look at: orders of some weeks in every state, and a few of today that the next start works on. */
export const seedVerb: Verb = {
  async run(parameters) {
    const values = readParameters(parameters, {
      orders: { type: 'string' },
      days: { type: 'string' },
      seed: { type: 'string' },
    });
    const count = wholeNumber('orders', values.orders ?? '240', MOST);
    const days = wholeNumber('days', values.days ?? '60', MOST_DAYS);
    const random = seededRandom(wholeNumber('seed', values.seed ?? '1', LARGEST_SEED));
    if (configOrFault().mode === 'live')
      throw new StartupFault('Made-up orders are for demos, not for a live shop.');
    return withForeword(async ({ parts }) => {
      const today = Math.min(TODAY, Math.ceil(count / 4));
      const { database, clock } = parts.platform;
      await writePast(database, random, { count: count - today, days, now: clock.now() });
      for (let index = 0; index < today; index += 1) await placeOne(parts, random, index);
      process.stdout.write(
        `${count} made-up orders added. Work on paid ones starts with the next npm start.\n`,
      );
      return 0;
    });
  },
};

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new UsageFault(`--${option} must be a whole number from 1 to ${most}.`);
  return value;
}

type Parts = Parameters<Parameters<typeof withForeword>[0]>[0]['parts'];

async function placeOne(
  { orders, sampleCompanies }: Parts,
  random: Random,
  index: number,
): Promise<void> {
  const pick = pickOf(random);
  const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
  const companies = sampleCompanies?.map(({ name: known }) => known) ?? COMPANIES;
  const draft = await saveDraft(orders, {
    draftId: null,
    details: {
      ...emptyDetails,
      company: companies[Math.floor(index / 2) % companies.length] ?? COMPANIES[0],
      role: pick(ROLES),
      email: `${name.toLowerCase().replace(' ', '.')}.${index}@candidate.example`,
      name,
      location: pick(PLACES),
    },
  });
  if (!draft.ok) throw new Error(draft.failure.sentence);
  const requested = await requestManual(orders, { draftId: draft.value.draftId });
  if (requested.ok && index % 2 === 0) {
    await markManualPaid(orders, {
      orderId: draft.value.draftId,
      actor: 'system',
      reason: 'a made-up order',
    });
  }
}
