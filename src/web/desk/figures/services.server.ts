import type { FiguresView, Period } from '../../../desk/figures/shape';
import type { Result } from '../../../kernel/result';

export interface FiguresServices {
  read(request: Request, period: Period): Promise<Result<FiguresView>>;
}
