import { voicesIn, themesIn } from '../write';
import { citationsOf, formatPlural, standing, type Draw } from './material';

const LEAST_VOICES = 3;
const LEAST_THEMES = 2;

/** What people speak of when they speak in public of working there: each voice counts once for each theme. */
export const drawVoices: Draw = (material) => {
  const voices = voicesIn(standing(material, 'public-voice'));
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
    title: 'What public voices raise',
    unit: 'voices',
    says: `${formatPlural(voices.length, 'public voice')} on what it is like there; each counts once for everything it speaks of. It is no survey.`,
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
