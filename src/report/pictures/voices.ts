import { voicesIn, themesIn } from '../write';
import { citationsOf, formatPlural, currentRows, type Draw } from './material';

const LEAST_VOICES = 3;
const LEAST_THEMES = 2;

/** “Being on call comes up most”, where one topic does. */
function titleOf(counts: readonly (readonly [theme: string, count: number])[]): string {
  const [first, second] = counts;
  if (first === undefined || first[1] === second?.[1]) return 'What public comments mention';
  return `${first[0].charAt(0).toUpperCase()}${first[0].slice(1)}: mentioned most in public comments`;
}

/** What people speak of when they speak in public of working there: each voice counts once for each theme. */
export const drawVoices: Draw = (material) => {
  const voices = voicesIn(currentRows(material, 'public-voice'));
  const pairs = voices.flatMap(({ rows, best, themes }) =>
    [...themes].map((theme) => ({
      theme,
      row: rows.find(({ quote }) => themesIn(quote).includes(theme)) ?? best,
    })),
  );
  const byTheme = [...Map.groupBy(pairs, ({ theme }) => theme)].toSorted(
    ([one, some], [other, more]) => more.length - some.length || (one < other ? -1 : 1),
  );
  if (voices.length < LEAST_VOICES || byTheme.length < LEAST_THEMES) return undefined;
  return {
    id: 'voices',
    section: material.section,
    kind: 'bars',
    order: 'rank',
    title: titleOf(byTheme.map(([theme, said]) => [theme, said.length])),
    unit: 'voices',
    says:
      `${formatPlural(voices.length, 'public comment')} on working there; ` +
      'each counts once for every topic. It isn’t a survey.',
    values: byTheme.map(([theme, said]) => ({
      label: theme.charAt(0).toUpperCase() + theme.slice(1),
      value: said.length,
      evidenceIds: said.map(({ row }) => row.id),
    })),
    citations: citationsOf(
      byTheme.flatMap(([, said]) => said.map(({ row }) => row)),
      material,
    ),
  };
};
