export { downloadCorrections as loader } from './corrections.server';
