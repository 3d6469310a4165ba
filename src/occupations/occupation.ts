/** Share of workers, in percent, who gave an answer. */
interface Answer {
  readonly what: string;
  readonly percent: number;
}

/** An occupation as O*NET and the Bureau of Labor Statistics describe it. */
export interface Occupation {
  readonly code: string;
  /** As a person says it. */
  readonly title: string;
  readonly officialTitle: string;
  readonly description: string;
  /** How much preparation it takes, from 1 to 5. */
  readonly jobZone?: number;
  readonly preparation?: {
    readonly education?: readonly Answer[];
    readonly relatedExperience?: readonly Answer[];
    readonly inPlantTraining?: readonly Answer[];
    readonly onTheJobTraining?: readonly Answer[];
  };
  /** The first `coreTasks` of them are core tasks. */
  readonly tasks: readonly string[];
  readonly coreTasks: number;
  readonly skills: readonly string[];
  readonly knowledge: readonly string[];
  readonly technology: readonly {
    readonly name: string;
    readonly kind: string;
    readonly inDemand?: true;
    readonly hot?: true;
  }[];
  readonly tools: readonly string[];
  /** Codes of the nearest occupations. */
  readonly related: readonly string[];
  /** Annual wages in dollars, United States, May 2024; “239200+” is the highest that is published. */
  readonly wage?: {
    /** The group that the wage is published for; it may be wider than the occupation. */
    readonly title: string;
    readonly employment?: string;
    readonly p10?: string;
    readonly p25?: string;
    readonly median?: string;
    readonly p75?: string;
    readonly p90?: string;
  };
}
