export { requestValue, type AskFault, type ModelQuestion } from './request-value';
export { bePatient } from './be-patient';
export { cleanReply } from './clean-reply';
export { createModel } from './create-model';
export { createFences, type Fences } from './fences';
export { createLedger, withinLedger, type Ledger, type StageSpending } from './spending/ledger';
export { onRecord, type AnswerStore } from './on-record';
export type { Model, ModelCall, ModelSettings, TokenPrice, Provider } from './ports';
export { listPrice } from './spending/prices';
export { storedModelAnswers } from './stored-model-answers';
export {
  recordSpending,
  spendingOfOrder,
  spendingByDay,
  spendingByReport,
} from './spending/spending';
