export { download as loader } from './corrections.server';
