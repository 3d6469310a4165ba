/**
 * Every claim the shop makes of itself, with where it comes from. The demo shows them as the
 * specification gives them; live mode only once the owner has confirmed them.
 */
export const claims = {
  rating: { text: '4.9/5 from 500+ users', source: 'specification, section 1' },
  trusted: { text: 'Trusted by 1,000s of candidates', source: 'specification, section 1' },
  hoursSaved: { text: '6+ hours of research time saved', source: 'specification, section 1' },
  /** Said while so many may be asked; with fewer, the landing page gives their number. */
  sources: { text: '200+ data sources', least: 200, source: 'specification, section 1' },
  /** Beside words whose writer wants no name there. */
  someBuyer: 'A candidate',
  /** What stands in live mode once enough buyers have rated their report. */
  realRating: ({ average, count }: { readonly average: number; readonly count: number }) =>
    `${average.toFixed(1)}/5 from ${count.toLocaleString('en-US')} rated reports`,
} as const;

export interface Testimonial {
  readonly name: string;
  readonly company: string;
  readonly quote: string;
  readonly stars: 5;
}

/** Made-up people and companies, shown in the demo alone. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marisol T.',
    company: 'Larkmoor Freight',
    quote:
      'They asked what I’d change about their returns process. I’d read their own numbers on it the night before.',
    stars: 5,
  },
  {
    name: 'Devin O.',
    company: 'Halfpenny Health',
    quote: 'The avoid zones saved me. I’d planned to open with exactly that.',
    stars: 5,
  },
  {
    name: 'Annika R.',
    company: 'Tessellate Notes',
    quote: 'Twenty minutes of reading instead of a lost weekend, and every fact showed its source.',
    stars: 5,
  },
];
