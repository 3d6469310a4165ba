export { csv as loader } from './audit.server';
