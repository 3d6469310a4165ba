export { createMailRenderer } from './mail-renderer';
export { readMailedReport } from './mailed-report';
export type { RenderingContext } from './ports';
