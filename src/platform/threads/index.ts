export { giveBackMemory } from './give-back';
export type { AskParent } from './messages';
export { serveTasks } from './serve-tasks';
export { createThreadPool, type ThreadPool } from './thread-pool';
