import { knownAs } from '../../src/research/company';
import type { Known, SourceItem } from '../../src/research/sources';

/** A made-up answer in a service's true format, and what the catalogue must make of it. */
export interface ContractCase {
  readonly source: string;
  readonly known?: Known;
  /** JSON unless it is a text already. */
  readonly answer: unknown;
  readonly type?: string;
  readonly bytes?: Uint8Array;
  readonly url?: string;
  readonly items: readonly SourceItem[];
  /** How many others the answer holds that are not about the company. */
  readonly apart?: number;
  readonly about?: SourceItem;
  /** The form the answer has when there is nothing, and whether that is certain. */
  readonly nothing?: { readonly answer: unknown; readonly certain: boolean };
}

/** The company all answers are about; nobody of that name exists. */
export const card = {
  id: 'domain:tarrowlantern.example',
  name: 'Tarrow Lantern Works',
  legalName: 'Tarrow Lantern Works, Inc.',
  aliases: [],
  domain: 'tarrowlantern.example',
  jobBoards: {},
  namesakes: ['Tarrow Lantern Tours LLC', 'Tarrow & Sons'],
};
export const company = knownAs(card);
