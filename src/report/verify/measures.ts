/** What figures are measured in; the words of a row mean the same measure. */
const ROWS = `second seconds sec secs; minute minutes min mins; hour hours hr hrs hourly; day days daily; night nights; week weeks weekly; month months monthly; quarter quarters quarterly; year years yr yrs yearly annual annually;
  decade decades; century centuries; millimeter millimeters millimetre millimetres mm; centimeter centimeters centimetre centimetres cm; meter meters metre metres; kilometer kilometers kilometre kilometres km kms;
  inch inches; foot feet ft; yard yards; mile miles mi; acre acres; hectare hectares ha; gram grams grammes; kilogram kilograms kg kilo kilos; pound pounds lb lbs; ounce ounces oz; ton tons tonne tonnes;
  liter liters litre litres; gallon gallons; barrel barrels; watt watts; kilowatt kilowatts kw; megawatt megawatts mw; gigawatt gigawatts gw; volt volts; degree degrees; celsius; fahrenheit; byte bytes; kilobyte kb; megabyte megabytes mb; gigabyte gigabytes gb; terabyte terabytes tb;
  cent cents; percent; point points; time times; game games; match matches; goal goals; episode episodes; season seasons; vote votes; seat seats; page pages; share shares; song songs; track tracks; album albums; book books; film films movie movies;
  employee employees worker workers staff; customer customers client clients; user users; subscriber subscribers; student students; visitor visitors; engineer engineers; store stores shop shops; office offices; country countries; city cities; town towns;
  home homes house houses; car cars vehicle vehicles; plane planes aircraft; child children; man men; woman women; soldier soldiers; player players; team teams; company companies; award awards; nomination nominations; medal medals; title titles; win wins; loss losses; death deaths; round rounds; lap laps; set sets; frame frames; floor floors story stories storey storeys; room rooms; bed beds; unit units; volume volumes`;

const MEASURES = new Map(
  ROWS.split(';').flatMap((row, index) =>
    row
      .trim()
      .split(/\s+/u)
      .map((word) => [word, index] as const),
  ),
);

/** Which measure a word names, if any. */
export function measureOf(lower: string): number | undefined {
  return MEASURES.get(lower);
}
