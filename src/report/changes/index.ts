export { PEOPLE, selectGone, selectNew, type Known } from './select-new';
