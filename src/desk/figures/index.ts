export { addUpDays } from './add-up-days';
export { createStepCounter, stepOfVisit, type StepCounter, type VisitedPage } from './count-steps';
export { figuresHandlers, figuresSchedules } from './jobs';
export type { FiguresContext } from './ports';
export { readFigures } from './read-figures';
