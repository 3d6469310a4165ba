export { ASKED_AFTER, askForRatingJob, ratingHandlers } from './jobs';
export type { RatingsContext } from './ports';
export { openRating, rateReport, ratingSummary } from './rate-report';
