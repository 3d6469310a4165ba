export { writeConduct, writeVisas } from './conduct';
export { writeFiled } from './filed';
export { writeInventions, writeSoftware } from './inventions';
export { entryLines } from './lines';
export { writeMatters } from './matters';
