import type { SectionId } from './section-id';

/** One figure of a picture, as its table tells it; the finding it was read from stands behind it. */
export interface PictureValue {
  readonly label: string;
  readonly value: number;
  readonly evidenceIds: readonly string[];
  /** What is worth saying of this one: “up to September 30”, “asked for by you”. */
  readonly remark?: string;
}

interface PictureFrame {
  readonly id: string;
  /** The section it stands in. */
  readonly section: SectionId;
  readonly title: string;
  /** What it shows, in a sentence: for those who don't see it, and beneath it for those who do. */
  readonly says: string;
}

export type Unit = 'dollars' | 'euros' | 'pounds' | 'people' | 'jobs' | 'voices' | 'sources' | 'findings';

/** Figures side by side: years, themes, kinds of source, ages of findings. */
export interface BarPicture extends PictureFrame {
  readonly kind: 'bars';
  /** `time`: from the oldest to the newest, upright. `rank`: the largest first, lying. */
  readonly order: 'time' | 'rank';
  readonly unit: Unit;
  readonly values: readonly PictureValue[];
}

/** What happened when. */
export interface TimelinePicture extends PictureFrame {
  readonly kind: 'timeline';
  readonly events: readonly { readonly date: string; readonly text: string; readonly evidenceIds: readonly string[] }[];
}

/** Two kinds of label and a count where they meet: open jobs by team and place. */
export interface GridPicture extends PictureFrame {
  readonly kind: 'grid';
  readonly unit: Unit;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** By row, then by column. */
  readonly counts: readonly (readonly number[])[];
  readonly evidenceIds: readonly string[];
}

/** From a low to a high figure: published pay. */
export interface RangePicture extends PictureFrame {
  readonly kind: 'ranges';
  readonly unit: Unit;
  readonly per: 'year' | 'hour' | 'month';
  readonly ranges: readonly { readonly label: string; readonly low: number; readonly high: number; readonly yours: boolean; readonly evidenceIds: readonly string[] }[];
}

/** Who leads, since when. */
export interface PeoplePicture extends PictureFrame {
  readonly kind: 'people';
  readonly people: readonly { readonly name: string; readonly title: string; readonly since?: string; readonly evidenceIds: readonly string[] }[];
}

/** What a person would rather look at than read. Made from findings alone; a series without findings is no picture. */
export type Picture = BarPicture | TimelinePicture | GridPicture | RangePicture | PeoplePicture;
