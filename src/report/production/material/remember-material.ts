import { readReviewMaterial, type ReviewMaterial } from './review-material';
import type { ProductionContext } from '../ports';
import { findReportMark } from '../store';

/** As many reports as are worked at side by side. */
const MOST = 12;

/**
 * What an expert needs, read once and handed out again for as long as nothing of it has changed: a report's rows
 * and versions are many, and each key at the bench asks for them. Whether they are the same is asked every time.
 */
export function rememberMaterial(
  context: Pick<ProductionContext, 'database' | 'steps'>,
): (orderId: string) => Promise<ReviewMaterial | undefined> {
  const held = new Map<string, { readonly mark: string; readonly material: ReviewMaterial }>();
  return async (orderId) => {
    const found = await findReportMark(context.database.read, orderId);
    if (found === undefined) return undefined;
    const { report, mark } = found;
    const known = held.get(orderId);
    if (known?.mark === mark) return { ...known.material, report };
    // What changes between the two readings changes the mark as well, so that it is read once more.
    const material = await readReviewMaterial(context, orderId);
    held.delete(orderId);
    if (material === undefined) return undefined;
    held.set(orderId, { mark, material });
    const [oldest] = held.keys();
    if (held.size > MOST && oldest !== undefined) held.delete(oldest);
    return material;
  };
}
