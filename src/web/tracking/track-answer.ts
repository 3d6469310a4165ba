export type TrackIntent =
  | 'answer'
  | 'address'
  | 'cancel'
  | 'role'
  | 'second-round'
  | 'receipt'
  | 'gift';

export interface TrackAnswer {
  readonly intent: TrackIntent;
  readonly saved: boolean;
  readonly sentence: string;
}

const INTENTS: readonly TrackIntent[] = [
  'address',
  'cancel',
  'role',
  'second-round',
  'receipt',
  'gift',
];

/** Which of the page's forms was sent. */
export function intentOf(value: FormDataEntryValue | null): TrackIntent {
  return INTENTS.find((one) => one === value) ?? 'answer';
}
