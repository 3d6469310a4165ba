/** Words that hold a sentence together and are found in every text, so that finding them proves nothing. */
const SMALL = `a an the this that these those it its itself he him his himself she her hers herself they them their theirs themselves i me my we us our ours you your
  who whom whose which what where when why how there here of in on at to for from by with without as into onto upon about over under between among
  through during before after since until against within across per via and or but nor so yet if then than because while although though whereas
  is are was were be been being am has have had having do does did done will would shall should can could may might must
  not no also too very just only even still both either neither each other another such same own more most less least much many some any
  all every few several out up down off again further once s t re ve ll d m one however therefore thus`;

const SET: ReadonlySet<string> = new Set(SMALL.split(/\s+/u));

export function isSmallWord(lower: string): boolean {
  return SET.has(lower) || lower.endsWith("n't");
}
