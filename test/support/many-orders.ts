import type { Database } from '../../src/platform/database';

const BEGINNINGS =
  'Amber Ash Birch Bramble Brindle Brook Cedar Clover Copper Coral Dapple Drift Dusk Ember Fallow Fern Finch Flint Fox Garnet Glen Gorse Granite Grove Hazel Heath Heron Hollow Iron Juniper Kestrel Lantern Larch Linden Maple Marrow Meadow Mill Moss Oak Orchard Otter Pebble Pine Quarry Quill Raven Reed Ridge Rowan Rush Saffron Sedge Slate Sparrow Tallow Thistle Timber Umber Willow'.split(
    ' ',
  );
const ENDINGS =
  'bank beck bridge bright brook burn by cliff cote court crest dale field fold ford gate glen ham haven hill holm hurst lea lock marsh mead mere moor more mount ness over port row shaw side stead stone thorpe ton vale wade ward water well wick wood worth yard'.split(
    ' ',
  );
const TRADES = [
  'Systems',
  'Foods',
  'Labs',
  'Bank',
  'Freight',
  'Health',
  'Energy',
  'Media',
  'Robotics',
  '& Sons',
];
const FIRST =
  'Ada Agnes Alma Amos Anouk Arlo Astrid Basil Bea Bram Cato Clara Dara Della Edda Eli Elsa Emil Enzo Esme Ezra Fay Finn Flora Gus Hana Hugo Ida Ines Iris Ivo Jonas June Kaia Lars Lena Leon Lior Lola Mabel Mara Milo Mina Nell Nico Nora Olga Omar Oona Otis Pia Rafe Remy Rosa Ruth Sami Selma Tess Theo Una Vera Viggo Wanda Wren Yara Zeno'.split(
    ' ',
  );
const LAST_ENDINGS =
  'berg dal dottir er ford gren holm ic inen ker land low man mark more nard ov quist row sen shaw son stad strand trom vik wald way wen yer'.split(
    ' ',
  );
const ROLES = [
  'Backend Engineer',
  'Product Designer',
  'Data Analyst',
  'Marketing Manager',
  'Nurse',
  'Accountant',
  'Site Reliability Engineer',
  'Sales Lead',
  'Operations Planner',
  'Researcher',
  'Legal Counsel',
  'Store Manager',
];

const list = (words: readonly string[]): string =>
  `ARRAY[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}]`;
/** One of a list, the first far more often than the last. */
const skewed = (words: readonly string[], power: number): string =>
  `(${list(words)})[1 + floor(${words.length} * power(random(), ${power}))::int]`;

/** What a search is measured by: how much of the table each finds. */
export const PLANTED = {
  /** A tenth of all orders, young and old. */
  common: 'Tallowmere Systems',
  /** Sixty orders, young and old, however many there are: a page and a little more. */
  some: 'Wherrymoor Kilns',
  /** One in eighty and at least sixty, all of them among the oldest fifth: the newest-first order helps least here. */
  old: 'Brindlewick Guildhall',
  rare: 'Zumthorn Observatory',
  rareName: 'Quenby Zaltbrook',
  email: 'quenby.zaltbrook@candidate.example',
  intent: 'pi_planted_quenby',
} as const;

/** How the numbers of such a share of orders end. */
const twoDigits = (share: number): string =>
  String(Math.min(99, Math.ceil(share * 100))).padStart(2, '0');

/**
 * Orders of some years, written by the database itself and the same each time: a few companies ask often and most
 * once, the newest are in the works, the rest delivered, refunded, called off. Into an empty database.
 */
export async function fillOrders(database: Database, count: number, until: Date): Promise<void> {
  await database.runScript(`
    BEGIN;
    SELECT setseed(0.42);
    INSERT INTO customer_order (id, number, state, payment, company, role, email, name, interviewers, location, similarity,
      amount, currency, refunded_amount, created_at, updated_at, placed_at, paid_at, promised_at, contact_due_at, delivered_at, cancelled_at, cancel_asked_at)
    SELECT (left(stamp, 8) || '-' || right(stamp, 4) || '-7' || substr(hash, 1, 3) || '-8' || substr(hash, 4, 3) || '-' || substr(hash, 7, 12))::uuid,
      'FW-' || (10426 + n), state, payment, company, role, lower(split_part(name, ' ', 1) || '.' || split_part(name, ' ', 2)) || n || '@' || mailer,
      name, '', town, company || n, amount, 'usd', CASE WHEN payment = 'refunded' THEN amount WHEN payment = 'partly-refunded' THEN 1000 ELSE 0 END,
      at, at, at,
      CASE WHEN payment NOT IN ('none', 'manual-requested', 'pending') THEN at END,
      CASE WHEN payment NOT IN ('none', 'manual-requested', 'pending') THEN at + interval '12 hours' END,
      CASE WHEN payment = 'manual-requested' AND fate < 0.937 THEN at + interval '24 hours' END,
      CASE WHEN state = 'delivered' THEN at + interval '9 hours' END,
      CASE WHEN state = 'cancelled' THEN at + interval '2 hours' END,
      CASE WHEN fate < 0.04 AND state IN ('placed', 'in-production', 'in-review') THEN at + interval '1 hour' END
    FROM (
      SELECT *, lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') AS stamp, md5('order' || n) AS hash,
        CASE WHEN payment = 'manual-requested' THEN CASE WHEN age > 3000 THEN 'cancelled' ELSE 'placed' END
          WHEN payment = 'refunded' AND age > 300 THEN CASE WHEN fate < 0.5 THEN 'cancelled' ELSE 'delivered' END
          WHEN age > 320 OR (age > 60 AND fate < 0.9) THEN 'delivered'
          WHEN age > 40 THEN 'in-review' WHEN age > 6 THEN 'in-production' ELSE 'placed' END AS state
      FROM (
        SELECT n, age, fate, company, role, name, town, mailer, amount,
          timestamptz '${until.toISOString()}' - (age * interval '2 minutes') - (floor(random() * 60) * interval '1 second') AS at,
          CASE WHEN fate < 0.93 THEN 'paid' WHEN fate < 0.95 THEN 'manual-requested' WHEN fate < 0.985 THEN 'refunded'
            WHEN fate < 0.995 THEN 'partly-refunded' WHEN fate < 0.998 THEN 'disputed' WHEN fate < 0.999 THEN 'lost' ELSE 'paid' END AS payment
        FROM (
          SELECT n, ${count} - n AS age, random() AS fate,
            CASE WHEN random() < 0.1 THEN '${PLANTED.common}'
              ELSE ${skewed(BEGINNINGS, 1.6)} || ${skewed(ENDINGS, 1.6)} || ' ' || ${skewed(TRADES, 1.3)} END AS company,
            ${skewed(ROLES, 2)} AS role,
            ${skewed(FIRST, 1.8)} || ' ' || ${skewed(BEGINNINGS, 1.2)} || ${skewed(LAST_ENDINGS, 1.2)} AS name,
            ${skewed(['Boston', 'Austin', 'Remote', 'Omaha', 'Leeds'], 1.5)} AS town,
            ${skewed(['mail.example', 'post.example', 'letters.example', 'campus.example'], 1.5)} AS mailer,
            CASE WHEN random() < 0.97 THEN 3500 ELSE 2900 + 100 * floor(random() * 12)::int END AS amount
          FROM generate_series(1, ${count}) AS n
        ) AS drawn
      ) AS paid
    ) AS made;
    UPDATE customer_order SET company = '${PLANTED.old}' WHERE id IN (SELECT id FROM customer_order ORDER BY placed_at LIMIT ${count} / 5) AND right(number, 2) < '${twoDigits(Math.max(0.06, 300 / count))}';
    UPDATE customer_order SET company = '${PLANTED.some}' WHERE number IN (SELECT 'FW-' || 10426 + floor(place * ${count} / 60.0)::int FROM generate_series(1, 60) AS place);
    UPDATE customer_order SET company = '${PLANTED.rare}', name = '${PLANTED.rareName}', email = '${PLANTED.email}'
      WHERE number IN ('FW-${10426 + Math.ceil(count * 0.3)}', 'FW-${10426 + Math.ceil(count * 0.6)}', 'FW-${10426 + Math.ceil(count * 0.9)}');
    INSERT INTO payment_attempt (id, order_id, intent_id, state, amount, currency, metadata, created_at, updated_at, succeeded_at)
      SELECT id, id, CASE WHEN number = 'FW-${10426 + Math.ceil(count * 0.6)}' THEN '${PLANTED.intent}' ELSE 'pi_made_' || number END, 'succeeded', amount, 'usd', '{}', placed_at, placed_at, placed_at
      FROM customer_order WHERE payment <> 'manual-requested';
    INSERT INTO report (id, order_id, state, created_at, changed_at)
      SELECT 'report-' || id, id, CASE state WHEN 'in-review' THEN 'in-review' WHEN 'delivered' THEN 'approved' ELSE 'in-production' END, placed_at, placed_at
      FROM customer_order WHERE state IN ('in-production', 'in-review', 'delivered');
    COMMIT;`);
  await database.runScript('VACUUM ANALYZE');
}
