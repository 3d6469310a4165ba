/** What a buyer may tell us besides, to make the tips for the role fit; none of it is asked for. */
export interface OrderAnswers {
  /** ISO time; null while not told. */
  readonly interviewAt: string | null;
  readonly interviewZone: string | null;
  /** A link to the job's posting, or its text. */
  readonly posting: string;
  readonly notes: string;
}

/** When the interview is, as a date-and-time field writes it, and the zone of its clock; empty while not told. */
export interface TypedAnswers {
  readonly interviewAt: string;
  readonly timeZone: string;
}

/** What may be told along with the details. What is left out stays as it was told before. */
export interface OrderExtras {
  readonly companyPick?: string | null;
  readonly answers?: Pick<OrderAnswers, 'interviewAt' | 'interviewZone' | 'posting'>;
}

export const answerLimits = { posting: 20_000, notes: 5_000 } as const;
