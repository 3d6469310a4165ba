/** What is drawn of a picture, in words and numbers that hold: nothing here is broken, endless or unseen. */
export type Drawing =
  | ColumnsDrawing
  | {
      readonly kind: 'bars';
      readonly bars: readonly {
        readonly label: string;
        readonly value: number;
        readonly said: string;
      }[];
    }
  | TimelineDrawing
  | GridDrawing
  | RangesDrawing
  | PeopleDrawing;

export interface ColumnsDrawing {
  readonly kind: 'columns';
  /** “In millions of dollars”: what all the figures are counted in. */
  readonly lead: string;
  readonly columns: readonly {
    readonly label: string;
    readonly value: number | null;
    readonly said: string;
    /** The point that matters: the last one, or the year in which losses turned to profit. */
    readonly isKey: boolean;
  }[];
}

export interface TimelineDrawing {
  readonly kind: 'timeline';
  /** Newest first; `at` from 0, the oldest, to 1. */
  readonly events: readonly { readonly at: number; readonly day: string; readonly text: string }[];
  readonly from: string;
  readonly to: string;
}

export interface GridDrawing {
  readonly kind: 'grid';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly counts: readonly number[] }[];
}

export interface RangesDrawing {
  readonly kind: 'ranges';
  /** `low` and `high` from 0 to 1 between the ends of the axis. */
  readonly ranges: readonly {
    readonly label: string;
    readonly said: string;
    readonly low: number;
    readonly high: number;
    readonly yours?: string;
  }[];
  readonly from: string;
  readonly to: string;
}

export interface PeopleDrawing {
  readonly kind: 'people';
  /** `start` from 0, the first who came, to 1, today; none where the day is not known. */
  readonly people: readonly {
    readonly name: string;
    readonly title: string;
    readonly said: string;
    readonly start?: number;
  }[];
  readonly from: string;
  readonly to: string;
}

/** What one kind of picture comes to: what is drawn, and every figure of it for the table. */
export interface Drawn {
  readonly drawing: Drawing;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    readonly evidenceIds: readonly string[];
  }[];
  /** How many of the rows are not drawn. */
  readonly beyond: number;
}
