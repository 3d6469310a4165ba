/** Ranks and forms of work that say nothing alone: “Vice President, Software Engineering”. */
const RANKS = new Set(
  `president vice director associate executive officer member manager supervisor lead leader head intern
  trainee analyst engineer technician specialist coordinator consultant assistant administrator chief
  senior junior team staff operator representative advisor professional deputy`.match(/\S+/gu),
);
/** Where and how widely somebody works, in any occupation. */
const REACH = new Set(
  `area regional region district national corporate field site group global territory international zone
  division department unit section general technical divisional departmental local central`.match(
    /\S+/gu,
  ),
);

export const isRank = (word: string): boolean => RANKS.has(word);
/** Titles of such words alone are too open to tell: “Area Director”, “Member of Technical Staff”. */
export const isGeneral = (word: string): boolean => RANKS.has(word) || REACH.has(word);
