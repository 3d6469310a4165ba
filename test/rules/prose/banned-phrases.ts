/**
 * Phrases that are wrong in every sense, by where a person would read them. `^` binds a phrase to the beginning
 * of a sentence; `…` stands for any value that code puts in.
 */
const EVERYWHERE = `
works of reference
at hand
tells of
tell of
is said of
comes of it
anew
reckon
reckons
reckoned
errand
errands
and the like
or the like
which is meant
what one finds
need do nothing
needs do nothing
had better not
so that it may be
at any hour of the day
in order to
prior to
utilize
utilizes
as well as
of course
note that
it is worth noting
it's worth noting
moreover
furthermore
additionally
seamless
seamlessly
empower
empowers
delve
cutting-edge
game changer
game-changer
deep dive
mailbox by
be it
e-mail
e-mails
jobseeker
dossier
specimen
judgement
catalogue
mend
mended
`;

const REPORT = `
^of its
^of their
^on its
^on how
^out of
^by way of
^as for
^beside that
^further back
^whom
^on what
puts it this way
puts its
says of itself
it states:
it posts
is explained with
by your own count
took in
at the top
on its board sit
reckoned from
voices are used
is used here
in its own words
newest report
a plus, but no must
the very role
the very post
statements are used
as … have them
had this to say
^the company says
^the company writes
its page writes
writes that
is stated
`;

const SHOP = `
a report you can point at
people in the building
as far as they are on record
of many kinds
made for your role
go in calm
$35 once
what it says of itself
how it stands
what forbids it
help us aim better
handing it over
it is not too late
this browser holds no order
on its way back to you
for the train
a later hour
have not kept that
no longer of use
have you a question
you did not ask
if it was not meant
did not understand
could not be reached
vanished
is no picture
in nobody's hands
a kind hour
needs a look
be paid by hand
make it judgement
end their work here
the hour below
given back
money back to you
go back to you
is no json
is no list
there is no such
does not understand
please look again
please wait
please reload
by mail
mails
outgoing mail
unwanted mail
opens nothing
had this in hand
has this in hand
has this report in hand
in your hands
let it go
take it back
what still hinders
nothing hinders
things hinder
it is cancelled
second factor first
waits for nobody
is signed
take the signature back
the bench
at the bench
what the books say
carried by no quote
no quote carries
no source carries
the source does not
`;

const DOCUMENTS = `
the house
the way of an order
who may import whom
what it means
mails
by mail
can be pointed at
`;

const BRITISH = `
colour
colours
organise
organised
organisation
organisations
labelled
centre
centres
cancelled
cancelling
cancels out
whilst
towards
afterwards
grey
programme
programmes
cheque
lift page
licence
licences
favourite
behaviour
recognise
recognised
apologise
analyse
analysed
travelling
fulfil
enquiry
enquiries
learnt
`;

const listOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

export const bannedPhrases = {
  everywhere: [...listOf(EVERYWHERE), ...listOf(BRITISH)],
  report: listOf(REPORT),
  shop: listOf(SHOP),
  documents: listOf(DOCUMENTS),
} as const;

const escaped = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);

function patternOf(phrase: string): RegExp {
  const opens = phrase.startsWith('^');
  const words = escaped(phrase.replace('^', '')).replaceAll('…', String.raw`.{0,60}`);
  const before = opens ? String.raw`(?:^|[.!?] )` : String.raw`(?<![\w-])`;
  return new RegExp(String.raw`${before}${words}(?![\w-])`, 'iu');
}

const patterns = new Map<string, RegExp>();

export function findBanned(text: string, phrases: readonly string[]): readonly string[] {
  const said = text.replaceAll('’', "'");
  return phrases.filter((phrase) => {
    const pattern = patterns.get(phrase) ?? patternOf(phrase);
    patterns.set(phrase, pattern);
    return pattern.test(said);
  });
}
