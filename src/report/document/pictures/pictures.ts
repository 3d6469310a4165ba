import type { Citation } from '../citation';
import type { SectionId } from '../section-id';

/** One figure of a picture, as its table tells it; the findings it was read from stand behind it. */
export interface PictureValue {
  readonly label: string;
  /** Nothing where none was found for a year between two others: a gap is shown, and never filled. */
  readonly value: number | null;
  readonly evidenceIds: readonly string[];
  /** What is worth saying of this one: “on September 30”. */
  readonly remark?: string;
}

interface PictureFrame {
  readonly id: string;
  /** The section it stands in. */
  readonly section: SectionId;
  readonly title: string;
  /** What it shows, in a sentence: for those who don't see it, and beneath it for those who do. */
  readonly says: string;
  /** What it leaves out, and why. */
  readonly note?: string;
  /** The quotes it was read from; none where it only counts what the claims cite. */
  readonly citations: readonly Citation[];
}

/** Money by its code: “money-usd”. */
export type Unit = `money-${string}` | 'people' | 'jobs' | 'voices' | 'pages' | 'findings';

/** Figures side by side: years, themes, kinds of source, ages of findings. */
export interface BarPicture extends PictureFrame {
  readonly kind: 'bars';
  /** `time`: from the oldest to the newest, upright. `rank`: in the order given, lying. */
  readonly order: 'time' | 'rank';
  readonly unit: Unit;
  readonly values: readonly PictureValue[];
}

/** What happened when. */
export interface TimelinePicture extends PictureFrame {
  readonly kind: 'timeline';
  readonly events: readonly {
    readonly date: string;
    readonly text: string;
    readonly evidenceIds: readonly string[];
  }[];
}

/** Two kinds of label and a count where they meet: open jobs by team and place. */
export interface GridPicture extends PictureFrame {
  readonly kind: 'grid';
  readonly unit: Unit;
  readonly rows: readonly {
    readonly label: string;
    readonly counts: readonly number[];
    readonly evidenceIds: readonly string[];
  }[];
  readonly columns: readonly string[];
}

/** From a low to a high figure: published pay. */
export interface RangePicture extends PictureFrame {
  readonly kind: 'ranges';
  readonly unit: Unit;
  readonly per: 'year' | 'month' | 'week' | 'day' | 'hour';
  readonly ranges: readonly {
    readonly label: string;
    readonly low: number;
    readonly high: number;
    /** Why this one is the reader's: “closest to your role”. */
    readonly yours?: string;
    readonly evidenceIds: readonly string[];
  }[];
}

/** Who leads, since when. */
export interface PeoplePicture extends PictureFrame {
  readonly kind: 'people';
  /** The day up to which it is drawn. */
  readonly until: string;
  readonly people: readonly {
    readonly name: string;
    readonly title: string;
    readonly since?: string;
    readonly evidenceIds: readonly string[];
  }[];
}

/** What a person would rather look at than read. Made from findings alone; a series without findings is no picture. */
export type Picture = BarPicture | TimelinePicture | GridPicture | RangePicture | PeoplePicture;
