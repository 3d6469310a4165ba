import { expect, onTestFinished, test } from 'vitest';
import { hours } from '../../src/kernel/time';
import { openEmbedded } from '../databases';
import { runWeek } from './week';

/** Far above what it takes, since a busy machine is slow to write. */
const TIMEOUT = 150_000;

test(
  'a week of orders for one expert: nights and weekends break twelve hours, and the hour that the switch names is kept',
  async () => {
    const database = await openEmbedded();
    onTestFinished(() => database.close());
    const figures = await runWeek(database, {
      orders: 20,
      experts: 1,
      reportsADay: 12,
      seed: 7,
      capacitySwitch: true,
      brokenOffShare: 0,
      alarmsEvery: hours(6),
    });
    expect(figures).toMatchObject({ paid: 20, delivered: 20, turnedAway: 0, kept: 20 });
    // Each of these would be a broken promise if twelve hours were said to everybody.
    expect(20 - figures.withinTwelve).toBeGreaterThan(5);
    expect(figures.promisedLater).toBeGreaterThanOrEqual(20 - figures.withinTwelve);
    expect(figures.alarms['report-late']).toBeUndefined();
    expect(figures.alarms['promise-at-risk remind']).toBeGreaterThan(0);
    expect(figures.spent['waiting while experts are away'].nineTenths).toBeGreaterThan(12);
    expect(figures.spent['in review'].most).toBeLessThan(2.5);
  },
  TIMEOUT,
);
