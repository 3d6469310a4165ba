import { act, approveReview, listQueue, claimReview, viewReviewDesk } from '../../src/desk/review';
import { may, must } from '../../src/desk/review/testing';
import { switchService } from '../../src/desk/service';
import type { ServiceForm } from '../../src/desk/service/shape';
import { seededRandom, type Random } from '../../src/kernel/seeded-random';
import { after, days, hours, minutes, type Duration } from '../../src/kernel/time';
import { afterWork, workdayOf, type WorkingWeek } from '../../src/kernel/moments/working-time';
import { toWallClock } from '../../src/kernel/moments/zoned-time';
import type { Database } from '../../src/platform/database';
import { offerDelivery, saveDraft } from '../../src/shop/orders';
import { settlePayment, startPayment } from '../../src/shop/payments';
import { happenings } from './happenings';
import { houseOn, type PlacedWork } from './house';
import { readFigures, type OrderTimes, type WeekFigures } from './figures';

export interface Week {
  readonly orders: number;
  readonly experts: number;
  /** What the owner says that each can do; they take nine tenths of a slot on average. */
  readonly reportsADay: number;
  readonly seed: number;
  readonly capacitySwitch: boolean;
  /** Wednesday noon until Thursday nine nobody works, and no orders are taken. */
  readonly away?: boolean;
  /** Of so many reviews one is broken off: the expert is gone for the day, and the lease runs out. */
  readonly brokenOffShare: number;
  /** How often the alarms are asked here; the shop asks every five minutes. */
  readonly alarmsEvery: Duration;
}

const START = new Date('2026-03-02T05:00:00.000Z');
const OFFICE: WorkingWeek = {
  zone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  until: '17:00',
};
const AWAY = {
  from: new Date('2026-03-04T17:00:00.000Z'),
  until: new Date('2026-03-05T14:00:00.000Z'),
};
/** How many buyers come in each hour of the day, beside each other. */
const BY_HOUR = [1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 5, 4, 3, 2];
const WORKERS = 2;
/** Whatever is not delivered by then is told as not delivered. */
const LONGEST = days(35);
const RENEWS_EVERY = minutes(14);

const between = (random: Random, least: Duration, most: Duration): Duration =>
  (least + random.next() * (most - least)) as Duration;

/** Moments at which buyers come, over a week, as people come and not as a clock ticks. */
function arrivals(count: number, random: Random): readonly Date[] {
  const moments: Date[] = [];
  while (moments.length < count) {
    const moment = after(START, between(random, hours(0), days(7)));
    const hour = Number(toWallClock(moment, OFFICE.zone).slice(11, 13));
    if (random.next() * 6 < (BY_HOUR[hour] ?? 1)) moments.push(moment);
  }
  return moments.toSorted((one, other) => one.getTime() - other.getTime());
}

/** A week of orders by the real verbs, as fast as the machine can, under a clock that jumps. */
export async function runWeek(database: Database, week: Week): Promise<WeekFigures> {
  const random = seededRandom(week.seed);
  const clock = happenings(START);
  const times = new Map<string, OrderTimes>();
  const ofOrder = (orderId: string): OrderTimes => {
    const known = times.get(orderId) ?? {};
    times.set(orderId, known);
    return known;
  };
  /** Told when research on an order begins, with the way to end it. */
  const researches = new Map<string, (end: () => void) => void>();
  const paid: string[] = [];
  let producing = 0;
  let turnedAway = 0;
  const absence = week.away === true ? [AWAY] : [];

  const alarms: Record<string, number> = {};
  const house = await houseOn({
    database,
    clock,
    place,
    rung: (alarm) => {
      alarms[alarm] = (alarms[alarm] ?? 0) + 1;
    },
    research: (orderId) => new Promise((resolve) => researches.get(orderId)?.(() => resolve())),
  });
  const handlerOf = (name: string) => house.handlers.find(({ job }) => job.name === name);
  const handle = async (name: string, payload: object): Promise<void> =>
    handlerOf(name)?.handle(payload as never, {
      number: 1,
      last: false,
      signal: new AbortController().signal,
    });

  /** The events that the shop's composition leads on, each to its job. */
  function place({ name, payload, from }: PlacedWork): void {
    if (name === 'order-paid')
      clock.at(from, async () => {
        paid.push((payload as { orderId: string }).orderId);
        await produceNext();
      });
    if (name === 'report-approved')
      clock.at(from, () => handle('publish-report', payload as object));
  }

  async function produceNext(): Promise<void> {
    const orderId = producing < WORKERS ? paid.shift() : undefined;
    if (orderId === undefined) return;
    producing += 1;
    ofOrder(orderId).begun = clock.now();
    const begun = new Promise<() => void>((resolve) => {
      researches.set(orderId, resolve);
    });
    const job = handle('produce-report', { orderId });
    const end = await begun;
    clock.within(between(random, minutes(4), minutes(12)), async () => {
      end();
      await job;
      ofOrder(orderId).submitted = clock.now();
      producing -= 1;
      wakeOne();
      await produceNext();
    });
  }

  const idle: number[] = [];
  const wakeOne = (): void => {
    const expert = idle.shift();
    if (expert !== undefined) clock.within(minutes(0), () => seek(expert));
  };

  /** An expert looks for work: by the queue's order, in their hours, while enough of the day is left. */
  async function seek(expert: number): Promise<void> {
    const now = clock.now();
    const opens = afterWork(now, minutes(0), OFFICE, absence);
    const fits = afterWork(now, minutes(10), OFFICE, absence);
    if (opens === null || fits === null) return;
    if (opens > now || fits > after(now, minutes(10)))
      return clock.at(
        opens > now ? opens : (afterWork(now, minutes(10), OFFICE, absence) ?? fits),
        () => seek(expert),
      );
    const me = { id: `expert-${expert}`, name: `expert ${expert}`, role: 'expert' as const };
    const queue = must(await listQueue(house.review, may(me, 'review-report')));
    const next = queue.find(({ holder }) => holder === null);
    const order = next && (await house.review.findOrder(next.number));
    if (!order) return void idle.push(expert);
    const taken = await claimReview(house.review, may(me, 'review-report'), order.id);
    if (!taken.ok) return seek(expert);
    ofOrder(order.id).taken ??= now;
    const slot = workdayOf(OFFICE) / week.reportsADay;
    const needed = (slot * (0.4 + random.next())) as Duration;
    if (random.next() < week.brokenOffShare) {
      // The report comes back to the others when the lease has run out.
      clock.at(new Date(taken.value.until), async () => {
        ofOrder(order.id).vanished = true;
        wakeOne();
      });
      return clock.at(afterWork(after(now, hours(16)), minutes(0), OFFICE, absence) ?? now, () =>
        seek(expert),
      );
    }
    for (let renewal = RENEWS_EVERY as number; renewal < needed; renewal += RENEWS_EVERY) {
      clock.within(
        renewal as Duration,
        async () => void must(await claimReview(house.review, may(me, 'review-report'), order.id)),
      );
    }
    clock.within(needed, async () => {
      const { revision } = must(
        await viewReviewDesk(house.review, may(me, 'review-report'), order),
      );
      must(
        await act(house.review, may(me, 'review-report'), {
          orderId: order.id,
          revision,
          action: { do: 'confirm-company' },
        }),
      );
      const view = must(await viewReviewDesk(house.review, may(me, 'review-report'), order));
      must(
        await approveReview(house.review, may(me, 'approve-report'), {
          orderId: order.id,
          version: view.version,
          revision: view.revision,
        }),
      );
      ofOrder(order.id).approved = clock.now();
      await seek(expert);
    });
  }

  async function buy(index: number): Promise<void> {
    if ((await offerDelivery(house.orders, null)).closed !== null) return void (turnedAway += 1);
    const details = {
      company: `Company ${index}`,
      role: 'Engineer',
      email: `buyer-${index}@candidate.example`,
      name: '',
      interviewers: '',
      location: '',
    };
    const { draftId } = must(await saveDraft(house.orders, { draftId: null, details }));
    const { intentId } = must(await startPayment(house.payments, { draftId }));
    clock.within(between(random, minutes(1), minutes(6)), async () => {
      house.gateway.pay(intentId);
      must(await settlePayment(house.payments, { intentId }));
    });
  }

  const owner = may({ id: 'owner', name: 'mara', role: 'owner' }, 'switch-service');
  let version = 0;
  const say = async (form: Partial<ServiceForm>): Promise<void> => {
    const plain = {
      days: OFFICE.days.map(String),
      workFrom: OFFICE.from,
      workUntil: OFFICE.until,
      zone: OFFICE.zone,
    };
    const capacity = {
      capacity: 'yes',
      experts: String(week.experts),
      reportsADay: String(week.reportsADay),
      longestWaitHours: '',
    };
    const said = await switchService({ database, clock }, owner, {
      form: { ...plain, ...(week.capacitySwitch ? capacity : {}), ...form },
      version,
    });
    if (!said.ok) throw new Error(said.failure.sentence);
    version += 1;
  };
  const shut = {
    away: 'yes',
    awayFrom: toWallClock(AWAY.from, OFFICE.zone),
    awayUntil: toWallClock(AWAY.until, OFFICE.zone),
    awayWords: 'Back tomorrow.',
    awayOrders: 'stop',
  };
  clock.at(START, () => say({}));
  if (week.away === true) clock.at(AWAY.from, () => say(shut));
  arrivals(week.orders, random).forEach((moment, index) => clock.at(moment, () => buy(index)));
  for (let expert = 1; expert <= week.experts; expert += 1) clock.at(START, () => seek(expert));
  const isDone = async (): Promise<boolean> =>
    clock.now() > after(START, days(7)) && (await house.delivery.countWaiting(database.read)) === 0;
  const ring = async (): Promise<void> => {
    await handle('service-alarms', {});
    await handle('order-tell-late', {});
    if (!(await isDone())) clock.within(week.alarmsEvery, ring);
  };
  clock.within(week.alarmsEvery, ring);
  await clock.run(after(START, LONGEST));
  return readFigures(database, times, { turnedAway, alarms, office: OFFICE });
}
