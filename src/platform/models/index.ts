export { askFor, type AskFault, type Question } from './ask-for';
export { bePatient } from './be-patient';
export { cleanReply } from './clean-reply';
export { createModel } from './create-model';
export { createFences, type Fences } from './fences';
export { createLedger, keepWithin, type Ledger } from './ledger';
export { onRecord, type AnswerStore } from './on-record';
export type { Model, ModelCall, ModelSettings, Price, Provider } from './ports';
export { listPrice } from './prices';
