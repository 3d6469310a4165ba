export { sitemap as loader } from './texts.server';
