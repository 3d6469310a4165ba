import anyWork from '../../../content/occupations/kinds/any-work.json';
import community from '../../../content/occupations/kinds/community.json';
import engineeringAndScience from '../../../content/occupations/kinds/engineering-science.json';
import finance from '../../../content/occupations/kinds/finance-business.json';
import foodAndService from '../../../content/occupations/kinds/food-service.json';
import health from '../../../content/occupations/kinds/health.json';
import lawAndMedia from '../../../content/occupations/kinds/law-media.json';
import management from '../../../content/occupations/kinds/management.json';
import moving from '../../../content/occupations/kinds/moving.json';
import office from '../../../content/occupations/kinds/office.json';
import outdoors from '../../../content/occupations/kinds/outdoors.json';
import safety from '../../../content/occupations/kinds/safety.json';
import sales from '../../../content/occupations/kinds/sales-retail.json';
import technology from '../../../content/occupations/kinds/technology.json';
import trades from '../../../content/occupations/kinds/trades-production.json';
import type { KindOfWork } from './shape';

const GROUPS: readonly { readonly kinds: readonly KindOfWork[] }[] = [
  community,
  engineeringAndScience,
  finance,
  foodAndService,
  health,
  lawAndMedia,
  management,
  moving,
  office,
  outdoors,
  safety,
  sales,
  technology,
  trades,
];

/** Every kind of work that is known. */
export const KINDS_OF_WORK: readonly KindOfWork[] = GROUPS.flatMap(({ kinds }) => kinds);

/** What holds for an interview whatever the work is. */
export const ANY_WORK: KindOfWork | undefined = anyWork.kinds[0];

const BY_PREFIX: ReadonlyMap<string, KindOfWork> = new Map(
  KINDS_OF_WORK.flatMap((kind) => kind.soc.map((prefix) => [prefix, kind] as const)),
);

const plainWords = (title: string): string =>
  ` ${(title.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')} `;

/** The kind of work of a title that was read as this code: product managers share theirs with others. */
export function kindOfTitle(title: string, code: string): KindOfWork | undefined {
  const words = plainWords(title);
  const titled = KINDS_OF_WORK.find(
    ({ titled: one }) =>
      one !== undefined &&
      one.among.includes(code) &&
      one.names.some((name) => words.includes(` ${name} `)),
  );
  return titled ?? kindOf(code);
}

/** The kind of work of an occupation, by the longest beginning of its code. */
export function kindOf(code: string): KindOfWork | undefined {
  for (let length = code.length; length > 1; length -= 1) {
    const kind = BY_PREFIX.get(code.slice(0, length));
    if (kind !== undefined) return kind;
  }
  return undefined;
}
