export { action, preview as loader } from './bulk.server';
