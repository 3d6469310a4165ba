export { openTape } from './open-tape';
export { recordTape } from './record-tape';
export { replayTape } from './replay-tape';
export type { Tape } from './shape';
