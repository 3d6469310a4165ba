import type { Industry, Work } from '../../sources/shape';

/** Words by which a register, an encyclopedia or the company itself tells what business it is in. */
const INDUSTRIES: Readonly<Record<Industry, RegExp>> = {
  software:
    /\b(?:software|saas|information technology|it (?:services|consulting)|computer (?:programming|services|software|integrated)|cloud|cybersecurity|data processing|prepackaged|internet|artificial intelligence|developer tools|fintech|platform for)\b/iu,
  telecom: /\b(?:telecom\w*|telephone|wireless|broadband|radiotelephone|mobile network)\b/iu,
  media:
    /\b(?:media|publish\w*|newspapers?|broadcast\w*|television|film|motion picture|music|streaming|advertising|entertainment)\b/iu,
  games: /\b(?:video games?|game (?:developer|studio|publisher)|gaming|esports)\b/iu,
  finance:
    /\b(?:bank\w*|financial|finance|investments?|asset management|securities|brokers?|payments?|credit|loans?|mortgages?|private equity|fintech|capital markets)\b/iu,
  insurance: /\b(?:insur\w*|reinsur\w*|underwrit\w*)\b/iu,
  health:
    /\b(?:health\w*|hospitals?|clinics?|medical|medicine|patients?|nursing|dental|physicians?|care homes?)\b/iu,
  pharma:
    /\b(?:pharma\w*|biotech\w*|drugs?|biological products|therapeutics?|vaccines?|medical devices?|surgical|diagnostics?|life sciences)\b/iu,
  food: /\b(?:foods?|beverages?|breweries|brewing|dairy|meat|bakery|snacks?|drinks?|confectionery|oats?|grocer\w*)\b/iu,
  farming: /\b(?:agricultur\w*|farm\w*|crops?|livestock|seeds?|fisher\w*|forestry)\b/iu,
  retail:
    /\b(?:retail\w*|stores?|e-?commerce|supermarkets?|shops?|wholesale|online shop|marketplace)\b/iu,
  'consumer-goods':
    /\b(?:consumer (?:goods|products|electronics)|apparel|clothing|footwear|toys?|cosmetics?|furniture|household|appliances?|sporting goods|bicycles?|lanterns?|lighting)\b/iu,
  vehicles:
    /\b(?:automo\w*|vehicles?|cars?|trucks?|motorcycles?|motor vehicles?|electric cars?|tyres?|tires?)\b/iu,
  aerospace:
    /\b(?:aerospace|aircraft|aviation|airlines?|space(?:craft|flight)?|satellites?|defen[cs]e|missiles?|rockets?)\b/iu,
  manufacturing:
    /\b(?:manufactur\w*|machin\w*|industrial|equipment|factory|factories|instruments?|electronics?|semiconductors?|sensors?|robot\w*|steel|metal|mills?|pumps?|turbines?)\b/iu,
  chemicals:
    /\b(?:chemicals?|plastics?|paints?|coatings?|fertili[sz]ers?|petrochemicals?|materials)\b/iu,
  energy:
    /\b(?:energy|electric (?:utility|services|power)|utilities|oil|petroleum|natural gas|solar|wind (?:power|energy|farm)|batter(?:y|ies)|nuclear|hydro\w*|power (?:plants?|generation))\b/iu,
  mining: /\b(?:mining|mines?|quarr\w*|coal|ores?|metals)\b/iu,
  construction:
    /\b(?:construction|builders?|building contractors?|civil engineering|architect\w*|infrastructure projects)\b/iu,
  property: /\b(?:real estate|property|reits?|landlords?|housing|coworking)\b/iu,
  transport:
    /\b(?:transport\w*|logistics|shipping|freight|rail\w*|trucking|couriers?|delivery|ferry|ferries|ports?|airlines?)\b/iu,
  hospitality: /\b(?:hotels?|hospitality|restaurants?|travel|tourism|resorts?|casinos?)\b/iu,
  education: /\b(?:educat\w*|universit\w*|colleges?|schools?|e-?learning|training provider)\b/iu,
  research:
    /\b(?:research (?:institute|organi[sz]ation|center|centre|laborator\w*)|laborator\w*|think tank|scientific)\b/iu,
  government: /\b(?:government|agency of|ministry|municipal\w*|public authority|federal)\b/iu,
  nonprofit: /\b(?:non-?profit|charit\w*|foundation|ngo|501\(c\))\b/iu,
  'professional-services':
    /\b(?:consult\w*|law firm|legal services|accounting|auditing|staffing|recruitment agency|management services|advisory)\b/iu,
};

/** Words of a role by which one knows what kind of work it is. */
const WORK: Readonly<Record<Work, RegExp>> = {
  engineering:
    /\b(?:engineers?|developers?|programmers?|software|devops|sre|architect|backend|frontend|full[- ]?stack|firmware|qa|test automation|cto|technical lead)\b/iu,
  data: /\b(?:data|analytics|machine learning|ml|ai|statistic\w*|bi)\b/iu,
  research: /\b(?:research\w*|scientists?|postdoc\w*|laborator\w*)\b/iu,
  design: /\b(?:design\w*|ux|ui|creative|illustrat\w*)\b/iu,
  product:
    /\b(?:product (?:manager|owner|lead|director|marketing)|program manager|project manager|scrum)\b/iu,
  marketing:
    /\b(?:marketing|brand|communications?|content|seo|social media|public relations|copywriter)\b/iu,
  sales: /\b(?:sales|account (?:executive|manager)|business development|partnerships?|revenue)\b/iu,
  support: /\b(?:support|customer (?:success|service)|help ?desk|solutions)\b/iu,
  finance:
    /\b(?:financ\w*|account(?:ant|ing)|audit\w*|controller|treasury|actuar\w*|tax|bookkeep\w*|cfo|analyst)\b/iu,
  legal: /\b(?:legal|lawyers?|counsel|attorneys?|paralegal|compliance)\b/iu,
  people: /\b(?:hr|human resources|people|talent|recruit\w*)\b/iu,
  health:
    /\b(?:nurs\w*|physicians?|doctors?|clinical|medical|pharmacists?|therapists?|care ?givers?|dentists?)\b/iu,
  teaching: /\b(?:teach\w*|professors?|lecturers?|tutors?|instructors?)\b/iu,
  operations:
    /\b(?:operations?|supply chain|logistics|procurement|warehouse|office manager|administrat\w*|assistant|planner)\b/iu,
  trades:
    /\b(?:technicians?|mechanics?|electricians?|welders?|drivers?|operators?|cooks?|bakers?|millers?|carpenters?|fitters?)\b/iu,
  executive:
    /\b(?:chief|ceo|coo|cfo|cto|president|vice president|vp|head of|director|general manager)\b/iu,
};

/** The sector of the North American classification that most of an industry belongs to. */
export const NAICS: Readonly<Partial<Record<Industry, string>>> = {
  software: '51',
  telecom: '51',
  media: '51',
  games: '51',
  finance: '52',
  insurance: '52',
  health: '62',
  farming: '11',
  retail: '44-45',
  food: '31-33',
  'consumer-goods': '31-33',
  vehicles: '31-33',
  aerospace: '31-33',
  manufacturing: '31-33',
  chemicals: '31-33',
  pharma: '31-33',
  energy: '22',
  mining: '21',
  construction: '23',
  property: '53',
  transport: '48-49',
  hospitality: '72',
  education: '61',
  research: '54',
  'professional-services': '54',
};

function fitting<Kind extends string>(
  patterns: Readonly<Record<Kind, RegExp>>,
  text: string,
): ReadonlySet<Kind> {
  return new Set((Object.keys(patterns) as Kind[]).filter((kind) => patterns[kind].test(text)));
}

export function industriesIn(text: string): ReadonlySet<Industry> {
  return fitting(INDUSTRIES, text);
}

export function workIn(role: string): ReadonlySet<Work> {
  return fitting(WORK, role);
}
