export { addUpDays } from './add-up-days';
export { createFunnel, type Funnel } from './funnel';
export { figuresHandlers, figuresSchedules } from './jobs';
export type { FiguresContext } from './ports';
export { readFigures } from './read-figures';
