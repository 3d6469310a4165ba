export { rememberBuyersWord } from './buyers-word';
export { ASKED_AFTER, sendRatingMailJob, ratingHandlers } from './jobs';
export { ratingPersonalData } from './personal';
export type { RatingsContext } from './ports';
export { listRatings, publicQuotes, showQuote } from './quotes';
export { openRating, rateReport, ratingSummary } from './rate-report';
