export { chooseRetold, type RetoldRow } from './choose';
export { withRetold } from './write-retold';
