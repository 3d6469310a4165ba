import { readMoney } from '../../../language';
import { happenedOn } from './happened';
import { isParty } from './party';
import { isOurs, isReal, type Reader, type Said } from './said';

/** What courts, authorities and opponents do, and the nouns for it; each is a matter of law by itself. */
const ACT =
  /\b(?:su(?:ed|es|ing)|lawsuits?|(?:law|civil|patent|class[\s-]action)[\s-]suits?|(?:brought|filed|bring|files?|filing|lodged|lodges|launched|started|began|opened|won|lost|dropped|withdrew|settled)\s+(?:an?\s+|the\s+|its\s+|another\s+)?(?:\p{L}+\s+)?(?:suit|action|case|claim|complaint|charges?|proceedings?|writ|petition|motion|appeal)s?|suit (?:by|from|of|against|over)|class[\s-]actions?|legal (?:action|proceedings?|dispute|battle|fight|challenge|complaint|claim|matters?)|court (?:case|action|proceedings?|order|battle|fight)|taken to court|took [^.;]{2,40} to court|takes [^.;]{2,40} to court|before (?:the|a) (?:\p{L}+\s+){0,3}(?:court|tribunal|judge)|settle(?:d|s|ment|ments)|settling|out of court|fin(?:ed|es|e of)|penalt(?:y|ies)|penali[sz]ed|investigat(?:ed|es|ing|ions?)|prob(?:ed|ing)|probes? (?:into|of|against)|inquir(?:y|ies) (?:into|against|by)|(?:under|faces?|facing) (?:an? )?(?:investigation|inquiry|probe|scrutiny)|looking into|indict(?:ed|ment)|convict(?:ed|ion)|plead(?:ed|s)? (?:not )?guilty|pled (?:not )?guilty|charged [^.;$€£]{2,40} with|charges (?:against|of)|in court|consent (?:decree|order)|injunctions?|judge[sd]? |jur(?:y|ors) |verdict|rul(?:ed|es|ing)|ordered to pay|agreed to pay|agrees to pay|subpoena(?:ed|s)?|summon(?:ed|s)|data breach|restat(?:ed|es|ing|ements?)|recall(?:ed|s)|antitrust|charged with|accus(?:ed|es|ing|ations?)|violat(?:ed|es|ing|ions?)|cited by|citations?|sanction(?:ed|s)|infring(?:ed|es|ing|ements?)|arbitrat(?:ion|ors?|ed)|mediation|dispute[sd]? |unfair labor practice|the case of|cases? (?:against|between|with|brought|filed)|claims? (?:of|against|by|from|brought|filed)|plaintiffs?|defendants?|whistleblower|alleg(?:ed|es|ing|ations?|edly)|complaints? (?:against|filed|by|from|of)|litigat(?:ion|ed|ing|es)|appeal(?:ed|s) (?:the|against)|damages|breach of (?:contract|duty|trust)|liable|compensation (?:claim|payment)|\bv\.|\bvs\.?\s|versus)/iu;
const OF_LAW =
  /\b(?:courts?|judges?|jur(?:y|ors)|lawsuits?|suits?|sued|sues|suing|attorneys?|regulators?|authorit(?:y|ies)|commission(?:er)?|agenc(?:y|ies)|department|ministry|tribunals?|plaintiffs?|defendants?|shareholders?|class actions?|settle\w*|fin(?:e|ed|es)\b|penal\w+|complaints?|charges?|investigat\w+|probe\w*|inquir\w+|antitrust|patents?|trademarks?|copyrights?|privacy|data breach|restat\w*|recall\w*|EEOC|OSHA|NLRB|FTC|SEC|FDA|CFPB|EPA|DOJ|unions?|violat\w*|arbitrat\w*|mediat\w*|sanction\w*|infring\w*|alleg\w+|accus\w+|litigat\w+|damages|injunction|liable|legal|law|dispute\w*|claims?|proceedings?|verdict|rul(?:ed|ing)|appeal\w*|subpoena\w*|indict\w*|convict\w*|guilty|breach|versus|bureau|watchdog|prosecutors?|ombudsman)\b|\bvs?\.\s/iu;
/** The words of law in another sense, or of whoever practises it. */
const NO_MATTER =
  /\b(?:settled (?:in(?:to)?|down|on (?:a|the)(?! \d)|for the night|weather)|settl(?:es|ing) (?:in(?:to)?|down)|fine-|is fine|are fine|tennis|food court|court(?:s|ing) customers|software patents? help|help(?:s|ed|ing)? (?:our |its )?(?:customers|clients|them|teams|people)|(?:our|its|their|the company[’']s) (?:lawyers?|general counsel|legal (?:team|department)|attorneys?)|rules? (?:that|which|of thumb|for)|house rules?|in case\b|just in case|use cases?|case stud(?:y|ies)|(?:judge|judged|judges) (?:by|for yourself|us by)|award(?:s|ed)? (?:by|from) (?:the |a )?jury|no (?:legal|pending|material) (?:proceedings|litigation|matters|actions?)|not (?:a |currently )?(?:party|subject) to|recall(?:s|ed) (?:the|his|her|how|that|when|a)|insurance claims?|claims? (?:adjust\w+|handling|processing)|statement of|terms of)\b/iu;
const LONGEST = 420;

const OF_KIN =
  /\b(?:customers?|clients?|competitors?|rivals?|partners?|suppliers?|subsidiar(?:y|ies)|investors?|peers?|neighbou?rs?)\s+(?:of|to)\s+(?:the\s+)?$/iu;

/** “… fined Tolvane”, “the suit against us”: the company is whom it is done to. */
function isAgainst({ text, names: { own }, told }: Said): boolean {
  const named = [...text.matchAll(own)].some(
    ({ index, 0: name }) =>
      /\b(?:against|involving|involves|into|with|at|of|sued|sues|suing|fined|fines|ordered|accused|charged|cited|accuses|accusing|names|naming|investigating|investigated|sanctioned|subpoenaed|versus|v\.|vs\.?|between|and|took|takes|taken|penali[sz]ed|summoned|told|requires?|required|forced|compelled|found)\s+(?:the\s+)?(?:[\p{Ll}-]+\s+){0,2}$/iu.test(
        text.slice(0, index),
      ) &&
      !OF_KIN.test(text.slice(0, index)) &&
      (name.includes(' ') || !/^\s\p{Lu}/u.test(text.slice(index + name.length))),
  );
  return (
    named ||
    (told.focus === 'ours' &&
      /\b(?:against|sued|fined|involving|accused|charged|investigating|cited|with|into)\s+(?:us|the company|it|the firm|the group)\b/iu.test(
        text,
      ))
  );
}

const DONE_TO =
  /\b(?:sued|sues|suing|fined|fines|fining|accused|accuses|accusing|charged|charges|cited|against|sanctioned|penali[sz]ed|subpoenaed)\s+(?:the\s+)?(?<whom>\p{Lu}[\p{L}&’-]+(?:\s\p{Lu}[\p{L}&’-]+)*)/gu;

/** “The bureau sued Brindle Boats”, and nobody of ours stands before it as who did it. */
function isAgainstOthers({ text, names: { own } }: Said): boolean {
  return [...text.matchAll(DONE_TO)].some(
    ({ index, groups }) =>
      [...(groups?.['whom'] ?? '').matchAll(own)].length === 0 &&
      !/^(?:We|Us|It)\b/u.test(groups?.['whom'] ?? '') &&
      [...text.slice(0, index).matchAll(own)].length === 0 &&
      !/(?:\b(?:[Ww]e|[Tt]he (?:company|firm|group|business))\b|^It\b|\b(?:suit|complaint|claim|case|action|appeal|proceedings|charges)\s)[^.;]{0,40}$/u.test(
        text.slice(0, index),
      ),
  );
}

/** What is only feared or denied; that something is alleged is a fact all the same. */
function isRealAct(text: string, start: number, end: number): boolean {
  return isReal(
    text.replace(
      /\balleg\w+|\bmay\b(?= \d)|\b(?:not|never) (?:admit\w*|disclos\w*|comment\w*)|\bwithout (?:admit\w*|a trial|going to)|\bdenie[sd]\b|\btargets? of\b|\bnot guilty\b|\bintends? to (?:defend|appeal|contest|fight)|\bwill (?:appeal|defend|contest|fight|hear|decide|begin|have to (?:pay|answer))/giu,
      (word) => ' '.repeat(word.length),
    ),
    start,
    end,
  );
}

/** Disputes, fines and inquiries that are the company’s own. */
export const legal: Reader = (said) => {
  const { text } = said;
  const act = ACT.exec(text);
  if (act === null || text.length > LONGEST || !OF_LAW.test(text) || NO_MATTER.test(text))
    return [];
  const end = act.index + act[0].length;
  const together =
    /\b(?:the Company|the Group|we)\s+and\s+\p{Lu}/u.test(text.slice(0, act.index)) &&
    said.told.focus === 'ours';
  if (
    !(
      isAgainst(said) ||
      together ||
      ((isParty(said) || isOurs(said, act.index, end)) && !isAgainstOthers(said))
    ) ||
    !isRealAct(text, act.index, end)
  )
    return [];
  const sum = readMoney(text)[0];
  return [
    {
      topic: 'legal',
      attribute: 'legal',
      ...(sum === undefined ? {} : { value: sum.value, unit: sum.unit }),
      ...happenedOn(said, act.index, true),
    },
  ];
};
