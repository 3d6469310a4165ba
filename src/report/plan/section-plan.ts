import { defined } from '../../kernel/defined';
import type { Evidence, Topic } from '../../research/evidence/shape';
import type { ClaimKind, SectionId } from '../document/shape';
import type { Home } from './homes';

export interface PlannedQuestion {
  readonly id: string;
  readonly asks: string;
  /** The attributes of evidence that answer it; empty where it is answered from other claims. */
  readonly answeredBy: readonly string[];
  /** Narrows the attributes to these topics: a statement may be about anything. */
  readonly topics?: readonly Topic[];
  /** Of statements on work: those that belong here and not to the sections beside it. */
  readonly home?: Home;
  /** Who must say it; whoever does where nobody is named. */
  readonly by?: readonly Evidence['reliability'][];
  /** Its rows are told elsewhere and only counted here. */
  readonly counted?: true;
  /** Only words of people who say that they work or worked there. */
  readonly inside?: true;
  /** Worth telling where a register has it; that none has it tells nothing, so nobody is told that it is missing. */
  readonly extra?: true;
  /** A sentence under one of these headings answers it, whatever its row was taken for. */
  readonly toldUnder?: readonly string[];
  /** What such a sentence must say; anything where nothing is named. */
  readonly tellsIt?: (text: string) => boolean;
  /** The most rows a writer is given for it, so that one loud source can't fill a section. */
  readonly most: number;
  /** What is missing when nothing answers it: a noun phrase that goes with “We found no …”, or a whole sentence. */
  readonly missing: string;
}

/** The heading of what closes a section of facts. */
export const CLOSING = 'What this means for you';

export interface SectionPlan {
  readonly id: SectionId;
  readonly title: string;
  /** The kind of every sentence in the section; a writer has no say in it. */
  readonly kind: ClaimKind;
  /** What a model is told of it; null where none writes it, as it names people or counts what others say. */
  readonly guidance: string | null;
  /** It closes a section of facts with what they mean for the reader, and states none of its own. */
  readonly closes?: true;
  readonly questions: readonly PlannedQuestion[];
}

type Place = Pick<
  PlannedQuestion,
  'home' | 'by' | 'counted' | 'inside' | 'extra' | 'toldUnder' | 'tellsIt'
>;

export function question(
  id: string,
  asks: string,
  answeredBy: readonly string[],
  missing: string,
  most = 6,
  topics?: readonly Topic[],
  place: Place = {},
): PlannedQuestion {
  return {
    id,
    asks,
    answeredBy,
    missing,
    most,
    ...defined({ topics }),
    ...place,
  };
}
