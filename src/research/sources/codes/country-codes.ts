/** Statistics use three letters for a country and a number for a U.S. state; we use two letters. */
const THREE_LETTERS = `
  AE:ARE AL:ALB AR:ARG AT:AUT AU:AUS BA:BIH BD:BGD BE:BEL BG:BGR BH:BHR BO:BOL BR:BRA CA:CAN CH:CHE
  CI:CIV CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CY:CYP CZ:CZE DE:DEU DK:DNK DO:DOM DZ:DZA EC:ECU EE:EST
  EG:EGY ES:ESP ET:ETH FI:FIN FR:FRA GB:GBR GE:GEO GH:GHA GR:GRC GT:GTM HK:HKG HN:HND HR:HRV HU:HUN
  ID:IDN IE:IRL IL:ISR IN:IND IQ:IRQ IS:ISL IT:ITA JM:JAM JO:JOR JP:JPN KE:KEN KH:KHM KR:KOR KW:KWT
  KZ:KAZ LB:LBN LK:LKA LT:LTU LU:LUX LV:LVA MA:MAR MD:MDA ME:MNE MK:MKD MT:MLT MU:MUS MX:MEX MY:MYS
  NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NZ:NZL OM:OMN PA:PAN PE:PER PH:PHL PK:PAK PL:POL PR:PRI PT:PRT
  PY:PRY QA:QAT RO:ROU RS:SRB RW:RWA SA:SAU SE:SWE SG:SGP SI:SVN SK:SVK SN:SEN SV:SLV TH:THA TN:TUN
  TR:TUR TW:TWN TZ:TZA UA:UKR UG:UGA US:USA UY:URY UZ:UZB VE:VEN VN:VNM ZA:ZAF ZM:ZMB ZW:ZWE`;
const STATE_NUMBERS = `
  AL:01 AK:02 AZ:04 AR:05 CA:06 CO:08 CT:09 DE:10 DC:11 FL:12 GA:13 HI:15 ID:16 IL:17 IN:18 IA:19
  KS:20 KY:21 LA:22 ME:23 MD:24 MA:25 MI:26 MN:27 MS:28 MO:29 MT:30 NE:31 NV:32 NH:33 NJ:34 NM:35
  NY:36 NC:37 ND:38 OH:39 OK:40 OR:41 PA:42 RI:44 SC:45 SD:46 TN:47 TX:48 UT:49 VT:50 VA:51 WA:53
  WV:54 WI:55 WY:56`;

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
  );
const countries = table(THREE_LETTERS);
const states = table(STATE_NUMBERS);

/** `FR` → `FRA`; nothing for what is no country we know. */
export function threeLetters(country: string): string {
  return countries.get(country.toUpperCase()) ?? '';
}

/** `MN` → `27`, as the census numbers them. */
export function stateNumber(state: string): string {
  return states.get(state.toUpperCase()) ?? '';
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** `FR` → `France`. */
export function countryName(country: string): string {
  return /^[a-z]{2}$/i.test(country) ? (names.of(country.toUpperCase()) ?? '') : '';
}
