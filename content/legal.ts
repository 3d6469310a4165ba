export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** The day on which the words below last changed. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}
