export { mailHtml as loader } from './message.server';
