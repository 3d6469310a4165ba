import { INDUSTRY_WORDS, Phrasebook, WORK_WORDS } from '../../../language';
import { industryNames, workNames, type Industry, type WorkName } from '../../sources';

const INDUSTRIES = new Phrasebook(INDUSTRY_WORDS);
const WORK = new Phrasebook(WORK_WORDS);

/** The sector of the North American classification that most of an industry belongs to. */
export const NAICS: Readonly<Partial<Record<Industry, string>>> = {
  software: '51',
  telecom: '51',
  media: '51',
  games: '51',
  finance: '52',
  insurance: '52',
  health: '62',
  farming: '11',
  retail: '44-45',
  food: '31-33',
  'consumer-goods': '31-33',
  vehicles: '31-33',
  aerospace: '31-33',
  manufacturing: '31-33',
  chemicals: '31-33',
  pharma: '31-33',
  energy: '22',
  mining: '21',
  construction: '23',
  property: '53',
  transport: '48-49',
  hospitality: '72',
  education: '61',
  research: '54',
  'professional-services': '54',
};

const inOrder = <Kind>(names: readonly Kind[], found: ReadonlySet<Kind>): ReadonlySet<Kind> =>
  new Set(names.filter((name) => found.has(name)));

export function industriesIn(text: string): ReadonlySet<Industry> {
  return inOrder(industryNames, INDUSTRIES.kindsIn(text));
}

export function workIn(role: string): ReadonlySet<WorkName> {
  return inOrder(workNames, WORK.kindsIn(role));
}
