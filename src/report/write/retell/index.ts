export { chooseRetold, type RetoldRow } from './choose/choose';
export { withRetold } from './write-retold';
export { inSecondPerson } from './second-person';
export { inPlainPhrases, withoutPraise } from './clean/plain-phrases';
export { headingsOf } from './themes/headings';
export { TECHNOLOGY } from './themes/themes';
