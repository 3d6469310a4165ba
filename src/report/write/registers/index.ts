export { writeConduct, writeVisas } from './conduct';
export { writeFiled } from './filed';
export { writeInventions, writeSoftware } from './inventions';
export { linesOf } from './lines';
export { writeMatters } from './matters';
