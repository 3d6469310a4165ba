import { readDays } from '../../../language';
import { isReal, type Reader, type Said, type Stated } from './said';
import { withoutLeavers } from './succession';

const NAME_WORD = String.raw`\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*`;
const PARTICLE = String.raw`(?:de|van|von|der|den|da|di|del|la|le|bin|al|el|ten|ter|dos|du)`;
const NAME = String.raw`(?:(?:Dr|Mr|Ms|Mrs|Prof|Sir|Dame)\.?\s+)?(?<name>${NAME_WORD}(?:\s\p{Lu}\.)?(?:\s(?:${PARTICLE}\s){0,2}${NAME_WORD}){1,3})`;
const CHIEF = String.raw`(?:[Cc]hief [Ee]xecutive(?: [Oo]fficer)?|CEO|[Gg]roup [Cc]hief [Ee]xecutive|[Tt]op [Ee]xecutive|[Cc]hief executive and \p{Ll}+)`;
const OFFICER = String.raw`(?:[Cc]hief [\p{L}-]+(?: (?:and|&) [\p{L}-]+| [\p{L}-]+)? [Oo]fficer|C[FOTMPIRS]O|CISO|CHRO|[Ff]inance [Dd]irector|[Mm]anaging [Dd]irector|[Gg]eneral [Cc]ounsel|[Pp]resident|[Cc]hair(?:man|woman|person)?(?: of the [Bb]oard)?|[Tt]reasurer|[Cc]ompany [Ss]ecretary|(?:[Ee]xecutive |[Ss]enior )?[Vv]ice [Pp]resident(?: (?:of|for) \p{L}+)?|[Hh]ead of [\p{L}-]+(?: [\p{L}-]+)?)`;
const TITLE = String.raw`(?<title>(?:(?:[Pp]resident|[Cc]hair(?:man|woman)?|[Ff]ounder|[Cc]o-?[Ff]ounder|[Mm]anaging [Dd]irector)(?: and |, | & ))?(?:${CHIEF}|${OFFICER})(?:(?: and |, | & )(?:[Pp]resident|[Cc]hair(?:man|woman)?|[Cc]o-?[Ff]ounder|[Ff]ounder|[Mm]anaging [Dd]irector))?)`;
const NOW = String.raw`(?:\s+(?:now|currently|today|also|still|long-time|longtime|new|current|the new))?`;
const OWNER = String.raw`(?:\s+(?:the|our|its|their|a|${NOW.slice(4, -2)}|[\p{L}\s]{2,40}[’']s)){0,3}`;
/** Each tells a name and a title; which company’s title it is, is asked apart. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[Aa]ppointed|[Nn]amed|[Mm]ade|[Pp]romoted to|[Ee]lected|[Hh]ired as|[Cc]onfirmed as)\s+${TITLE}\s+(?:in|on)\s+[^,;.]{4,25},\s+${NAME}`,
    'gu',
  ),
  new RegExp(
    String.raw`${NAME}\s+(?:will\s+(?:lead|run|head)|leads|has led|led|runs|heads|is in charge(?: of)?|has been in charge(?: of)?|has looked after)\s*[^.;,]{0,45}?\s+as\s+(?:its\s+|our\s+|the\s+)*${TITLE}`,
    'gu',
  ),
  new RegExp(String.raw`${NAME}\s+(?:is|has been)\s+in\s+charge\s+as\s+${TITLE}`, 'gu'),
  new RegExp(
    String.raw`${NAME}\s+(?:joined|joins|came to|comes to|moved to|returned to|has been with|arrived at)\s+[^.;]{2,60}?\s+as\s+(?:its\s+|our\s+|the\s+|new\s+)*${TITLE}`,
    'gu',
  ),
  new RegExp(
    String.raw`${NAME}\s+(?:has|took|takes|holds|occupies|filled|fills|has taken|now has)\s+the\s+${TITLE}(?:[’']s)?\s+(?:chair|seat|office|role|post|job|position|title)`,
    'gu',
  ),
  new RegExp(String.raw`${NAME}\s+\((?:the\s+|our\s+)?${TITLE}`, 'gu'),
  new RegExp(
    String.raw`${TITLE}(?:[’']s\s+(?:office|role|post|job|chair|duties))?\s+(?:over\s+)?to\s+${NAME}`,
    'gu',
  ),
  new RegExp(
    String.raw`${NAME}\s+(?:is|serves as|has served as|remains|has been|acts as|works as|has worked as|has acted as|continues as|sits as|(?:is|has been) (?:employed|engaged|in office|in post|in place) as|has been in (?:the )?(?:office|role|post|job|position) of)${OWNER}\s+${TITLE}`,
    'gu',
  ),
  new RegExp(
    String.raw`${NAME}\s+(?:became|becomes|had become|has become|will become|took over as|took over the (?:role|post|position|job|reins) (?:of|as)|took charge as|took office as|took the helm as|was (?:appointed|named|made|elected|promoted to|chosen as|hired as|installed as|confirmed as)|has been (?:appointed|named|made|elected|promoted to)|stepped up as|steps up as|joined (?:us |it |the company |[\p{L}\s]{2,30} )?as|joins (?:us |[\p{L}\s]{2,30} )?as|started (?:work )?as|begins? (?:work )?as|began (?:work )?as|arrived as|came (?:in|on board|aboard) as|comes (?:in|on board|aboard) as|was brought in as|has been brought in as|was picked as|was tapped as|was unveiled as|was introduced as|was announced as|has been confirmed as|was elevated to|has been elevated to|moved into the (?:role|post|position|job) of|moves into the (?:role|post|position) of|takes over as|takes up the (?:role|post|position) of|took up the (?:role|post|position|job) of|took on the (?:role|post|position|job) of|has taken on the (?:role|post|position) of|holds the (?:title|office|post|position|role) of|has held the (?:title|office|post|position|role) of|now holds the (?:title|office|post|position|role) of|occupies the (?:office|post|position|role) of|fills the (?:post|role|position) of|rose to|moved up to|assumed the (?:role|post|position) of|steps in as|stepped in as|was given the (?:role|post|position|job) of|returned as)${OWNER}(?:\s+as)?\s+${TITLE}`,
    'gu',
  ),
  new RegExp(
    String.raw`${NAME}\s+(?:succeeded|succeeds|replaced|replaces|followed)\s+[\p{L}\s.’-]{3,50}?\s+as${OWNER}\s+${TITLE}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:appointed|named|names|appoints|hired|hires|promoted|promotes|elected|elects|chose|chosen|made|picked|tapped|taps|installed|welcomed|announced the appointment of|appointment of)\s+(?:\p{Ll}+\s+){0,3}${NAME}\s+(?:to\s+be\s+|to\s+the\s+(?:role|post|position)\s+of\s+|to\s+|as\s+)?(?:its |our |the |new |their )*${TITLE}`,
    'gu',
  ),
  new RegExp(
    String.raw`${NAME},\s+(?:who\s+(?:is|became|serves as)\s+)?(?:the\s+|our\s+|its\s+|now\s+|currently\s+|aged\s+\d+,\s+|\d{2},\s+|new\s+|\p{Lu}[\p{L}\s]{1,40}[’']s\s+|the \p{Ll}+[’']s\s+)*${TITLE}`,
    'gu',
  ),
  new RegExp(
    String.raw`${TITLE}(?:\s+(?:of|at)\s+[\p{L}\s.,’&-]{2,40}?)?(?:\s*[:|–—]\s*|,?\s+(?:is\s+(?:now\s+|currently\s+)?|since\s+(?:\p{L}+\s+)?\d{4}\s+(?:is|has been)\s+|-\s+|remains\s+|has been\s+|went to\s+|is held by\s+|passed to\s+|falls to\s+|was taken (?:on|over) by\s+)?)${NAME}`,
    'gu',
  ),
  new RegExp(
    String.raw`${TITLE}(?:\s+of\s+[\p{L}\s.’&-]{2,40}?)?\s+(?:since|as of|from)\s+(?:\p{L}+\s+)?(?:\d{1,2},?\s+)?(?:\p{L}+\s+)?\d{4}:\s+${NAME}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:under|led by|headed by|reports to|report to|says|said|according to|with)\s+(?:our\s+|its\s+|the\s+|new\s+|[\p{L}\s]{2,30}[’']s\s+)*${TITLE},?\s+${NAME}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:post|role|position|job|office|title)\s+of\s+${TITLE}\s+(?:is|has been)\s+(?:now\s+)?(?:held|filled|occupied|taken)(?:\s+(?:since\s+(?:\p{L}+\s+)?\d{4}))?\s+by\s+${NAME}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:succeeded|replaced|followed)\s+(?:as\s+(?:\p{Ll}+\s+)?${TITLE}\s+)?by\s+${NAME}`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|\n)${NAME}\s*(?:,|\||–|—|-|:|\()\s*${TITLE}`, 'gu'),
];
/** “… has led the company since 2021”: no title, and yet the chief executive. */
const LEADS: readonly RegExp[] = [
  new RegExp(
    String.raw`${NAME}\s+(?:has\s+)?(?:led|headed|run|helmed|steered|leads|heads|runs|been (?:running|leading|heading)|been at the (?:helm|head|top))(?:\s+(?:of))?\s+(?<object>the company|the firm|the business|the group|us|it|our company|\p{Lu}[\p{L}\p{N}\s&.’-]{1,40}?)\s+since`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<object>\p{Lu}[\p{L}\p{N}\s&.’-]{1,40}?|[Tt]he company|[Ii]t|[Ww]e)\s+(?:is|are|has been|have been)\s+(?:now\s+|currently\s+)?(?:led|headed|run|helmed|managed)\s+(?:since\s+(?:\p{L}+\s+)?\d{4}\s+)?by\s+(?:its\s+|our\s+|the\s+|chief executive\s+|CEO\s+)*${NAME}`,
    'gu',
  ),
];
const FOUNDERS = new RegExp(
  String.raw`(?:founded|established|set up|started|created|co-founded)\s+(?:(?:in|back in)\s+(?:\p{L}+\s+)?\d{4}\s+)?by\s+(?:\p{Ll}[\p{L}-]*\s+(?:\p{Ll}[\p{L}-]*\s+)?)?${NAME}(?:(?:\s+and\s+|,\s+)(?<second>${NAME_WORD}(?:\s(?:${PARTICLE}\s)*${NAME_WORD}){1,2}))?`,
  'gu',
);
/** Nobody’s title any more, or not yet, or not for good. */
const PAST =
  /\b(?:former|formerly|ex-|previously|previous|until|outgoing|late|past|retired|was\s+(?:the\s+|our\s+|its\s+)?(?:chief|CEO|CFO|COO|CTO)|had been|used to be|resign\w*|stepp?(?:ed|s|ing) down|left|departed|departing|fired|ousted|(?<!(?:has|have) )served as|worked as|once|then[\s-]|founding|assistant to|deputy|acting|interim|would-be|designate|incoming)\b/iu;
const BEFORE_OFFICE = /\b(?:before|prior to|earlier|in a past life)\b[^.;]{0,80}$/iu;
const NOT_NAMES =
  /\b(?:Pay|Ratio|Compensation|Remuneration|Succession|Chief|Officer|Executive|President|Director|Board|Company|Group|Inc|Corp|Ltd|University|Bank|Street|The|Our|Its|Vice|Head|Finance|Our|Team|Leadership|Management|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|New|North|South|Managing|Holdings|Partners|Systems|Labs|Technologies|Capital|Ventures|In|On|At|As|He|She|It|We|And|Since|Under|CEO|CFO|Co-?founder|Founder|General|Chair\w*)\b/u;

function cleaned(name: string, { names: { own } }: Said): string | undefined {
  const told = name.replace(/[’']s$/u, '').trim();
  const plain =
    told.split(' ').length > 2
      ? told.replace(
          /^(?:Ask|With|Meet|Under|Thanks|To|By|From|For|When|While|After|As|And|But|Now|Today|Here|New|Says|Said|Led|See|Welcome|Congratulations|Since|Then)\s/u,
          '',
        )
      : told;
  return NOT_NAMES.test(plain) ||
    /^(?:Replac|Succeed|Follow|Join|Leav|Nam|Promot|Appoint|Hir|Welcom|Includ|Meet|Introduc|Announc)ing\s/u.test(
      plain,
    ) ||
    plain.split(' ').length < 2 ||
    plain.length > 45 ||
    [...plain.matchAll(own)].length > 0
    ? undefined
    : plain;
}

/** Whose office it is: what stands beside the title says it, else whom the text speaks of. */
function isOffice(said: Said, start: number, end: number): boolean {
  const {
    text,
    names: { own },
    told,
  } = said;
  const beside = [
    text.slice(Math.max(0, start - 60), start),
    text.slice(start, end),
    text.slice(end, end + 70),
  ] as const;
  const after =
    /^\s*,?\s+(?:of|at|for|with)\s+(?<whose>the company|the firm|the group|the business|(?:the\s+)?\p{Lu}[\p{L}\p{N}&.’' -]{1,50})/u.exec(
      beside[2],
    )?.groups?.['whose'];
  if (
    /^\s*,?\s+(?:of|at|for)\s+(?:(?:our|its|their|a|an|one)\s+|the\s+(?!(?:company|firm|group|business)\b))\p{Ll}/u.test(
      beside[2],
    )
  )
    return false;
  const inside =
    /\b(?:[Oo]fficer|[Ee]xecutive|CEO|C[FOTM]O|[Pp]resident|[Dd]irector|[Cc]ounsel|[Cc]hair\p{L}*)\s+(?:of|at)\s+(?:the\s+)?(?<whose>\p{Lu}[\p{L}\p{N}&.’-]*(?:\s\p{Lu}[\p{L}\p{N}&.’-]*)*)/u.exec(
      beside[1],
    )?.groups?.['whose'];
  const title = beside[1].search(
    /\b(?:[Cc]hief|CEO|C[FOTMPIRS]O|[Pp]resident|[Hh]ead|[Mm]anaging|[Gg]eneral [Cc]|[Ff]inance|[Cc]hair|[Vv]ice|[Gg]roup)/u,
  );
  const lead = text.slice(Math.max(0, start + Math.max(0, title) - 50), start + Math.max(0, title));
  const possessor =
    /(?<whose>\p{Lu}[\p{L}\p{N}&.-]*(?:\s\p{Lu}[\p{L}\p{N}&.-]*)*)[’']s?\s+(?:new\s+|current\s+|longtime\s+|long-time\s+|\p{Ll}+\s+)?$/u.exec(
      lead,
    )?.groups?.['whose'] ??
    /(?:^|[\s,])(?<whose>\p{Lu}[\p{L}\p{N}&.-]*(?:\s\p{Lu}[\p{L}\p{N}&.-]*)*)\s+$/u.exec(
      title > 0 ? '' : lead,
    )?.groups?.['whose'];
  const joined =
    /\b(?:joined|joins|runs?|led|at)\s+(?<whose>\p{Lu}[\p{L}\p{N}&.-]*(?:\s\p{Lu}[\p{L}\p{N}&.-]*)*)/u.exec(
      beside[1],
    )?.groups?.['whose'];
  const named = after ?? inside ?? possessor ?? joined;
  if (
    named !== undefined &&
    !/^the (?:company|firm|group|business)/iu.test(named) &&
    !/^(?:The|In|On|As|At|Our|Its|Today|Since|New|And|But|Meanwhile|This)$/u.test(named)
  )
    return [...named.matchAll(own)].length > 0 && isWhole(named, said);
  if (
    /\b(?:customer|client|rival|competitor|partner|supplier|investor|subsidiary|union|association|predecessor)(?:[’']s)?\b/iu.test(
      `${beside[0].slice(-35)}${beside[1]}`,
    )
  )
    return false;
  const appointer =
    /(?<whose>\p{Lu}[\p{L}\p{N}&.-]*(?:\s\p{Lu}[\p{L}\p{N}&.-]*)*)\s+(?:has\s+|had\s+|today\s+|recently\s+)*$/u.exec(
      beside[0],
    )?.groups?.['whose'];
  if (
    appointer !== undefined &&
    /^(?:appointed|named|names|appoints|hired|hires|promoted|promotes|elected|chose|picked|tapped|made)/u.test(
      beside[1],
    ) &&
    [...appointer.matchAll(own)].length === 0 &&
    !/^(?:The|We|It|He|She|In|On)$/u.test(appointer)
  )
    return false;
  return (
    told.focus === 'ours' ||
    (told.isOwnVoice && /\b(?:our|we)\b/iu.test(text)) ||
    [...text.matchAll(own)].length > 0
  );
}

/** “Loam” in “Loam Foods” is somebody else. */
function isWhole(named: string, { names: { own, namesakes } }: Said): boolean {
  if (namesakes !== undefined && [...named.matchAll(namesakes)].length > 0) return false;
  const match = [...named.matchAll(own)].at(-1);
  return (
    match !== undefined &&
    (match[0].includes(' ') || !/^\s+\p{Lu}/u.test(named.slice(match.index + match[0].length)))
  );
}

/** Words that tell of a beginning in an office, however they are bent. */
const BEGUN =
  /\b(?:since|bec[ao]m\w*|becoming|appoint\w*|nam(?:ed|es|ing)|took|tak(?:es?|ing|en)|in (?:office|post|place|charge|role|the (?:role|post|job|office|position|seat|chair))|succe\w+|replac\w+|elect(?:ed|s|ion)|promot\w+|join\w*|effective|as of|from|start\w*|begin\w*|began|begun|assum\w+|held|holds?|hir(?:ed|es|ing)|recruit\w*|step(?:ped|s|ping) (?:up|in|into)|follow\w*|hand(?:ed|s|over)|will lead|led|leads|head(?:s|ed)|r[au]ns?|running|oversees|overseen|pass(?:ed|es)|arriv\w+|c[ao]mes?|welcom\w+|pick(?:ed|s)|tap(?:ped|s)|chos\w+|choos\w+|select\w*|install\w*|confirm\w*|brought|brings?|elevat\w+|ris(?:es|en)|rose|mov(?:ed|es)|return(?:ed|s)|fill(?:ed|s)|tenure|first day|day one|on board|aboard|responsib\w+|went to|goes to|fell to|falls to|serv(?:es|ed|ing)|made|move|w[eo]nt|sworn|enter(?:ed|s)|sits?|occup\w+|work(?:s|ed)|turn(?:s|ed) to|ended|belong\w*)\b/iu;
/** A day on which somebody spoke or signed is no beginning. */
const SPOKE =
  /\b(?:said|says|told|signed|opened|spoke|wrote|testified|presented|visited|explained|commented|added|sold|bought)\b/iu;
const NOT_A_BEGINNING =
  /\b(?:born|founded|established|graduated|until|between|retired|left|leave|leaves|resigned|stepped down|through|departed|end of|term ends|expires)\s+(?:\p{L}+\s+){0,3}(?:in|on)?\s*$/iu;

function sinceIn(text: string, end: number, whole = text): string | undefined {
  const days = readDays(text).filter(
    ({ start, isFiscal }) =>
      isFiscal !== true &&
      !NOT_A_BEGINNING.test(text.slice(0, start)) &&
      !/\bjoined\s+(?:\p{L}+\s+){0,3}(?:in|on)?\s*$/iu.test(text.slice(0, start)),
  );
  const joined = readDays(text).filter(({ start }) =>
    /\bjoined\s+(?:\p{L}+\s+){0,3}(?:in|on)?\s*$/iu.test(text.slice(0, start)),
  );
  const chosen =
    days.find(({ start }) => start >= end) ??
    days.at(-1) ??
    joined[0] ??
    (/\b(?:succeeded|replaced|followed) by\b/u.test(whole) ? readDays(whole)[0] : undefined);
  if (chosen === undefined) return undefined;
  const begun = BEGUN.exec(whole);
  const bracketed = /^\s*(?:[–—-]|to date|onwards?|\))/u.test(text.slice(chosen.end));
  if (begun === null && !bracketed) return undefined;
  // “… said on 3 May”: the words just before the day tell what happened on it.
  return SPOKE.test(text.slice(Math.max(0, chosen.start - 14), chosen.start))
    ? undefined
    : chosen.day;
}

/** The beginning that the sentence after tells of the one just named: “She starts on October 27, 2026.” */
export function sinceNext(next: string): string | undefined {
  const opens =
    /^(?:She|He|They|Her|His|Their|The (?:appointment|change|move|handover|promotion|election|hand-over|switch|decision|new \p{Ll}+)|In (?:the|that|this) (?:role|post|office|job)|Appointed|Both|It)\b/u.test(
      next,
    );
  return !opens ||
    !BEGUN.test(next) ||
    /\b(?:founded|born|previously|before that|graduated|earlier)\b/iu.test(next) ||
    /\bjoined (?:the|a|an|from|\p{Lu})/u.test(next)
    ? undefined
    : sinceIn(next, 0);
}

/** What is announced is decided: “will lead”, “said she would succeed”. */
function settledIn(text: string): string {
  return text
    .replace(/\bwill\b/gu, '    ')
    .replace(/(?<=\b(?:announc\w+|said|says|confirm\w+)\b[^.;]{0,60}\b)would\b/gu, '     ');
}

const GAVE_WAY = /^[^.;]{0,80}\b(?:made|makes|making) (?:way|room) for\b/u;

/** Who leads the company, by title and name, with the day they began; nobody who has left and nobody of another house. */
export const leaders: Reader = (said) => {
  const named = namedLeaders(said).filter(
    ({ value }) => !GAVE_WAY.test(said.text.slice(said.text.indexOf(String(value)))),
  );
  if (named.length > 0) return named;
  const text = withoutLeavers(said.text);
  return text === said.text ? [] : namedLeaders({ ...said, text }, said.text);
};

function namedLeaders(said: Said, whole = said.text): readonly Stated[] {
  const { text } = said;
  const found = new Map<string, Stated>();
  const add = (name: string, title: string, start: number, end: number): void => {
    const person = cleaned(name, said);
    const clause = text.slice(
      Math.max(0, text.lastIndexOf(';', start), start - 25),
      Math.min(text.length, end + 12),
    );
    if (
      person === undefined ||
      found.has(person) ||
      PAST.test(clause) ||
      BEFORE_OFFICE.test(text.slice(0, start)) ||
      !isReal(settledIn(text), start, end)
    )
      return;
    const since = sinceIn(text, start, whole);
    const future = since !== undefined && since > said.fetchedAt.slice(0, 10);
    if (future) return;
    const attribute =
      title === '' || new RegExp(CHIEF, 'u').test(title)
        ? 'chief-executive'
        : /^chair\p{L}*(?: of the board)?$/iu.test(title)
          ? 'board'
          : 'leadership';
    found.set(person, {
      topic: 'leadership',
      attribute,
      value: person,
      details: {
        title: title === '' ? 'chief executive' : title,
        ...(since === undefined ? {} : { since }),
      },
    });
  };
  for (const form of FORMS) {
    for (const match of text.matchAll(form)) {
      const { name = '', title } = match.groups ?? {};
      const implied =
        title ?? /\b(?:chief executive|CEO)\b/iu.exec(text.slice(0, match.index))?.[0] ?? undefined;
      if (implied !== undefined && isOffice(said, match.index, match.index + match[0].length))
        add(
          name,
          implied,
          title === undefined ? match.index + match[0].search(/\bby\s/u) : match.index,
          match.index + match[0].length,
        );
    }
  }
  for (const form of LEADS) {
    for (const match of text.matchAll(form)) {
      const { name = '', object = '' } = match.groups ?? {};
      const ours = [...object.matchAll(said.names.own)].length > 0 && isWhole(object, said);
      if (
        ours ||
        (/^(?:the (?:company|firm|business|group)|us|it|we|our company)$/iu.test(object.trim()) &&
          said.told.focus === 'ours')
      )
        add(name, '', match.index, match.index + match[0].length);
    }
  }
  return [...found.values()];
}

/** Who began it, where a sentence says by whom. */
export const founders: Reader = (said) => {
  for (const match of said.text.matchAll(FOUNDERS)) {
    const before = said.text.slice(0, match.index);
    const own = [...before.matchAll(said.names.own)].at(-1);
    const ours =
      own === undefined
        ? said.told.focus === 'ours' &&
          !/\p{Lu}\p{L}+\s+(?:was\s+)?$/u.test(before.replace(/^(?:The|It|We)\s/u, ''))
        : /^(?:,[^,]{0,60},?|\s+(?:was|is|were|has been))?\s*$/u.test(
            before.slice(own.index + own[0].length),
          );
    if (!ours) continue;
    const names = [match.groups?.['name'], match.groups?.['second']].flatMap((name) =>
      name === undefined ? [] : (cleaned(name, said) ?? []),
    );
    return names.map((value) => ({ topic: 'leadership', attribute: 'founder', value }));
  }
  return [];
};
