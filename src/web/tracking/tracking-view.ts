import type { AnswerField } from '../../../content/order-fields';
import type { TypedAnswers } from '../../shop/orders/shape';

/** What a buyer may tell us besides, once the order is placed. */
export type InterviewAnswers = TypedAnswers & Readonly<Record<AnswerField, string>>;
