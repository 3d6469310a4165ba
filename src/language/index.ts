export { splitSentences } from './text/sentences';
export { behindHeading } from './text/run-in';
export { currencyCode, isCurrency } from './values/currency';
export { convertMeasure, measureOf, readMeasured, type Measured } from './values/measures';
export { readQuantities } from './values/quantities';
export type { PlacedQuantity, Quantity } from './values/quantity';
export { monthOf, numberWord, scaleOf } from './values/number-tables';
export { readDates } from './values/dates/dates';
export { carriesDate, mayBeSameDate, type PlainDate } from './values/dates/plain-date';
export { findDay, readDays, toDay } from './values/dates/days';
export { monthNamed } from './values/dates/month-names';
export { readMoney, readNumbers } from './values/figures';
export { synonymGroups } from './words/related-words';
export { rootOf, stemOf } from './words/stems';
export { inAmericanSpelling } from './words/american-spelling';
export { isManyOfStaff, isOfStaff } from './words/staff-words';
export { isPlainWord, isSmallWord } from './words/stop-words';
export { isCalendarWord } from './names/calendar-words';
export { isFirmWord, isHouseWord, isLeftOut } from './names/firm-words';
export { isHonorific, titledNameIn, withoutHonorific } from './names/honorifics';
export { isNameJoiner, readNames } from './names/name-runs';
export {
  isGeneration,
  isPersonName,
  isPersonWord,
  mayBeSamePerson,
  personNamed,
  readPersons,
} from './names/person-names';
export { personFrom, personUntil } from './names/persons-in-sentence';
export {
  isOfficeHead,
  isOfficeWord,
  isPlainOfficeWord,
  placeTitles,
  readHoldings,
  readTitles,
  sameTitle,
  withTitleForms,
  type Holding,
} from './names/titles';
export { containsWords, fold, foldCase } from './text/fold';
export {
  isCompanySuffix,
  spelledSuffix,
  withoutCompanySuffix,
  withoutSuffixPhrase,
} from './names/company-suffixes';
export { cellNumber, readTableNote } from './values/table-notes';
export { isStateOrCountry } from './values/places';
export { BENEFIT_WORDS } from './lexicon/benefit-words';
export { beforeName } from './phrases/before-name';
export { rowForm, sentenceForm, type FormSlots, type SlotReader } from './phrases/forms';
export { nameFinder, Phrasebook, phraseFinder } from './phrases/phrasebook';
export { rewriting } from './phrases/rewriting';
export { wordSet } from './phrases/word-set';
export { wordsOf as phraseWords, type Word as PhraseWord } from './phrases/words';
export { INDUSTRY_WORDS } from './lexicon/business/industries';
export { KEEPING_VERBS, REGION_WORDS, WORK_SITES } from './lexicon/business/work-sites';
export { WORK_WORDS } from './lexicon/business/kinds-of-work';
export { CLASS_PIECES } from './lexicon/web/class-pieces';
export { FURNITURE_PHRASES } from './lexicon/web/furniture';
export { WALL_LISTS, WALL_PHRASES } from './lexicon/web/walls';
export { COMMAND_LISTS, COMMAND_OPENERS } from './lexicon/commands/lists';
export { COMMAND_PHRASES } from './lexicon/commands/phrases';
export { COMMAND_VERBS } from './lexicon/commands/verbs';
export { FILING_DIVISIONS, FILING_LISTS } from './lexicon/business/filing-parts';
export { TOOLS } from './lexicon/business/tools';
export { CONNECTIVES } from './lexicon/connectives';
export { JOB_WORDS } from './lexicon/business/job-words';
export { WORKING_LIFE } from './lexicon/business/working-life';
export { AFTERWORD_PHRASES } from './lexicon/web/afterwords';
export { PAGE_TITLE_WORDS } from './lexicon/web/page-titles';
export { DEPARTMENT_WORDS } from './lexicon/business/departments';
export { TOPIC_HEADINGS, TOPIC_WORDS } from './lexicon/business/topic-words';
export { WORKING_THEMES } from './lexicon/business/working-themes';
export { CONTRACTIONS } from './lexicon/editing/contractions';
export { PHRASES_TOLD_SHORTER, PLAINER_PHRASES } from './lexicon/editing/plainer-phrases';
export { STRUCK_PHRASES } from './lexicon/editing/struck-phrases';
