/** Sentences without a fact, such as any page has many of. */
export const FILLER = [
  'The hall smells of cutting oil and fresh coffee, and nobody hurries without a reason.',
  'Most of what we know we learned from a customer who was patient with us.',
  'A good tool disappears in the hand, and that is the standard we hold ourselves to.',
  'Every unit is tested by someone other than the one who built it.',
  'The work is quiet for weeks and then, before a delivery, loud for days.',
  'Visitors often ask why the windows face north; the light does not move there.',
  'There is a shelf of failed parts by the entrance, each with a card that says what it taught us.',
  'Suppliers come by on Thursdays, and the best ideas tend to arrive with them.',
  'We write manuals before we draw, because what cannot be explained cannot be serviced.',
  'The details will be worked out with those who have to live with them.',
  'Neighbours were invited to look around, and many stayed until the lamps were lit.',
  'The market remains difficult to read, and few in the trade pretend otherwise.',
  'Observers had expected as much, though hardly so soon.',
  'Delivery times have shortened again after two uneven winters.',
  'The news was greeted calmly at the plant.',
  'Competition from abroad has kept prices in check.',
  'Energy is still the largest worry of the people who run the ovens.',
  'Whoever has once repaired such a device knows how little room there is inside.',
  'The team shares its notes openly and invites disagreement.',
  'Nothing leaves the building without a signature.',
  'It is a business in which trust grows slowly and goes fast.',
  'Much of the equipment is older than the people who use it, and better kept.',
  'Trade fairs have become smaller, conversations longer.',
  'The archive holds drawings on linen that are still consulted.',
] as const;

export const HEADLINES: Readonly<Record<string, readonly string[]>> = {
  revenue: ['The books are closed', 'A year in review', 'How the year went'],
  netIncome: ['What was left at the end', 'Notes on the annual accounts'],
  employees: ['A look inside the workshop', 'Open day draws a crowd'],
  ceo: ['A word from the top', 'Change in the corner office', 'Who steers the ship'],
  leader: ['A new face in the management', 'Management news', 'Around the table'],
  founded: ['An old promise, kept', 'From the archive'],
  hq: ['At home by the river', 'A visit to the main building'],
  funding: ['Fresh money for new machines', 'Investors step in'],
  launch: ['Something new on the bench', 'From the drawing board to the shelf', 'It is here'],
  layoff: ['A hard week', 'What changes for our people'],
  legal: ['A matter for the court', 'In the courtroom'],
  other: [
    'A customer speaks',
    'Notes from the trade',
    'What we heard at the fair',
    'Letters from the field',
  ],
};

export const VALUES = [
  ['Measure before you argue', 'Whoever brings a number speaks first.'],
  ['Leave it repairable', 'What we cannot open again we do not close.'],
  ['Bad news travels first', 'A delay that is told early is half a delay.'],
] as const;

export const BENEFITS = [
  'Private health insurance from the first day',
  'Every second Friday off in summer',
  'A workshop that is open to you in the evening',
  'Parental leave at full pay',
] as const;
export const STEPS = [
  'A call with the person you would report to',
  'An afternoon at the bench with two colleagues',
  'A talk about pay, with the figures on the table',
] as const;
