/** What a buyer may tell us besides, once the order is placed. */
export interface InterviewAnswers {
  /** As a date-and-time field writes it; empty while not told. */
  readonly interviewAt: string;
  /** Where the clock hangs that shows it; empty where the browser can't say. */
  readonly timeZone: string;
  readonly posting: string;
  readonly notes: string;
}
