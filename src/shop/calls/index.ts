export type { DocumentedCall } from './documented-call';
export { failureBody, openApiDocument } from './open-api';
export { readCall, errorBody } from './read-call';
