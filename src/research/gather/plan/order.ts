/** What of an order decides what is asked. */
export interface GatherOrder {
  readonly role: string;
  readonly location?: string;
  /** As the buyer wrote them: “Ada Quill, VP Engineering; Bo Li”. */
  readonly interviewers?: string;
}
