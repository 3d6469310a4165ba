import { type OutlinePicture } from './pictures';
import { type OutlineChanges } from './changes';
import { type OutlineMark } from './marks';
import type { Flow } from './flow';
import type { OutlineTable } from './years';
import type { SectionId, Verdict } from '../shape';

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
  /** What a careful reader must know at a glance: that sources differ, that time has passed, whose opinion it is. */
  readonly remarks: readonly string[];
  /** “As of June 1, 2026”, where the sentence doesn't say the day, or that it's general knowledge: behind the mark. */
  readonly asOf?: string;
  /** “Our math: …”, how a computed figure came about: behind the mark, or after the sentence. */
  readonly math?: string;
  readonly notes: readonly OutlineNote[];
  readonly restsOn: readonly { readonly id: string; readonly title: string }[];
  /** Labels of the quotes it stands on. */
  readonly quotes: readonly string[];
}

export interface OutlineGroup {
  readonly title?: string;
  readonly flow: Flow;
  /** Set apart quietly: what the section means for the reader. */
  readonly isAdvice: boolean;
  readonly claims: readonly OutlineClaim[];
  /** They stand behind the claims that tell of the same findings. */
  readonly pictures: readonly OutlinePicture[];
  readonly years?: OutlineTable;
}

export interface OutlineSection {
  readonly id: SectionId;
  readonly title: string;
  readonly groups: readonly OutlineGroup[];
  /** What was looked for and not found, in whole sentences. */
  readonly notFound?: string;
}

/** Everything a renderer may say, already in words: renderers choose place and form, never text. */
export interface ReportOutline {
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
  /** What stands below the sources: what was left out, whom a licence wants to be named. */
  readonly ends: readonly OutlineList[];
}

export interface OutlineList {
  readonly title: string;
  readonly items: readonly string[];
}
