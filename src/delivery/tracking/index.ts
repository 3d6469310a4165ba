export type { TrackingContext } from './ports';
export { createReadingProgress, type ReadingProgress } from './reading-progress';
export { readTracking } from './read-tracking';
export { trackingRoutes } from './routes';
