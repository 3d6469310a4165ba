export { supportCalls } from './calls';
export { listOpenMessages } from './list-open';
export { openTicket } from './open-ticket';
export { supportPersonalData } from './personal';
export { moveMessage } from './move-message';
export { plainMessage } from './plain-words';
export type { SupportContext } from './ports';
export { supportRoutes } from './routes';
export { sendContactMessage } from './send-message';
