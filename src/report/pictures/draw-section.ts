import type { Picture, SectionId } from '../document/shape';
import { drawJobs } from './jobs';
import { drawLeaders } from './leaders';
import type { Draw, PictureMaterial } from './material';
import { drawNews } from './news';
import { drawPay } from './pay';
import { drawHeadcount, drawResult, drawRevenue } from './series';
import { drawVoices } from './voices';

const DRAWN: Partial<Readonly<Record<SectionId, readonly Draw[]>>> = {
  snapshot: [drawRevenue, drawResult, drawHeadcount, drawLeaders],
  developments: [drawNews],
  culture: [drawVoices],
  'role-tips': [drawPay],
  location: [drawJobs],
};

/** The pictures of one section; a series of which too little was found is no picture. */
export function drawSection(material: PictureMaterial): Picture[] {
  return (DRAWN[material.section] ?? []).flatMap((draw) => draw(material) ?? []);
}
