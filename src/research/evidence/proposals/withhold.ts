import { comparableName } from '../../company';
import type { PageModel } from './shape';

/** A shorter last name is a word of many texts: there the whole name decides. */
const LETTERS = 3;

/** A model is shown no page on which one of these people may be named: by last name, or by the only one they have. */
export function withholding(model: PageModel, people: readonly string[]): PageModel {
  const names = people.map(comparableName).filter((name) => name !== '');
  if (names.length === 0) return model;
  return {
    async propose(page) {
      const text = ` ${comparableName(page.text)} `;
      const isNamed = names.some((name) => {
        const last = name.split(' ').at(-1) ?? '';
        return text.includes(` ${last.length < LETTERS ? name : last} `);
      });
      return isNamed ? [] : await model.propose(page);
    },
  };
}
