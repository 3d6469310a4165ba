/**
 * Requests of every kind against every address of a running shop: none may answer 5xx or be logged as an error, and
 * the shop may not grow.
 * npm run bench -- fuzz [requests] [seed]
 */
import { readFileSync } from 'node:fs';
import { errorsOf, fuzzShop, knowShop } from '../test/support/fuzz/fuzz-shop';
import { freshFolder, removeFolder, runShop } from '../test/support/shop-process';

const [count = '100000', seed = 'fuzz'] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ROUNDS = 10;
const ORIGIN = 'https://shop.example';

const shop = await runShop({
  dataFolder: freshFolder(),
  environment: { ROLES: 'web', TRUST_PROXY: '1', LOG_LEVEL: 'error', BASE_URL: ORIGIN },
});
await shop.ready();
const [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
const known = await knowShop({ address: shop.baseUrl, origin: ORIGIN }, password);
const memory = (): number =>
  Math.round(
    Number(
      /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${shop.child.pid ?? 0}/status`, 'utf8'))?.[1],
    ) / 1_024,
  );

const statuses = new Map<number, number>();
const sizes: number[] = [];
const round = Math.ceil(Number(count) / ROUNDS);
let found = 0;
for (let index = 0; index < ROUNDS; index += 1) {
  const result = await fuzzShop(known, { seed, count: round, from: index * round });
  for (const [status, times] of result.statuses)
    statuses.set(status, (statuses.get(status) ?? 0) + times);
  found += result.findings.length;
  for (const finding of result.findings.slice(0, 20)) say(JSON.stringify(finding));
  sizes.push(memory());
  say(`${(index + 1) * round} requests, ${found} faults, ${sizes.at(-1) ?? 0} MB resident`);
}
const errors = errorsOf(shop.output());
for (const line of errors.slice(0, 20)) say(line.slice(0, 2_000));
say(
  [...statuses]
    .toSorted()
    .map(([status, times]) => `${status}: ${times}`)
    .join(', '),
);
say(
  `${found} answers of 5xx or with our inside in them, ${errors.length} errors in the log; the goal is 0`,
);
say(`memory after each tenth: ${sizes.join(', ')} MB`);
await shop.stop();
removeFolder(shop.dataFolder);
process.exit(found + errors.length === 0 ? 0 : 1);
