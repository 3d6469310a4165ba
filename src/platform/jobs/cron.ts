import { CronExpressionParser } from 'cron-parser';

/** Minute, hour, day, month, weekday: seconds before them would mean something else. */
const PARTS = 5;

/** When a schedule in standard cron syntax, UTC, is due next; throws where it never is. */
export function nextRun(cron: string, moment: Date): Date {
  if (cron.trim().split(/\s+/u).length !== PARTS) throw new Error(`“${cron}” is no schedule`);
  try {
    const schedule = CronExpressionParser.parse(cron, { currentDate: moment, tz: 'UTC' });
    return schedule.next().toDate();
  } catch (error) {
    throw new Error(`“${cron}” is no schedule`, { cause: error });
  }
}
