export { createWriters, openPageModel, type Writers, type WritersOptions } from './create-writers';
export type { ModelConfig } from './model-config';
export { orderModels, type OrderModelsContext } from './order-models';
export { createOrderReading, createOrderWriting } from './order-writing';
export { orderChangesWriter } from './write-order-changes';
export { writeWith } from './write-with';
