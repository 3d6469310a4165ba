export { giveBackMemory } from './give-back';
export type { Ask } from './messages';
export { serveTasks } from './serve-tasks';
export { createThreadPool, type ThreadPool } from './thread-pool';
