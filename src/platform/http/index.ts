export { createHttpApplication } from './application';
export { serveAssets } from './assets';
export { createFront, type Front, type Visit } from './front';
export { forward } from './forward';
export { packDocuments } from './pack-documents';
export { bestEncoding, etagOf, holds, packed } from './packed';
export { createRateLimiter, type LimitedRoute, type RateLimiter } from './rate-limit';
export type { ContentPolicy } from './security-headers';
export type { HttpEnvironment } from './variables';
