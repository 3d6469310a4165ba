import { after, before, days, hours, type Clock, type Duration } from '../../kernel/time';
import { interviewReport } from '../../shop/catalog';
import type { AdminOrderRow } from './shape';

interface Sample {
  readonly company: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly age: Duration;
  readonly delivered: boolean;
}

const SAMPLES: readonly Sample[] = [
  {
    company: 'Marrow & Pine',
    role: 'Software Engineer',
    name: 'Iris Callow',
    email: 'iris.callow@candidate.example',
    age: days(1),
    delivered: false,
  },
  {
    company: 'Oakhollow Pharmacies',
    role: 'Marketing Manager',
    name: 'Tomas Reyl',
    email: 'tomas.reyl@candidate.example',
    age: days(2),
    delivered: false,
  },
  {
    company: 'Scribblewick',
    role: 'Product Designer',
    name: 'June Abara',
    email: 'june.abara@candidate.example',
    age: days(5),
    delivered: true,
  },
];

/** What the table shows in a demo in which nobody has ordered yet. */
export function sampleRows(clock: Clock): readonly AdminOrderRow[] {
  return SAMPLES.map(({ age, delivered, ...details }, index) => ({
    ...details,
    id: `SAMPLE-${index + 1}`,
    orderId: null,
    date: before(clock.now(), age).toISOString(),
    status: delivered ? 'completed' : 'pending',
    payment: 'paid',
    stage: delivered ? 'Delivered' : 'Researching',
    due: delivered ? null : { at: after(clock.now(), hours(3)).toISOString(), what: 'report' },
    ...interviewReport.price,
    refunded: 0,
    cancelAsked: false,
    sample: true,
    mayMarkPaid: false,
  }));
}
