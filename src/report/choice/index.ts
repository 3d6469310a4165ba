export { requestCompanyChoice } from './request-company-choice';
export { chooseCompany, type ChoiceFailure } from './answer/choose-company';
export { companySettled, companyUnclear } from './events';
export { choiceHandlers } from './jobs';
export { choicePersonalData } from './personal';
export { listOpenQuestions, type OpenQuestion } from './list-open';
export type { ChoiceContext } from './ports';
export { overruleCompany } from './answer/overrule-company';
export {
  chosenCompany,
  findCandidate,
  listWaitingChoices,
  readChoice,
  type CompanyQuestion,
  type WaitingChoice,
} from './read-choice';
