export { answerCall as action } from './bench.server';
