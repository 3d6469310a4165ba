import { type OutlinePicture } from './outline-pictures';
import { type OutlineChanges } from './outline-changes';
import { type OutlineMark } from './outline-marks';
import type { SectionId, Verdict } from './shape';

export interface OutlineQuote {
  /** “3b”: the second quote from the third source. */
  readonly label: string;
  readonly text: string;
  /** The source's own words, which belong in quotation marks; a service's answer put into words doesn't. */
  readonly isExact: boolean;
}

export interface OutlineSource {
  readonly number: number;
  readonly title: string;
  readonly line: string;
  readonly link?: string;
  readonly quotes: readonly OutlineQuote[];
}

export interface OutlineNote {
  readonly label: string;
  readonly text: string;
}

export interface OutlineClaim {
  readonly id: string;
  readonly text: string;
  readonly verdict: Verdict;
  /** What a careful reader must know of it at a glance: whose word it is, and since when. */
  readonly remarks: readonly string[];
  /** The same remarks, each by what it tells; a form that has room elsewhere may tell them apart. */
  readonly told: {
    readonly judgement?: string;
    readonly careful?: string;
    readonly asOf?: string;
    readonly reckoning?: string;
  };
  readonly notes: readonly OutlineNote[];
  readonly restsOn: readonly { readonly id: string; readonly title: string }[];
  /** Labels of the quotes it stands on. */
  readonly quotes: readonly string[];
}

export interface OutlineGroup {
  readonly title?: string;
  readonly claims: readonly OutlineClaim[];
  /** They stand behind the claims that tell of the same findings. */
  readonly pictures: readonly OutlinePicture[];
}

export interface OutlineSection {
  readonly id: SectionId;
  readonly title: string;
  readonly groups: readonly OutlineGroup[];
  readonly notFound?: string;
}

/** Everything a renderer may say, already in words: renderers choose place and form, never text. */
export interface Outline {
  readonly title: string;
  readonly subtitle: string;
  readonly line: string;
  readonly notice?: string;
  /** Only where the reader had an earlier version. */
  readonly changes?: OutlineChanges;
  /** What the marks beside sentences mean, of those that stand in this report. */
  readonly marks: readonly OutlineMark[];
  readonly sections: readonly OutlineSection[];
  readonly tally: string;
  readonly sources: readonly OutlineSource[];
  readonly legend: string;
  /** What was left out, so that nobody takes the report for all that was found. */
  /** What stands below the sources: what was left out, whom a licence wants to be named. */
  readonly ends: readonly OutlineList[];
}

export interface OutlineList {
  readonly title: string;
  readonly items: readonly string[];
}
