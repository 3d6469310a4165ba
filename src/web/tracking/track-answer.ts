export type TrackIntent = 'answer' | 'address' | 'cancel' | 'role';

export interface TrackAnswer {
  readonly intent: TrackIntent;
  readonly saved: boolean;
  readonly sentence: string;
}

/** Which of the page's forms was sent. */
export function intentOf(value: FormDataEntryValue | null): TrackIntent {
  return value === 'address' || value === 'cancel' || value === 'role' ? value : 'answer';
}
