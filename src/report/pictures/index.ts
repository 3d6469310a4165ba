export { drawCounts } from './counts';
export { drawSection } from './draw-section';
