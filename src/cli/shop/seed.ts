import { seededRandom, type Random } from '../../kernel/seeded-random';
import { saveDraft, requestManual, markManualPaid } from '../../shop/orders';
import { StartupFault } from '../../process/startup-fault';
import { readParameters } from '../parameters';
import { UsageFault, type Verb } from '../verb';
import { configOrFault, withForeword } from '../with-foreword';

const MOST = 100_000;
const LARGEST_SEED = 2 ** 31 - 1;
const FIRST_NAMES = [
  'Ines',
  'Tomasz',
  'Abena',
  'Li',
  'Soren',
  'Maren',
  'Dario',
  'Yusuf',
  'Petra',
  'Noor',
  'Jonas',
  'Amara',
];
const LAST_NAMES = [
  'Halvorsen',
  'Okonjo',
  'Brandt',
  'Sato',
  'Veiga',
  'Lindqvist',
  'Marchetti',
  'Adeyemi',
  'Koval',
  'Ferrer',
];
const ROLES = [
  'Backend Engineer',
  'Product Designer',
  'Account Executive',
  'Data Analyst',
  'Support Lead',
  'Finance Manager',
];
const PLACES = ['', 'Remote', 'Duluth, Minnesota', 'Dublin', 'Toronto'];

/** Made-up orders to look at: most wait for a payment, some are paid and go into production. */
export const seedVerb: Verb = {
  async run(parameters) {
    const values = readParameters(parameters, {
      orders: { type: 'string' },
      seed: { type: 'string' },
    });
    const count = wholeNumber('orders', values.orders ?? '20', MOST);
    const random = seededRandom(wholeNumber('seed', values.seed ?? '1', LARGEST_SEED));
    if (configOrFault().mode === 'live')
      throw new StartupFault('Made-up orders are for demos, not for a live shop.');
    return withForeword(async ({ parts }) => {
      for (let index = 0; index < count; index += 1) {
        await placeOne(parts, random, index);
      }
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
  const pick = (list: readonly string[]): string =>
    list[Math.floor(random.next() * list.length)] ?? '';
  const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
  const draft = await saveDraft(orders, {
    draftId: null,
    details: {
      company: sampleCompanies?.[0]?.name ?? 'Quillhaven Systems',
      role: pick(ROLES),
      email: `${name.toLowerCase().replace(' ', '.')}.${index}@candidate.example`,
      name,
      interviewers: '',
      location: pick(PLACES),
    },
  });
  if (!draft.ok) throw new Error(draft.failure.sentence);
  const requested = await requestManual(orders, { draftId: draft.value.draftId });
  if (requested.ok && random.next() < 0.3) {
    await markManualPaid(orders, {
      orderId: draft.value.draftId,
      actor: 'system',
      reason: 'a made-up order',
    });
  }
}
