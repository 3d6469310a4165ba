export { supportCalls } from './calls';
export type { SupportContext } from './ports';
export { supportRoutes } from './routes';
export { sendContactMessage } from './send-message';
