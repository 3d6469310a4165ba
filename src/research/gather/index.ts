export { askGivenPosting } from './ask-given-posting';
export { createAsk } from './create-ask';
export { gatherSnapshots } from './gather-snapshots';
export { samplePoliteness, webPoliteness } from './politeness';
export type { Gathered } from './errand';
