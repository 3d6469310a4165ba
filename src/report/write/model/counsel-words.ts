import { Phrasebook } from '../../../language';

const list = (text: string): string[] => text.trim().split(/\s+/u);

/** Words that only hold a sentence together. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  list(`
  the and for with from into onto over under between among about after before during until since
  while when where which who whom whose what why how that this these those there here then than thus
  also too very more less much many few some any all both each every either neither other another
  such own same not nor but yet because although though unless whether only just even still already
  again once ever often sometimes usually always perhaps maybe rather quite its their your our his
  her they them you him she are was were been being has have had having does did doing done can
  could may might must shall should will would need needs let lets get gets one two out off per via
  without within upon toward towards against along across around behind beyond near next else
  instead however therefore otherwise themselves yourself itself ourselves someone anyone everyone
  something anything everything nothing nobody
`),
);

/**
 * Words of counsel: what one does in an interview and how one speaks of it. None of them says of a
 * company that something happened, is so, or will be.
 */
export const COUNSEL_WORDS: ReadonlySet<string> = new Set(
  list(`
  ability abilities able advice agree aim aloud answer apply applying approach ask aspect attention
  attract avoid aware background balance begin best better bring brief briefly build calm candidate
  candour care careful carefully case caught change check chance choice choose clear clearly
  colleague come comfortable comment company compare concrete concern confidence connect consider
  contribute contribution conversation count criticise curious curiosity daily day decide decision
  deep depth describe detail develop difference different difficult direct directly discuss
  discussion draw drawn easily effect effort enjoy everyday evidence exact example excuse expect
  expectation experience explain explore express eye face fact fair fault favour feedback feel find
  first fit focus follow following general give glad goal good great ground grow guess hand handle
  happen happy hard hear help hesitate hint honest honestly hope idea impact important impress
  improve influence initiative insight interest interesting interview interviewer invite involve job
  join judge judgement keen keep kind kinder know knowledge lately lead learn leave lesson lightly
  like listen little long look lot main make manage manager matter mean measure meet mention mind
  moment month motive move name naturally note notice offer open opinion opportunity part particular
  past patience people person personal piece place plain plainly plan point polite politely position
  positive practice practical praise prefer prepare present pressure pretend pride priority probably
  problem process progress project proof proud purpose put question quick quickly quote raise read
  reader ready real reason recent recently refer reflect relate relevant rely remark remember repeat
  reply respect respond rest result right role say second see sense sentence serious seriously set
  share short show side sign silence similar simple situation skill small sound speak specific start
  state stay step stop story strength strong subject succeed success suggest suit support sure tact
  take talk task team tell term test thing think thought time tone topic touch true trust try turn
  understand understanding unprompted usual useful vague value view wait want warning way week weak
  weakness welcome well willing wish word work worry worth write wrong year yes
`),
);

/** Ranks that no sentence may give on its own account. */
const RANKS = new Phrasebook([
  [
    'rank',
    `biggest, busiest, cheapest, fastest, foremost, greatest, happiest, highest, largest, leading, least, lowest,
     market leader, most, newest, number one, oldest, only =company/=firm/=maker/=provider, poorest, richest,
     safest, slowest, smallest, strongest, unrivalled, weakest, worst, youngest`,
  ],
]);

export const ranksIn = (text: string): readonly string[] =>
  RANKS.find(text).map(({ start, end }) => text.slice(start, end));
