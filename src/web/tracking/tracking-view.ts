import type { TypedAnswers } from '../../shop/orders/shape';

/** What a buyer may tell us besides, once the order is placed. */
export interface InterviewAnswers extends TypedAnswers {
  readonly posting: string;
  readonly notes: string;
}
