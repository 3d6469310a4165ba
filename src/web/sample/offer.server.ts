import { formatMoney } from '../../kernel/money';
import { interviewReport } from '../../shop/catalog';

/** In the colors and faces of the page that it's put into, and out of the way on paper. */
const STYLE = `
html { scroll-padding-bottom: 5rem; }
.offer { position: sticky; bottom: 0; z-index: 2; display: flex; align-items: center;
  justify-content: center; gap: 1.25rem; padding: 0.6rem 1.25rem; border-top: 1px solid var(--line);
  background: var(--panel); font: 400 0.95rem/1.4 var(--sans); }
.offer p { margin: 0; }
.offer a { display: inline-flex; align-items: center; flex: none; min-height: 2.75rem; padding: 0 1.25rem;
  border-radius: 0.375rem; background: var(--accent); color: var(--panel); font-weight: 600; text-decoration: none; }
@media print { .offer { display: none; } }
`;

/** The way from the sample to the order, always in sight. */
export function withOffer(html: string): string {
  const offer =
    '<aside class="offer" aria-label="Order">' +
    `<p>Get this for your company and role: <b>${formatMoney(interviewReport.price)}</b>, one time.</p>` +
    '<a href="/order">Order Report</a></aside>';
  return html
    .replace('<title>', () => `<style>${STYLE}</style><title>`)
    .replace('</body>', () => `${offer}</body>`);
}
