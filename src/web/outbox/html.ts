export { html as loader } from './message.server';
