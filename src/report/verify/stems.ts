/** Forms that no ending explains, each row led by the form the others are counted as. */
const IRREGULAR = `go went gone goes going; win won wins winning; sell sold sells sale sales; buy bought buys buying; grow grew grown growth; rise rose risen rises;
  fall fell fallen falls; lead led leads leading; build built builds; make made makes making maker; begin began begun begins;
  become became becomes; write wrote written writes writing; hold held holds; pay paid pays; say said says; run ran runs running;
  speak spoke spoken; give gave given gives; take took taken takes; leave left leaves; lose lost loses losing; meet met meets;
  send sent sends; spend spent spends; think thought thinks; find finds; found founded founding founder founders; teach taught teaches; tell told tells;
  keep kept keeps; get got gotten gets; see saw seen sees; show showed shown shows; know knew known knows; choose chose chosen choice;
  child children; man men; woman women; person people persons; foot feet; shrink shrank shrunk; stand stood; sit sat sits; sing sang sung song;
  fight fought; bring brought; catch caught; draw drew drawn draws; drive drove driven; fly flew flown flight; break broke broken;
  wear wore worn; steal stole stolen; strike struck; swim swam; throw threw thrown; shoot shot; hear heard; feel felt; mean meant;
  hire hired hires hiring; move moved moves moving; fire fired fires firing; sue sued sues suing; owe owed owes owing; fine fined fines;
  set sets; put puts; cut cuts; bear born birth; die died dies death dead dying; marry married marries marriage wed wedded wedding;
  bind bound; lay laid lays; lie lay lain; wake woke; rebuild rebuilt; oversee oversaw overseen; overtake overtook; undergo underwent;
  kill killed kills; shut shuts; split splits; quit quits; hit hits; let lets; long longer longest; late later latest; analysis analyses;
  life lives; wife wives; half halves; shelf shelves; company companies; series; news; process; business; business businesses`;

const LEADS = new Map(
  IRREGULAR.split(';').flatMap((row) => {
    const [lead = '', ...others] = row.trim().split(/\s+/u);
    // A long form loses its last e below, and so does the one that leads it.
    const stem = lead.length > 4 ? lead.replace(/e$/u, '') : lead;
    return [lead, ...others].map((form) => [form, stem] as const);
  }),
);

const VOWEL = /[aeiouy]/u;

function undouble(word: string): string {
  return /([bdfgmnprt])\1$/u.test(word) ? word.slice(0, -1) : word.replace(/[ei]$/u, '');
}

/** One spelling for the forms of a word: plural, tense, possessive. */
export function stemOf(word: string): string {
  const bare = word.replace(/['’]s?$/u, '');
  const lead = LEADS.get(bare);
  if (lead !== undefined) return lead;
  if (bare.length <= 3 || !/^\p{L}+$/u.test(bare)) return bare;
  let stem = bare;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/u.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/u.test(stem)) stem = stem.slice(0, -1);
  const cut = /(?:ied|ying|ed|ing)$/u.exec(stem);
  if (cut !== null && stem.length - cut[0].length >= 3 && VOWEL.test(stem.slice(0, cut.index))) {
    return cut[0] === 'ied' || cut[0] === 'ying'
      ? `${stem.slice(0, cut.index)}y`
      : undouble(stem.slice(0, cut.index));
  }
  return stem.length > 4 ? stem.replace(/e$/u, '').replace(/i$/u, 'y') : stem;
}

const DERIVED =
  /(?:ization|isation|ational|ation|ition|ically|fully|ement|ment|ness|ship|able|ible|ance|ence|ancy|ency|ing|ion|ity|ive|ist|ism|ian|ous|ful|al|an|ic|er|or|ly|ed|iz|is|y|e)$/u;

/** What is left of a stem without the endings that make a noun of a verb or an adverb of an adjective. */
export function rootOf(stem: string): string {
  let root = stem;
  for (let turn = 0; turn < 3; turn += 1) {
    const cut = DERIVED.exec(root);
    if (cut === null || cut.index < 4) break;
    root = root.slice(0, cut.index);
  }
  return root;
}
