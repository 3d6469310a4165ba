export type { TrackingContext } from './ports';
export { readTracking } from './read-tracking';
