import { wordSet } from '../phrases/word-set';

/** Of a verb that its subject agrees with: “sells”, “sold”. */
export const isFiniteTag = wordSet('vbd, vbp, vbz');

/** “selling”, “sold” as a part of something else. */
export const isParticipleTag = wordSet('vbg, vbn');
