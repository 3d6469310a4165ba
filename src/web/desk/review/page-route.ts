export { loader } from './panes/buyers-page.server';
