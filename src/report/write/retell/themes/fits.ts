import { yearsIn } from '../../../../kernel/text';
import { beforeName, phraseFinder, rewriting, wordSet } from '../../../../language';
import { namesKindOfCompany } from '../../wording/kind-of-company';
import type { Outline } from '../shape';

/** What a business does for those who pay it. */
const isOffering = wordSet(`
  build carry create deliver design develop distribute engineer grow help insure lease lend license make manufacture
  market mine offer print process produce provide publish rent repair sell serve ship supply support teach train
  transport treat`);
/** Verbs for what it has: they tell of a business where the object is one. */
const isHolding = wordSet(`have include own operate run`);
const OFFERED = `
  brand business division line name offering platform portfolio product segment service solution store`;
const isOffered = wordSet(OFFERED);
const PRODUCTS = `
  account app application assistant brand browser card client console database device editor engine framework game
  language library line magazine marketplace model network newspaper platform plan product robot service software
  solution store suite system tool toolkit website`;
const isProduct = wordSet(PRODUCTS);
/** “a collection of businesses”, “a family of models”: what it is stands behind. */
const BUNCH = 'collection family group portfolio set suite';
const isBunch = wordSet(BUNCH);
const listed = (words: string): string => words.trim().split(/\s+/u).join(', ');
const bunchOf = (words: string): ((text: string) => boolean) =>
  phraseFinder('<bunch> of (*) (*) (*) (*) <what>', [
    ['bunch', listed(BUNCH)],
    ['what', listed(words)],
  ]);
const saysBunchOffered = bunchOf(OFFERED);
const saysBunchOfProducts = bunchOf(PRODUCTS);
const isBuyer = wordSet(`
  buyer client consumer customer donor farmer hospital member patient retailer school student subscriber user`);
/** What any office writes about itself is no news. */
const isPaper = wordSet(
  `document guide handbook paper policy podcast report statement study survey webinar`,
);
const isNoSize = wordSet(
  `% day decade hour minute month percent point quarter second time week year`,
);
/** “a campaign to train people by 2025” doesn’t say when it began. */
const withoutDue = rewriting([['', 'by ####']]);
const saysWhen = (text: string): boolean => yearsIn(withoutDue(text)).length > 0;

/** What befalls whoever breaks a rule. */
const isThreat = phraseFinder(
  'disciplin*, may, might, must, should, subject to, terminat*, violat*',
);

/** Where it is says how large it is, too. */
const saysSeat = beforeName(
  '=based/=facilities/=factories/=headquartered/laboratory/=located/office/=plants/=sites/=studios in',
);

const saysSalesTo = beforeName('^ =sales to');

/** What is done once, so that it needs a time. */
const isNews = wordSet(`acquire introduce launch`);

type Fit = (outline: Outline, text: string) => boolean;

const isOfCompany: Fit = ({ subject }) => subject !== 'other';
const isNoPaper: Fit = ({ objects }) =>
  objects.length === 0 || !objects.every(({ noun }) => isPaper(noun));
const isNoPromise: Fit = ({ isFuture, counted }) => !isFuture || counted.length > 0;

/** “Bell sells bags”, “Bell is a maker of bags”, “Bell has four segments”, “Its products include …”. */
const saysWhatItIs: Fit = ({ subject, subjectHead, is, verbs, objects, ...rest }, text) => {
  if (rest.isFuture || subject === 'other') return false;
  if (is !== undefined && isBunch(is) && saysBunchOffered(text)) return true;
  if (rest.counted.some((noun) => isOffered(noun))) return true;
  if (is !== undefined) return namesKindOfCompany(is) || isOffered(is) || isOffered(subjectHead);
  if (subject === 'its own') return isOffered(subjectHead);
  if (objects.length > 0 && objects.every(({ isOwn }) => isOwn)) return false;
  return verbs.some(
    (verb) =>
      isOffering(verb) ||
      (verb === 'work' && rest.hasPurpose) ||
      (isHolding(verb) && objects.some(({ noun }) => isOffered(noun) || namesKindOfCompany(noun))),
  );
};

/** What the main clause of a sentence must say to tell of a theme; a word of it alone may stand anywhere. */
const FITS: Readonly<Record<string, Fit>> = {
  what: saysWhatItIs,
  products: ({ is, subjectHead }, text) =>
    isProduct(is ?? subjectHead) || (is !== undefined && isBunch(is) && saysBunchOfProducts(text)),
  size: ({ counted, isFuture }, text) =>
    !isFuture && (counted.some((noun) => !isNoSize(noun)) || saysSeat(text)),
  more: ({ isPast, verbs }, text) =>
    !isPast || !verbs.some((verb) => isNews(verb)) || saysWhen(text),
  change: (outline, text) => saysWhen(text) && isNoPaper(outline, text),
  customers: (outline, text) =>
    isOfCompany(outline, text) || isBuyer(outline.subjectHead) || saysSalesTo(text),
  strategy: (outline, text) => isOfCompany(outline, text) && isNoPaper(outline, text),
  hiring: ({ mayDo, counted }) => !mayDo || counted.length > 0,
  values: (outline, text) => isNoPromise(outline, text) && isOfCompany(outline, text),
  benefits: isNoPromise,
  terms: ({ isFuture, isPast, mayDo }, text) => !isFuture && !isPast && !mayDo && !isThreat(text),
  ways: isNoPromise,
  people: isNoPromise,
  learning: isNoPromise,
};

/** Whether a sentence tells of a theme in its main clause. */
export const fitsTheme = (theme: string, outline: Outline, text: string): boolean =>
  FITS[theme]?.(outline, text) ?? true;
