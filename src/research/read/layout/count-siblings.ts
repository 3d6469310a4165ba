import { descendantsOf, elementsOf, type PageElement } from './tree';

/** Numbers in a class name a single thing. */
const signature = ({ tag, attributes }: PageElement): string => {
  const name = attributes.get('class');
  return name === undefined ? tag : `${tag}.${name.replace(/\d+/g, '')}`;
};

export interface SiblingCounts {
  /** How many siblings look like an element. */
  readonly alike: ReadonlyMap<PageElement, number>;
  /** The number of the path of tags and classes that leads to an element, the same for all that stand alike. */
  readonly paths: ReadonlyMap<PageElement, number>;
}

/** What stands beside each element, and the path that leads to it. */
export function countSiblings(root: PageElement): SiblingCounts {
  const alike = new Map<PageElement, number>();
  const paths = new Map<PageElement, number>([[root, 0]]);
  const numbers = new Map<string, number>();
  for (const parent of [root, ...descendantsOf(root)]) {
    const groups = Map.groupBy(elementsOf(parent), signature);
    for (const [name, group] of groups) {
      const key = `${paths.get(parent) ?? 0}>${name}`;
      const path = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, path);
      for (const one of group) {
        alike.set(one, group.length);
        paths.set(one, path);
      }
    }
  }
  return { alike, paths };
}
