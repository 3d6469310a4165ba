export { askWhichCompany } from './ask-which-company';
export { chooseCompany, type ChoiceFailure } from './choose-company';
export { companySettled, companyUnclear } from './events';
export { choiceHandlers } from './jobs';
export { choicePersonalData } from './personal';
export type { ChoiceContext } from './ports';
export { chosenCompany, readChoice, type CompanyQuestion } from './read-choice';
