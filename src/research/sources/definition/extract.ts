/** How an answer becomes items, whose fields are named in our words. */
export interface Extract {
  /** Path to the list, with `| zip` for lists that lie side by side; `.` where the answer is one thing. */
  readonly items: string;
  readonly limit: number;
  readonly fields: Readonly<Record<string, string>>;
  /** An item without one of these says nothing. */
  readonly requires?: readonly string[];
  /** Fewer items are another answer: a document whose parts are not found, a page that holds other things. */
  readonly least?: number;
  /** The field that says whose answer it is, where a short name may be another company’s. */
  readonly whose?: string;
  /** The money of all its amounts, where it names none: one, or one for each country that may be asked about. */
  readonly money?: string | Readonly<Record<string, string>>;
  /** The day of an item that tells none, where it was known before the answer came: `{filed}`. */
  readonly day?: string;
  /** Its days may lie ahead. */
  readonly ahead?: true;
  /** What the answer says once and what holds for each of its items. */
  readonly each?: Readonly<Record<string, string>>;
  /** What the answer says as a whole, beside its list: a company's profile, how many there are. */
  readonly about?: Readonly<Record<string, string>>;
  /** An item's public address, made of its fields and of what is known, where the answer has none. */
  readonly link?: string;
  /** Where a list leaves out what its items say: the address of one, on the list’s host, and what is read there. */
  readonly detail?: { readonly url: string; readonly fields: Readonly<Record<string, string>> };
  /** What an item is called, made alike, where the answer has only figures: `Unemployment in {countryName}`. */
  readonly title?: string;
  /** Of a long document: its parts by name, each with the beginnings of its heading in small letters. */
  readonly sections?: Readonly<Record<string, readonly string[]>>;
  /**
   * Only items whose mapped value is one of these, some of which may be known of the company: `{cikNumber}`; `drop`
   * leaves those out. Small letters.
   */
  readonly keep?: { readonly by: string; readonly in: readonly string[] };
  readonly drop?: { readonly by: string; readonly in: readonly string[] };
  /** A field that tells one thing from another: what has the same value there is the same thing, told twice. */
  readonly once?: string;
  /** Of a thing told twice, what each telling says of this field belongs to it. */
  readonly together?: string;
  /** The answer is not one value but one a line. */
  readonly lines?: true;
  /** A list that is missing altogether is this service's way to say that there is nothing. */
  readonly missing?: 'empty';
  /** “Not found” is how this service says that there is nothing. */
  readonly gone?: 'empty';
  /** What an empty list means: there is nothing, or the service says the same of what it doesn't know. */
  readonly emptyMeans?: 'nothing' | 'unknown';
}
