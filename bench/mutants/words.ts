const list = (words: string): readonly string[] => words.trim().split(/\s+/u);

/** By these a run of capitals is known as a person’s name; the verifier knows no such list. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  list(`
  Aaron Adam Adrian Alan Albert Alex Alexander Alexandra Alfred Alice Alison Amanda Amy Andrea
  Andrew Angela Ann Anna Anne Anthony Antonio Arthur Ashley Barbara Barry Ben Benjamin Bernard Beth
  Betty Bill Billy Bob Bobby Boris Brad Brandon Brenda Brett Brian Bruce Bryan Calvin Cameron Carl
  Carla Carlos Carol Caroline Catherine Cathy Charles Charlie Charlotte Chelsea Cheryl Chris
  Christian Christina Christine Christopher Cindy Claire Clara Colin Connor Craig Crystal Curtis
  Cynthia Dale Dan Daniel Danny Darren Dave David Dawn Dean Deborah Debra Dennis Derek Diana Diane
  Dominic Don Donald Donna Doris Dorothy Doug Douglas Duncan Dylan Earl Ed Eddie Edgar Edith Edward
  Edwin Eileen Elaine Eleanor Elena Elizabeth Ella Ellen Emily Emma Eric Erica Erik Ernest Esther
  Ethan Eugene Eva Evan Eve Evelyn Felix Fernando Florence Frances Francis Frank Franklin Fred
  Frederick Gabriel Gary Gavin Gene George Gerald Gerard Gina Gloria Gordon Grace Graham Grant Greg
  Gregory Guy Hannah Harold Harriet Harry Harvey Hazel Heather Helen Henry Herbert Holly Howard Hugh
  Ian Irene Isaac Isabel Ivan Jack Jackie Jackson Jacob Jacqueline Jake James Jamie Jan Jane Janet
  Jared Jason Jay Jean Jeff Jeffrey Jennifer Jenny Jeremy Jerome Jerry Jesse Jessica Jill Jim Jimmy
  Joan Joanna Joe Joel John Johnny Jon Jonathan Jordan Jose Joseph Joshua Joyce Juan Judith Judy
  Julia Julian Julie Justin Karen Karl Kate Katherine Kathleen Kathryn Kathy Katie Keith Kelly Ken
  Kenneth Kevin Kim Kirk Kristen Kurt Kyle Larry Laura Lauren Laurence Lawrence Lee Leo Leon Leonard
  Leslie Lewis Liam Linda Lisa Liz Lloyd Logan Lori Louis Louise Lucas Lucy Luis Luke Lynn Malcolm
  Marc Marcus Margaret Maria Marie Marilyn Mario Marion Mark Martha Martin Mary Matt Matthew Maurice
  Max Megan Melanie Melissa Michael Michele Michelle Miguel Mike Mitchell Molly Monica Morgan Nancy
  Naomi Natalie Nathan Neil Nicholas Nick Nicole Nigel Nina Noah Nora Norman Oliver Olivia Oscar
  Owen Pamela Patricia Patrick Paul Paula Pauline Pedro Penny Perry Pete Peter Phil Philip Phillip
  Phyllis Rachel Ralph Ray Raymond Rebecca Reginald Rex Ricardo Richard Rick Ricky Rita Rob Robert
  Roberta Roberto Robin Rodney Roger Roland Ron Ronald Ronnie Rose Ross Roy Russell Ruth Ryan Sally
  Sam Samantha Samuel Sandra Sara Sarah Scott Sean Sebastian Seth Shannon Sharon Shaun Shawn Sheila
  Shirley Sidney Simon Sonia Sophia Sophie Spencer Stanley Stella Stephanie Stephen Steve Steven
  Stuart Sue Susan Suzanne Sylvia Tammy Tanya Tara Ted Teresa Terry Theodore Theresa Thomas Tiffany
  Tim Timothy Tina Toby Todd Tom Tommy Tony Tracy Travis Trevor Troy Tyler Valerie Vanessa Vera
  Veronica Vicki Victor Victoria Vincent Viola Violet Virginia Vivian Walter Wanda Warren Wayne
  Wendy Wesley William Willie Wilson Yvonne Zachary Zoe Marlow Tessa Obadiah Leopold Rosalind Ingrid
  Tomas Priya Anders Mei Rafael Noor Elif Kofi Amara Dmitri Yuki Lars Sigrid Mateo Freya Hassan
  Leila Aldo Petra`),
);

const LAST_WORDS = list(`
  Inc Corp Corporation Ltd Limited LLC Group Company Co Bank University College School Institute
  Association Foundation Records Studio Studios Pictures Entertainment Systems Technologies
  Industries Holdings Partners Airlines Motors Press Museum Council Committee Commission Department
  Ministry Agency Society Union League Club United City Police Court Army Navy Times News Post
  Journal Magazine Network Radio Media Service Services Center Centre Library Trust Works Lab Labs
  Instruments Foods Energy Mill Mills`);

/** A name whose last word says that it is an organization's. */
export const ORGANISATION = new RegExp(String.raw`(?:^|\s)(?:${LAST_WORDS.join('|')})$`, 'u');

/** Words for what people are and do, whose exchange makes a sentence false. */
export const TITLES = list(`
  president chairman chairwoman director manager editor minister secretary governor mayor treasurer
  founder owner analyst engineer designer architect developer professor teacher coach captain driver
  player actor actress singer guitarist drummer pianist composer producer writer author journalist
  reporter columnist critic poet painter photographer lawyer attorney judge sheriff general colonel
  lieutenant sergeant bishop priest king queen senator ambassador spokesman spokeswoman surgeon
  nurse chef comedian dancer`);

export const UNITS: readonly (readonly string[])[] = [
  list('seconds minutes hours days weeks months years decades'),
  list('second minute hour day week month year decade'),
  list('miles kilometers kilometres meters metres feet inches yards'),
  list('mile kilometer kilometre meter metre foot inch yard'),
  list('acres hectares'),
  list('grams kilograms pounds ounces tons tonnes'),
  list('liters litres gallons barrels'),
  list('employees customers visitors students engineers'),
  list('games matches goals points'),
  list('episodes seasons'),
  list('songs albums'),
  list('stores offices countries cities'),
  list('km kg mm cm'),
];

/** Pairs that turn the direction of a sentence round, form by form. */
export const DIRECTIONS: readonly (readonly [string, string])[] = [
  ['rose', 'fell'],
  ['risen', 'fallen'],
  ['rises', 'falls'],
  ['rising', 'falling'],
  ['increased', 'decreased'],
  ['increase', 'decrease'],
  ['increases', 'decreases'],
  ['increasing', 'decreasing'],
  ['grew', 'shrank'],
  ['grown', 'shrunk'],
  ['growing', 'shrinking'],
  ['grow', 'shrink'],
  ['growth', 'decline'],
  ['up', 'down'],
  ['higher', 'lower'],
  ['gained', 'lost'],
  ['gain', 'loss'],
  ['raised', 'lowered'],
  ['raise', 'lower'],
  ['expanded', 'contracted'],
  ['expand', 'contract'],
  ['improved', 'worsened'],
  ['improve', 'worsen'],
  ['strengthened', 'weakened'],
  ['upward', 'downward'],
  ['climbed', 'dropped'],
  ['jumped', 'plunged'],
  ['more', 'less'],
  ['above', 'below'],
  ['before', 'after'],
  ['over', 'under'],
  ['opened', 'closed'],
  ['opens', 'closes'],
  ['opening', 'closing'],
  ['joined', 'left'],
  ['began', 'ended'],
  ['begins', 'ends'],
  ['won', 'lost'],
  ['bought', 'sold'],
  ['accepted', 'rejected'],
  ['approved', 'rejected'],
  ['hired', 'fired'],
  ['includes', 'excludes'],
  ['allowed', 'banned'],
  ['started', 'stopped'],
  ['early', 'late'],
  ['earlier', 'later'],
  ['with', 'without'],
  ['north', 'south'],
  ['east', 'west'],
  ['northern', 'southern'],
  ['eastern', 'western'],
];

export const SUPERLATIVES: readonly (readonly [string, string])[] = [
  ['largest', 'smallest'],
  ['biggest', 'smallest'],
  ['greatest', 'least'],
  ['highest', 'lowest'],
  ['best', 'worst'],
  ['first', 'last'],
  ['oldest', 'youngest'],
  ['longest', 'shortest'],
  ['most', 'least'],
  ['latest', 'earliest'],
  ['newest', 'oldest'],
  ['strongest', 'weakest'],
  ['fastest', 'slowest'],
  ['richest', 'poorest'],
  ['tallest', 'shortest'],
  ['closest', 'farthest'],
];
