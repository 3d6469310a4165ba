/** Forms that no rule of endings brings together, each beside the word it is a form of. */
const FAMILIES = `
arise arose arisen|beat beaten|become became|begin began begun|bite bit bitten|blow blew blown|
break broke broken|bring brought|build built|burn burnt|buy bought|catch caught|
choose chose chosen choice|come came|deal dealt|die died death dead|draw drew drawn|
drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|
find found|fly flew flown|forbid forbade forbidden|forget forgot forgotten|freeze froze frozen|
get got gotten|give gave given|go went gone|grow grew grown growth|hang hung|hear heard|
hide hid hidden|hold held|keep kept|know knew known knowledge|lay laid|lead led|learn learnt|
leave left|lend lent|lie lay lain|lose lost loss|make made|mean meant|meet met|pay paid|
ride rode ridden|rise rose risen|run ran|say said|see saw seen|seek sought|sell sold sale|send sent|
shake shook shaken|shine shone|shoot shot|sing sang sung song|sink sank sunk|sit sat|sleep slept|
speak spoke spoken speech|spend spent|stand stood|steal stole stolen|strike struck|
swear swore sworn|swim swam swum|take took taken|teach taught|tear tore torn|tell told|
think thought|throw threw thrown|understand understood|wake woke woken|wear wore worn|
win won winner|write wrote written writer|bear bore born birth|man men|woman women|child children|
person people|foot feet|wife wives|life lives live|half halves|marry married marriage|
receive receipt|prove proof|believe belief|analyse analysis|employ employee employer|
produce production product|include inclusion|describe description|decide decision|appear appearance|
perform performance performer|attend attendance|assist assistance|arrive arrival|propose proposal|
approve approval|appoint appointment|retire retirement|govern government|acquire acquisition|
compete competition competitor|destroy destruction|elect election|found founder foundation|
invade invasion|explode explosion|high height|long length|strong strength|wide width|deep depth|
young youth|poor poverty|rich wealth|america american|australia australian|austria austrian|
belgium belgian|brazil brazilian|britain british|canada canadian|china chinese|denmark danish|
egypt egyptian|england english|europe european|finland finnish|france french|germany german|
greece greek|hungary hungarian|india indian|ireland irish|israel israeli|italy italian|
japan japanese|korea korean|mexico mexican|netherlands dutch|norway norwegian|poland polish|
portugal portuguese|russia russian|scotland scottish|spain spanish|sweden swedish|switzerland swiss|
turkey turkish|ukraine ukrainian|wales welsh`;

/** Each irregular form, with the word that stands for all of its family. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  FAMILIES.replace(/\n/gu, '')
    .split('|')
    .flatMap((family) => {
      const [word = '', ...forms] = family.split(' ');
      return forms.map((form) => [form, word] as const);
    }),
);
