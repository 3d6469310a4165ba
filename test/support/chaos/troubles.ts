import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/kernel/seeded-random';
import { milliseconds } from '../../../src/kernel/time';
import type { ChaosWorld, ModelMood } from './world';

/** What is done to the shop and to what it stands on; a kill ends processes, the others only hinder. */
interface Trouble {
  readonly name: string;
  readonly weight: number;
  /** False if it found nothing to trouble. */
  run(
    world: ChaosWorld,
    random: Random,
    background: (work: Promise<void>) => void,
  ): Promise<boolean>;
}

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random.next() * items.length)];
const between = (random: Random, from: number, to: number): number =>
  from + random.next() * (to - from);

export const KILLS: readonly Trouble[] = [
  {
    name: 'shop process killed',
    weight: 14,
    async run({ members }, random) {
      pick(members, random)?.kill();
      return true;
    },
  },
  { name: 'database crashed', weight: 2, run: (world) => world.crashDatabase() },
  {
    name: 'mail server killed',
    weight: 2,
    async run(world, random, background) {
      const fallen = world.fallMail(between(random, 200, 1_500));
      if (fallen !== undefined) background(fallen);
      return fallen !== undefined;
    },
  },
  {
    name: 'payment provider killed',
    weight: 2,
    async run(world, random, background) {
      const fallen = world.fallProvider(between(random, 200, 1_500));
      if (fallen !== undefined) background(fallen);
      return fallen !== undefined;
    },
  },
];

const FAULTS = [
  { kind: 'unavailable' },
  { kind: 'reset' },
  { kind: 'reset', moment: 'after' },
  { kind: 'error', moment: 'after' },
  { kind: 'delay', delay: milliseconds(1_200) },
] as const;
const MOODS: readonly ModelMood[] = ['down', 'silent', 'broken'];

export const HINDRANCES: readonly Trouble[] = [
  {
    name: 'shop process paused',
    weight: 3,
    async run({ members }, random) {
      pick(members, random)?.pause(between(random, 300, 3_000));
      return true;
    },
  },
  {
    name: 'shop process paused beyond its heartbeat',
    weight: 1,
    async run({ members }, random) {
      pick(members, random)?.pause(between(random, 11_000, 14_000));
      return true;
    },
  },
  { name: 'database connections cut', weight: 2, run: (world) => world.cutDatabase() },
  {
    name: 'mail taken, its answer lost',
    weight: 1,
    async run({ mail }) {
      mail.breakOffNextMail();
      return true;
    },
  },
  {
    name: 'provider failing or slow',
    weight: 3,
    async run(world, random) {
      const fault = pick(FAULTS, random);
      if (fault !== undefined) world.provider().sandbox.control.fail({ ...fault, times: 3 });
      return true;
    },
  },
  {
    name: 'sources cut or slow',
    weight: 2,
    async run({ members }, random, background) {
      const weather = random.next() < 0.5 ? 'cut' : 'slow';
      for (const member of members) member.setWeather(weather);
      background(
        sleep(between(random, 300, 2_000)).then(() => {
          for (const member of members) member.setWeather('fine');
        }),
      );
      return true;
    },
  },
  {
    name: 'model down, silent, or broken off',
    weight: 2,
    async run(world, random, background) {
      world.setModelMood(pick(MOODS, random) ?? 'down');
      background(sleep(between(random, 300, 3_000)).then(() => world.setModelMood('well')));
      return true;
    },
  },
  {
    name: 'disk filled',
    weight: 2,
    async run({ disk }, random, background) {
      if (disk === null) return false;
      disk.fill();
      background(sleep(between(random, 500, 3_000)).then(() => disk.empty()));
      return true;
    },
  },
];

export function draw(troubles: readonly Trouble[], random: Random): Trouble | undefined {
  let left = random.next() * troubles.reduce((sum, { weight }) => sum + weight, 0);
  return troubles.find(({ weight }) => (left -= weight) < 0);
}
