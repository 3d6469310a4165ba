import type { SectionId } from '../../../document/shape';
import { THEMES } from './themes';

/** The headings under which sentences of a section may stand. */
export const headingsOf = (section: SectionId): readonly string[] =>
  THEMES.filter((one) => one.section === section).map(({ group }) => group);
