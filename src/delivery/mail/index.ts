export { createMailRenderer } from './mail-renderer';
export type { MailedReport, RenderingContext } from './ports';
