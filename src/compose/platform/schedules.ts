import { dailyBackupSchedule } from './backups';
import { alertSchedules } from '../../desk/alerts';
import { figuresSchedules } from '../../desk/figures';
import { privacySchedules } from '../../desk/privacy';
import { serviceSchedules } from '../../desk/service';
import type { Config } from '../../config';
import type { ScheduledJob } from '../../platform/jobs';
import { sweepMailSchedule } from '../../platform/mail';
import { loadBulkSchedule } from '../../research/bulk';
import { pollFeedsSchedule } from '../../research/gather';
import { probeSourcesSchedule } from '../../research/probe';
import { orderSchedules } from '../../shop/orders';
import { paymentSchedules } from '../../shop/payments';

/** All that a clock places in every shop. */
const schedules: readonly ScheduledJob[] = [
  ...orderSchedules,
  ...paymentSchedules,
  ...privacySchedules,
  ...serviceSchedules,
  ...alertSchedules,
  ...figuresSchedules,
  sweepMailSchedule,
  pollFeedsSchedule,
];
/** A sample web answers as it was written; only of the real one is it worth asking who still answers, and loading large files. */
export const schedulesOf = ({
  mode,
  backups,
}: Pick<Config, 'mode' | 'backups'>): readonly ScheduledJob[] => [
  ...schedules,
  ...(mode === 'live' ? [probeSourcesSchedule, loadBulkSchedule] : []),
  ...(backups.daily ? [dailyBackupSchedule] : []),
];
