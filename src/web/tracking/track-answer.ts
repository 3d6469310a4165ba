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
  /** By field what couldn’t be saved: a page that is read anew, as without script, has it again. */
  readonly typed: Readonly<Record<string, string>>;
}

export const typedIn = (
  answer: TrackAnswer | undefined,
  intent: TrackIntent,
): TrackAnswer['typed'] => (answer?.intent === intent ? answer.typed : {});

const INTENTS: readonly TrackIntent[] = [
  'address',
  'cancel',
  'role',
  'second-round',
  'receipt',
  'gift',
];

/** Which of the page's forms was sent. */
export function trackIntentOf(value: FormDataEntryValue | null): TrackIntent {
  return INTENTS.find((one) => one === value) ?? 'answer';
}
