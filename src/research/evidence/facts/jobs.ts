import { readNumbers } from '../../../language';
import { isOurs, isReal, roughness, type Reader } from './said';

const JOBS = String.raw`(?:open(?:ings?|\s+(?:jobs?|positions?|roles?|posts?|vacanc(?:y|ies)|requisitions?|opportunities))|vacanc(?:y|ies)|unfilled (?:jobs?|positions?|roles?)|job (?:openings?|vacanc(?:y|ies)|opportunities|offers?|ads|listings?|postings?)|(?:jobs?|positions?|roles?|posts?) (?:open|available|to fill|vacant|advertised|listed|currently open)|current (?:openings?|vacanc(?:y|ies))|available (?:jobs?|positions?|roles?)|advertised (?:jobs?|positions?|roles?)|(?:jobs|positions|roles)(?= (?:are |is )?(?:now |currently )?(?:open|available|vacant|advertised|listed|posted|waiting|unfilled|at |on our)))`;
const AFTER = new RegExp(
  String.raw`^\s+(?:(?:new|current|different|other|full-time|engineering|exciting)\s+){0,2}${JOBS}`,
  'iu',
);
const BEFORE =
  /\b(?:open (?:positions?|roles?|jobs?)|vacancies|job openings|current openings|openings|jobs|all (?:jobs|openings|positions))\s*[:(|–—-]\s*$|\b(?:hiring|recruiting|looking|searching) for\s+(?:\w+\s+){0,2}$|\bfill\s+(?:\w+\s+){0,2}$|\b(?:number of (?:open |advertised |current )?(?:positions|roles|jobs|vacancies|openings)|vacancies|openings) (?:is|was|are|stands? at|stood at|number|total)\s+(?:\w+\s)?$/iu;
const PART =
  /^\s*(?:in|within|for|on|across)\s+(?:our\s+|the\s+)?(?<team>\p{Lu}[\p{L}&]*(?:\s(?:&\s|and\s)?\p{Lu}[\p{L}&]*){0,3}|engineering|sales|marketing|finance|support|product|design|operations|research|legal|data)(?:\s+(?:team|department|division))?\b/u;
const TEAMWISE =
  /^(?<team>[\p{L}][\p{L}&,\s/–-]{1,38}?)\s*(?:[|:–—-]\s*)?\(?(?<count>[1-9]\d{0,3})\)?\s*(?:open\s+)?(?:jobs?|roles?|positions?|openings?|vacanc(?:y|ies))?$/iu;
const CAREERS = /\b(?:jobs?|careers?|openings?|vacanc\w*|positions?|roles?)\b/iu;

/** How many jobs are open, all in all or in one team or place. */
export const openJobs: Reader = (said) => {
  const { text } = said;
  if (!CAREERS.test(text)) return [];
  for (const number of readNumbers(text)) {
    const [before, after] = [text.slice(0, number.start), text.slice(number.end)];
    const jobs = AFTER.exec(after);
    if (
      (jobs === null &&
        !(
          BEFORE.test(before) &&
          /^\)?\s*(?:$|[.,)]|(?:jobs?|positions?|roles?|people|engineers?|posts)\b)/iu.test(after)
        )) ||
      number.value < 1 ||
      number.value > 50_000 ||
      !Number.isInteger(number.value)
    )
      continue;
    const end = number.end + (jobs?.[0].length ?? 0);
    if (
      /\b(?:cut|eliminat\w+|filled|closed|over the (?:last|past)|created?)\b[^.;]{0,30}$/iu.test(
        before,
      ) ||
      !isReal(text, number.start, end) ||
      !isOurs(said, number.start, end)
    )
      continue;
    const team = PART.exec(text.slice(end))?.groups?.['team'];
    const rough = roughness(before);
    const details = {
      ...(team === undefined ? {} : { team }),
      ...(rough === undefined ? {} : { about: rough }),
    };
    return [
      {
        topic: 'hiring',
        attribute: team === undefined ? 'open-jobs' : 'open-jobs-part',
        value: number.value,
        unit: 'jobs',
        asOf: (said.publishedAt ?? said.fetchedAt).slice(0, 10),
        ...(Object.keys(details).length === 0 ? {} : { details }),
      },
    ];
  }
  return [];
};

/** A line of a careers page: “Engineering (12)”, “Ghent | 7 openings”. */
export const openJobsLine: Reader = ({ text, fetchedAt }) => {
  const { team = '', count = '' } = TEAMWISE.exec(text.trim())?.groups ?? {};
  const name = team.trim().replace(/[,\s]+$/u, '');
  if (
    name === '' ||
    /\b(?:page|step|level|top|section|chapter|year|since|founded|est|floor|employees|people|customers|offices|countries|copyright|next|previous|results?|show(?:ing)?|all|open|total|jobs?|roles?|positions?|openings?|vacanc\w*)\b/iu.test(
      name,
    ) ||
    Number(count) > 2_000 ||
    !/\(|open|job|role|position|vacanc/iu.test(text)
  )
    return [];
  return [
    {
      topic: 'hiring',
      attribute: 'open-jobs-part',
      value: Number(count),
      unit: 'jobs',
      asOf: fetchedAt.slice(0, 10),
      details: { team: name },
    },
  ];
};
