import { anchorClause } from '../anchors/clause-anchors';
import type { Comparison, Finding, ClaimSlot, SlotCheck } from './finding';

/** Words of one meaning: a claim that has one needs a source that has one. */
interface Family {
  readonly slot: ClaimSlot;
  readonly said: RegExp;
  readonly carried: RegExp;
  readonly reason: string;
  readonly isDoubt?: true;
}

const word = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'iu');

const FAMILIES: readonly Family[] = [
  {
    slot: 'scope',
    said: word(
      'all (?:of|the|its|their|his|her|[a-z]+s)(?! week| day| year)|every(?! (?:\\w+th |other |second )?(?:year|' +
        'month|week|day|quarter))|everyone|everybody|everything|the whole|entire(?:ly)?|' +
        'completely|fully|anyone|anybody|always|wholly|exclusively',
    ),
    carried: word(
      'all|every|everyone|everybody|each|whole|entire|entirely|completely|fully|anyone|' +
        'any|always|wholly|100|both|exclusively|company-?wide',
    ),
    reason: 'covers everyone, but the evidence doesn’t',
  },
  {
    slot: 'scope',
    said: /\b(?<!not |its own )(?:only(?! (?:\d|one in|a|some))|solely|sole|alone|exclusively)\b/iu,
    carried: word('only|solely|sole|alone|exclusively|just|certain|if|must|unless|limited'),
    reason: 'excludes others, but the evidence doesn’t',
  },
  {
    slot: 'scope',
    said: /\b(?:no(?! (?:more|less|fewer|later) than)|none|never|nobody|nothing|not one)\b/iu,
    carried: word(
      'no|not|none|never|nobody|nothing|without|n.t|cannot|neither|nor|non|fail\\w*|' +
        'lack\\w*|short|stop\\w*|suspend\\w*|discontinu\\w*|exclu\\w+|prohibit\\w*|' +
        'unless|only|free|denied|zero|un\\w+|individual',
    ),
    reason: 'excludes everyone, but the evidence doesn’t',
  },
  {
    slot: 'scope',
    said: word(
      'worldwide|around the world|globally|across the world|across the globe|in the world|' +
        'international|internationally',
    ),
    carried: word('world\\w*|global\\w*|globe|international\\w*|countries|earth'),
    reason: 'goes further than the evidence',
  },
  {
    slot: 'scope',
    said: /\b(?:Americans?|U\.S\.(?! dollars?)|United States|America)/u,
    carried:
      /\b(?:Americans?|U\.?S\.?|United States|America|domestic|federal|EPA|IRS|401|states?)\b/iu,
    reason: 'isn’t the place in the evidence',
  },
  {
    slot: 'degree',
    said: word(
      'best|worst|largest|biggest|highest|lowest|fastest|slowest|longest|longest-\\w+|' +
        'shortest|greatest|strongest|foremost|unmatched|unrivall?ed|ahead of|far behind|' +
        'world-class',
    ),
    carried: word(
      '\\w+est|most|leading|leader|leads?|top|first|record|number one|#1|no\\. ?1|best|' +
        'max|maximum|highly|principal\\w*|primar\\w+|main\\w*|largely|limit\\w*|' +
        'industry-leading',
    ),
    reason: 'is stronger than the evidence',
  },
  {
    slot: 'attribution',
    said: word(
      'voted it|voted its|ranks?|ranked|rated|audit|audited|independent|researchers?|experts?|' +
        'analysts?|study found|survey found|regulators?|critics|praised|admitted|award|awards|awarded',
    ),
    carried: word(
      'voted? it|voted? the|rank\\w*|rated?|ratings?|audit\\w*|independent\\w*|research\\w*|' +
        'experts?|analysts?|study|studies|regulat\\w+|critic\\w*|prais\\w*|admit\\w*|awards?|named',
    ),
    reason: 'names someone the evidence doesn’t',
  },
  {
    slot: 'degree',
    said: word(
      'in (?:great|huge|large|record) numbers|in droves|en masse|exodus|countless|widespread|' +
        'numerous|many|more and more|increasingly|growing number|the majority|most of',
    ),
    carried: word(
      'numbers?|many|most\\w*|numerous|majority|several|various|more|few\\w*|less|' +
        'variety|every|all|each|wide\\w*|large\\w*|broad\\w*|range|\\w+s of|' +
        'grow(?:s|n|ing|th)?|grew|increas\\w*|ris\\w+|rose|declin\\w*|(?<![$€£\\d.,])\\d[\\d,]*',
    ),
    reason: 'counts more than the evidence does',
  },
  {
    slot: 'hedge',
    said: word(
      'guarantee[ds]?|guaranteed|exactly|certainly|ensures?|made sure|bound to|' +
        'without exception|whatever|regardless|obliged|entitled|assured|proven|' +
        'committed itself',
    ),
    carried: word(
      'guarantee\\w*|exactly|certain\\w*|ensur\\w*|sure|required?|must|obligat\\w+|' +
        'entitle\\w*|commit\\w*|assure\\w*|regardless|proven|shall',
    ),
    reason: 'is more certain than the evidence',
  },
  {
    slot: 'time',
    said: word('still|awaiting|remains?'),
    carried: word(
      'still|continu\\w+|maintain\\w*|keep\\w*|remain\\w*|ongoing|await\\w*|pending|' +
        'has been|have been|current\\w*|expects?|yet|existing|appeal\\w*|should|if|' +
        'subject|until|will',
    ),
    reason: 'says it’s ongoing, but the evidence doesn’t',
  },
  {
    slot: 'time',
    said: word('no longer|used to|stopped|former|formerly|any ?more|ended for good|for good'),
    carried: word(
      'no longer|used to|former\\w*|previous\\w*|stop\\w*|discontinu\\w*|suspend\\w*|' +
        'ceas\\w*|ended|ends|until|permanent\\w*|was|were|last',
    ),
    reason: 'says it ended, but the evidence doesn’t',
  },
  {
    slot: 'plan',
    said: word(
      'will|plans? to|planned|expects|intends|is going to|are going to|about to|prepar\\w+ to|soon',
    ),
    carried: word(
      'will|.ll|plan\\w*|expect\\w*|inten[dt]\\w*|goals?|aim\\w*|futures?|going|' +
        'propos\\w*|prepar\\w*|scheduled|anticipat\\w*|forecast\\w*|target\\w*|agree\\w*|' +
        'upcoming|may|could|would|should|need|you|designed|ending|potential|hop\\w+|' +
        'want\\w*|seek\\w*|aspir\\w*|commit\\w*|continu\\w*|soon|next|due|to be|if',
    ),
    reason: 'says it’s coming, but the evidence doesn’t',
  },
];

/** What a source says elsewhere of others carries none of these. */
const SURE: ReadonlySet<ClaimSlot> = new Set(['attribution', 'degree']);

function foundIn(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[0];
}

const withoutQuotes = (text: string): string => text.replaceAll(/"[^"]*"/gu, ' ');

function nearText({ anchors, source }: Comparison, isWide: boolean): string {
  return isWide
    ? source.text
    : anchors
        .flat()
        .map(({ text }) => text)
        .join(' ');
}

/** “still” of what the source says is so, and “used to” of what it says was so, are doubts. */
function isOfItsTense(found: string, { claim, anchors }: Comparison): boolean {
  const tense = { still: 'present', 'used to': 'past' }[found.toLowerCase()];
  if (tense === undefined) return false;
  return claim.sentences.some((sentence, at) =>
    sentence.clauses.some((clause) => {
      const anchor = anchorClause({ clause, sentence }, anchors[at] ?? []);
      const isAlike = anchor?.isSamePredicate === true && anchor.share >= 0.5;
      return isAlike && anchor.clause.tense === tense && !anchor.clause.perfect;
    }),
  );
}

const RANK = /(?<!\b(?:of|among) )\bthe (?:world.s )?(\p{L}{2,12}est|most \p{L}+|best|worst)\b/giu;

/** “One of the largest” is not “the largest”. */
function wrongRanks(said: string, source: string): readonly Finding[] {
  return Array.from(said.matchAll(RANK)).flatMap(([text, rank = '']): Finding[] => {
    const places = source.toLowerCase().split(rank.toLowerCase()).slice(0, -1);
    const isShared = places.length > 0 && places.every((before) => SHARED_RANK.test(before));
    return isShared ? [{ slot: 'degree', reason: `“${text}” is stronger than the evidence.` }] : [];
  });
}

const SHARED_RANK = /\b(?:of|among) (?:the |its |our )?(?:world.s |country.s )?$/u;

/** Words that widen, sharpen or join what is said need a source that does so too. */
export const checkWords: SlotCheck = (comparison) => {
  const said = withoutQuotes(comparison.claim.text);
  const families = FAMILIES.flatMap(({ slot, said: pattern, carried, reason }): Finding[] => {
    const found = foundIn(said, pattern);
    if (found === undefined) return [];
    // The source's own word carries itself.
    if (nearText(comparison, false).toLowerCase().includes(found.toLowerCase())) return [];
    const isWhole = carried.test(nearText(comparison, true));
    if (isWhole && carried.test(nearText(comparison, false))) return [];
    const isDoubt = (isWhole && !SURE.has(slot)) || isOfItsTense(found, comparison);
    return [
      {
        slot,
        reason: `“${found}” ${reason}.`,
        ...(isDoubt ? { isDoubt: true as const } : {}),
      },
    ];
  });
  return [...families, ...wrongRanks(said, comparison.source.text)];
};
