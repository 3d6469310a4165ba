export { createGathering } from './create-gathering';
export { createPoliteAsk } from './create-polite-ask';
export type { Gathering, ResearchWorld } from './ports';
