/**
 * HELD OUT. Whoever works on the engine (src/research, src/report) does not open this file, does not
 * search in it and does not print what it says: the figure over these phrasings tells whether the
 * engine understands language or has learned a list. Which phrasing stands here is decided by a hash
 * of its id, never by how well it does. Misses are reported as counts only.
 */
import { heldOutFigures } from './held-out/figures';
import { heldOutPeople } from './held-out/people';
import { heldOutEvents } from './held-out/events';
import type { Phrasing } from './shape';

export const heldOut: readonly Phrasing[] = [...heldOutFigures, ...heldOutPeople, ...heldOutEvents];
