import type { ChoiceOption } from '../../report/choice/shape';

/** All that the page “which of these?” may know. */
export interface ChoiceView {
  /** As the buyer typed it. */
  readonly company: string;
  readonly role: string;
  /**
   * `open`: the buyer is asked. `with-expert`: someone looks into it, and the buyer may still say.
   * `chosen` and `none`: settled. `over`: nobody waits for this report any more.
   */
  readonly state: 'open' | 'with-expert' | 'chosen' | 'none' | 'over';
  readonly options: readonly ChoiceOption[];
  readonly answerBy: string;
  readonly chosen: ChoiceOption | null;
  readonly chosenByBuyer: boolean;
  /** A path of this shop. */
  readonly trackPath: string;
}
