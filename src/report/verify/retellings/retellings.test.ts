import { expect, test } from 'vitest';
import { judge } from '../../fixtures/judging';

/**
 * Sentences as companies, papers and people write them, each retold once honestly and once with a
 * single thing made wrong, by hand. The first must pass, the second must not.
 */
const TRIPLES: readonly (readonly [source: string, honest: string, wrong: string])[] = [
  [
    'In 2025 the ten largest growers made up 34 percent of revenue.',
    'The ten largest growers made up 34% of revenue in 2025.',
    'The ten largest growers made up 43% of revenue in 2025.',
  ],
  [
    'At the end of 2025 we held $148.2 million in cash and had no debt.',
    'At the end of 2025 it held $148 million in cash and had no debt.',
    'At the end of 2025 it held $148 billion in cash and had no debt.',
  ],
  [
    'We deployed 5,214 times in 2025 and rolled back 118 times.',
    'In 2025 it deployed 5,214 times and rolled back 118 times.',
    'In 2025 it deployed 5,214 times and rolled back 181 times.',
  ],
  [
    'The board has named Noreen Vale as chief executive from February 3, 2025.',
    'The board named Noreen Vale as chief executive from February 2025.',
    'The board named Noreen Vale as chief executive from March 2025.',
  ],
  [
    'Aldersgate Kwame became CTO in June 2022.',
    'Aldersgate Kwame became chief technology officer in June 2022.',
    'Aldersgate Kwame became chief financial officer in June 2022.',
  ],
  [
    'Pellwater will steer all of its 38 barns with Tilth by the end of 2027.',
    'By the end of 2027 Pellwater will steer all of its 38 barns with Tilth.',
    'By the end of 2026 Pellwater will steer all of its 38 barns with Tilth.',
  ],
  [
    'The two companies signed a contract for six years.',
    'The companies signed a contract for 6 years.',
    'The companies signed a contract for 16 years.',
  ],
  [
    'Same-day overtime fell by a fifth, and waiting trucks by 31 percent.',
    'Waiting trucks fell by 31 percent, and same-day overtime by a fifth.',
    'Waiting trucks fell by 13 percent, and same-day overtime by a fifth.',
  ],
  [
    'On Sunday, July 19, 2026, commands reached 63 barns late for 3 hours and 42 minutes.',
    'Commands reached 63 barns late on July 19, 2026.',
    'Commands reached 63 barns late on July 29, 2026.',
  ],
  [
    'A suit that followed was settled in March 2026 for $4.6 million.',
    'The suit was settled for $4.6 million in March 2026.',
    'The suit was settled for $6.4 million in March 2026.',
  ],
  [
    'Each of the 84 gets 16 weeks of pay plus one for every year here.',
    'Each of the 84 gets 16 weeks of pay, plus one for every year.',
    'Each of the 48 gets 16 weeks of pay, plus one for every year.',
  ],
  [
    'Services are mostly Go, with PostgreSQL behind them and Kafka between them.',
    'Services are mostly Go, with PostgreSQL and Kafka.',
    'Services are mostly Go, with MySQL and Kafka.',
  ],
  [
    'Teams are five to nine people and own what they run.',
    'Teams of five to nine people own what they run.',
    'Teams of five to eleven people own what they run.',
  ],
  [
    'Design documents are four pages at most and open for comment for three working days.',
    'Design documents are four pages at most, open for comment for three working days.',
    'Design documents are fourteen pages at most, open for comment for three working days.',
  ],
  [
    'We match 401(k) savings fully up to 5 percent of pay.',
    'Savings are matched fully up to 5 percent of pay.',
    'Savings are matched fully up to 15 percent of pay.',
  ],
  [
    'Vacation is 22 days, 27 after five years.',
    'Vacation is 22 days, and 27 after five years.',
    'Vacation is 24 days, and 27 after five years.',
  ],
  [
    'New parents have 18 weeks at full pay, either parent.',
    'Either parent has 18 weeks at full pay.',
    'Either parent has 28 weeks at full pay.',
  ],
  [
    'The field offices are in Fresno, Rotterdam and Monterrey.',
    'Its field offices are in Rotterdam, Fresno and Monterrey.',
    'Its field offices are in Rotterdam, Fresno and Lisbon.',
  ],
  [
    'Perpetua Lindgaard and Osric Valdane tested it on a Sunday.',
    'It was tested on a Sunday by Osric Valdane and Perpetua Lindgaard.',
    'It was tested on a Sunday by Osric Lindgaard and Perpetua Valdane.',
  ],
  [
    'The first grower, Vantier Dairy in Fremont, signed in 2012.',
    'Vantier Dairy in Fremont was the first grower and signed in 2012.',
    'Vantier Dairy in Fremont was the first grower and signed in 2021.',
  ],
  [
    'Interviewing takes four steps and 225 minutes in all.',
    'Interviewing takes four steps, 225 minutes in all.',
    'Interviewing takes five steps, 225 minutes in all.',
  ],
  [
    'The recruiter calls for 30 minutes; the team session lasts 90 minutes.',
    'The team session lasts 90 minutes, the recruiter’s call 30.',
    'The team session lasts 60 minutes, the recruiter’s call 30.',
  ],
  [
    'Tulsa loses its workshop, and 84 people lose the job they have.',
    'In Tulsa 84 people lose their job with the workshop.',
    'In Dallas 84 people lose their job with the workshop.',
  ],
  [
    'Revenue rose to €2.4 billion in the year to June 2025.',
    'In the year to June 2025 revenue rose to €2.4 billion.',
    'In the year to June 2025 revenue rose to $2.4 billion.',
  ],
  [
    'Net income was $8.0 million, against $5.4 million in the third quarter of 2025.',
    'Net income was $8 million, against $5.4 million in the third quarter of 2025.',
    'Net income was $8 million, against $4.5 million in the third quarter of 2025.',
  ],
  [
    'The node uses a third of the memory, and a build takes 11 minutes.',
    'A build takes 11 minutes, and the node uses a third of the memory.',
    'A build takes 11 hours and 40 minutes, and the node uses a third of the memory.',
  ],
  [
    'Summer on-call has two people instead of one, and is paid accordingly.',
    'On-call in summer has two people instead of one and is paid accordingly.',
    'On-call in summer has three people instead of one and is paid accordingly.',
  ],
  [
    'Ms. Vale, 51, was president of supply chain at Tallowmere Foods.',
    'Before that Ms. Vale was president of supply chain at Tallowmere Foods.',
    'Before that Ms. Vale was president of supply chain at Hollowmere Foods.',
  ],
  [
    'Shares have been traded on Nasdaq since June 17, 2021.',
    'Its shares have been traded on Nasdaq since June 2021.',
    'Its shares have been traded on Euronext since June 2021.',
  ],
  [
    'The prototype cost £12,500 and took nine weeks.',
    'The prototype took nine weeks and cost £12,500.',
    'The prototype took nine weeks and cost €12,500.',
  ],
  [
    'Our greenhouse in Elm covers 1.2 million square feet.',
    'The greenhouse in Elm covers 1,200,000 square feet.',
    'The greenhouse in Elm covers 120,000 square feet.',
  ],
  [
    'Obadiah Renn, who founded the laboratory, left on 4 May 2024.',
    'Obadiah Renn left on May 4, 2024.',
    'Obadiah Renn left on April 5, 2024.',
  ],
  [
    'More than 900 growers answered the survey of 2025.',
    'The survey of 2025 was answered by more than 900 growers.',
    'The survey of 2025 was answered by more than 9,000 growers.',
  ],
  [
    'Ines Takahashi is head of research in Kyoto.',
    'Research in Kyoto is led by its head of research, Ines Takahashi.',
    'Research in Kyoto is led by its head of sales, Ines Takahashi.',
  ],
  [
    'Winter trials ran on 17 farms in Nebraska and in the Netherlands.',
    'In Nebraska and the Netherlands winter trials ran on 17 farms.',
    'In Nevada and the Netherlands winter trials ran on 17 farms.',
  ],
];

test.each(TRIPLES)('“%s” carries its honest retelling', (source, honest) => {
  expect(judge(source, honest)).toEqual({ verdict: 'supported', reasons: [] });
});

test.each(TRIPLES)('“%s” does not carry what was made wrong', (source, _honest, wrong) => {
  const { verdict, reasons } = judge(source, wrong);
  expect(verdict).toBe('unsupported');
  expect(reasons.length).toBeGreaterThan(0);
});

test.each(TRIPLES)('nor does “%s” carry it as advice', (source, _honest, wrong) => {
  expect(judge(source, wrong, {}, 'advice').verdict).toBe('unsupported');
});

test('a reason always names the word that is wrong', () => {
  for (const [source, , wrong] of TRIPLES) {
    const [reason = ''] = judge(source, wrong).reasons;
    const named = /“([^”]+)”|that (?<who>[\p{L} ]+) is/u.exec(reason);
    expect(named, reason).not.toBeNull();
  }
});
