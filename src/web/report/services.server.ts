import type { SecondRoundPage } from '../../delivery/second-round/shape';
import type { Share } from '../../delivery/shares/shape';
import type { Result } from '../../kernel/result';

/** The interview as the report's page tells of it. */
export interface ServedInterview {
  readonly at: string;
  readonly zone: string | null;
  /** “Tuesday, March 24, 2026 at 10:30 AM EDT” */
  readonly words: string;
  /** Where it can be put into a calendar on the web; null once it is over. */
  readonly calendars: { readonly google: string; readonly outlook: string } | null;
}

/** What the buyer shares: links that open the report for somebody else. */
interface SharingView {
  readonly company: string;
  readonly shares: readonly Share[];
  readonly mayMake: boolean;
}

export interface ReportServices {
  /** The report as a whole document of HTML, as it was stored, and the interview that the buyer told of. */
  page(token: string): Promise<{
    readonly html: string;
    readonly interview: ServedInterview | null;
  } | null>;
  /** That interview as a calendar takes it, while it is still to come. */
  interview(token: string): Promise<string | null>;
  pdf(token: string): Promise<{ readonly bytes: Uint8Array; readonly filename: string } | null>;
  /** Its most needed lines on one side. */
  pocketCard(
    token: string,
  ): Promise<{ readonly bytes: Uint8Array; readonly filename: string } | null>;
  /** The links for others; null where the buyer's own link opens nothing. */
  sharing(token: string): Promise<SharingView | null>;
  share(token: string): Promise<Result<unknown>>;
  unshare(token: string, id: string): Promise<void>;
  /** What changed since, or how far the look at it is; null where the link opens nothing. */
  secondRound(token: string): Promise<SecondRoundPage | null>;
  askSecondRound(token: string): Promise<Result<null>>;
  /** The report as a shared link shows it. */
  shared(token: string): Promise<string | null>;
  /** One sentence of it; null where the link opens nothing or no sentence goes by this name. */
  claim(
    token: string,
    claimId: string,
  ): Promise<{ readonly company: string; readonly text: string } | null>;
  /** “Something is wrong here”, said of that sentence; answers with the reference of what was opened. */
  complain(
    token: string,
    claimId: string,
    words: string,
  ): Promise<Result<{ readonly reference: string }>>;
}
