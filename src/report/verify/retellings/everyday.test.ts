import { expect, test } from 'vitest';
import { judge } from '../../fixtures/judging';

/** More sentences told again, honestly and wrongly, from the everyday of a company. */
const TRIPLES: readonly (readonly [source: string, honest: string, wrong: string])[] = [
  [
    'The 2025 harvest fair drew 18,400 visitors over three days.',
    'The harvest fair of 2025 drew 18,400 visitors in three days.',
    'The harvest fair of 2025 drew 14,800 visitors in three days.',
  ],
  [
    'Fernhollow raised its price for Loamscope from $410 to $430.',
    'The price for Loamscope was raised from $410 to $430.',
    'The price for Loamscope was raised from $410 to $480.',
  ],
  [
    'Roughly 70 percent of our engineers work from home.',
    'Roughly 70% of engineers work from home.',
    'Roughly 17% of engineers work from home.',
  ],
  [
    'The pilot in Kenya started on 1 September 2025.',
    'In Kenya the pilot started in September 2025.',
    'In Ghana the pilot started in September 2025.',
  ],
  [
    'We received a grant of €750,000 from the Soil Trust.',
    'The Soil Trust gave a grant of €750,000.',
    'The Soil Fund gave a grant of €750,000.',
  ],
  [
    'Rosalind Achebe chairs the safety council and is general counsel.',
    'Rosalind Achebe is general counsel and chairs the safety council.',
    'Rosalind Adebayo is general counsel and chairs the safety council.',
  ],
  [
    'Every sensor is tested for 72 hours at 60 degrees.',
    'For 72 hours at 60 degrees every sensor is tested.',
    'For 27 hours at 60 degrees every sensor is tested.',
  ],
  [
    'The office in Lyon closes at the end of June 2026.',
    'At the end of June 2026 the office in Lyon closes.',
    'At the end of July 2026 the office in Lyon closes.',
  ],
  [
    'Sales in Brazil doubled to $24 million.',
    'In Brazil sales doubled to $24 million.',
    'In Brazil sales doubled to $42 million.',
  ],
  [
    'We answered 96.4 percent of calls within two minutes.',
    'Within two minutes 96.4% of calls were answered.',
    'Within two minutes 94.6% of calls were answered.',
  ],
  [
    'The apprentices, 31 this year, rotate through four teams.',
    'This year 31 apprentices rotate through four teams.',
    'This year 13 apprentices rotate through four teams.',
  ],
  [
    'Leopold Strand joined from Bramley Tools in January 2023.',
    'In January 2023 Leopold Strand joined from Bramley Tools.',
    'In January 2023 Leopold Brand joined from Bramley Tools.',
  ],
  [
    'Average tenure among engineers is 5.2 years.',
    'Among engineers the average tenure is 5.2 years.',
    'Among engineers the average tenure is 2.5 years.',
  ],
  [
    'The library holds 1.4 million soil readings.',
    'In the library are 1.4 million soil readings.',
    'In the library are 4.1 million soil readings.',
  ],
  [
    'A seed round of $6 million was led by Quarry Partners in 2014.',
    'Quarry Partners led the seed round of $6 million in 2014.',
    'Quarry Partners led the seed round of $6 million in 2015.',
  ],
  [
    'Our carbon output fell by 18 percent between 2022 and 2025.',
    'Between 2022 and 2025 carbon output fell by 18 percent.',
    'Between 2021 and 2025 carbon output fell by 18 percent.',
  ],
  [
    'Each intern earns $38 an hour and is paid for holidays.',
    'An intern earns $38 an hour and is paid for holidays.',
    'An intern earns $83 an hour and is paid for holidays.',
  ],
  [
    'The firmware has 212,000 lines, most of them in Rust.',
    'Most of the 212,000 lines of firmware are in Rust.',
    'Most of the 221,000 lines of firmware are in Rust.',
  ],
  [
    'Dock crews in Rotterdam work four days of nine hours.',
    'In Rotterdam dock crews work four days of nine hours.',
    'In Antwerp dock crews work four days of nine hours.',
  ],
  [
    'The court in Denver dismissed the claim on August 8, 2024.',
    'On August 8, 2024 the court in Denver dismissed the claim.',
    'On August 18, 2024 the court in Denver dismissed the claim.',
  ],
  [
    'Umberto Salk, vice president of sales, retired in 2025.',
    'Umberto Salk, vice president of sales, retired in 2025.',
    'Umberto Salk, president of sales, retired in 2025.',
  ],
  [
    'Our largest barn in Idaho has 64 doors.',
    'The largest barn, in Idaho, has 64 doors.',
    'The largest barn, in Idaho, has 46 doors.',
  ],
  [
    'A licence costs €1,150 per field and season.',
    'Per field and season a licence costs €1,150.',
    'Per field and season a licence costs $1,150.',
  ],
  [
    'Nearly half of the 520 shareholders voted by post.',
    'Of the 520 shareholders nearly half voted by post.',
    'Of the 250 shareholders nearly half voted by post.',
  ],
  [
    'The night shift begins at ten and ends at six.',
    'The night shift begins at ten and ends at six.',
    'The night shift begins at eleven and ends at six.',
  ],
  [
    'Galina Petrov and two colleagues hold the patent on Tilth.',
    'The patent on Tilth is held by Galina Petrov and two colleagues.',
    'The patent on Tilth is held by Galina Pavlov and two colleagues.',
  ],
  [
    'We have 19 open posts in Monterrey.',
    'In Monterrey there are 19 open posts.',
    'In Monterrey there are 91 open posts.',
  ],
  [
    'Inventory stood at £41.7 million on 30 September 2025.',
    'On September 30, 2025 inventory stood at £41.7 million.',
    'On September 30, 2025 inventory stood at £47.1 million.',
  ],
  [
    'The study covers 2,300 fields in eleven countries.',
    'In eleven countries the study covers 2,300 fields.',
    'In twelve countries the study covers 2,300 fields.',
  ],
  [
    'Growers in Ohio and Iowa use Rootline on 900,000 acres.',
    'On 900,000 acres growers in Iowa and Ohio use Rootline.',
    'On 900,000 acres growers in Iowa and Utah use Rootline.',
  ],
  [
    'The dividend is 12 cents a share, payable in May 2026.',
    'A dividend of 12 cents a share is payable in May 2026.',
    'A dividend of 21 cents a share is payable in May 2026.',
  ],
  [
    'Our code review takes four hours in the median.',
    'In the median a code review takes four hours.',
    'In the median a code review takes nine hours.',
  ],
  [
    'Hollis Grange has directed the museum since 2009.',
    'Since 2009 Hollis Grange has directed the museum.',
    'Since 2019 Hollis Grange has directed the museum.',
  ],
  [
    'A new kiln in Bristol burns at 1,280 degrees.',
    'The new kiln in Bristol burns at 1,280 degrees.',
    'The new kiln in Bristol burns at 1,820 degrees.',
  ],
  [
    'We publish salaries from $71,000 to $88,000 for support.',
    'For support it publishes salaries from $71,000 to $88,000.',
    'For support it publishes salaries from $71,000 to $98,000.',
  ],
  [
    'The merger with Thornby Labs was called off in November 2024.',
    'In November 2024 the merger with Thornby Labs was called off.',
    'In November 2024 the merger with Thornton Labs was called off.',
  ],
  [
    'More than 40 schools borrowed a Loamscope in 2025.',
    'In 2025 more than 40 schools borrowed a Loamscope.',
    'In 2025 more than 400 schools borrowed a Loamscope.',
  ],
  [
    'The bridge loan of $9.5 million is due on 15 April 2027.',
    'The bridge loan of $9.5 million is due in April 2027.',
    'The bridge loan of $9.5 million is due in August 2027.',
  ],
  [
    'Two thirds of the 36 board votes were unanimous.',
    'Of the 36 board votes two thirds were unanimous.',
    'Of the 63 board votes two thirds were unanimous.',
  ],
  [
    'Bettina Krall, head of quality, stops any line she likes.',
    'Any line may be stopped by Bettina Krall, head of quality, if she likes.',
    'Any line may be stopped by Bettina Krall, head of finance, if she likes.',
  ],
  [
    'A reading costs growers three cents.',
    'A reading costs growers three cents.',
    'A reading costs growers thirteen cents.',
  ],
  [
    'Spare parts reach Perth within 48 hours.',
    'Within 48 hours spare parts reach Perth.',
    'Within 48 hours spare parts reach Hobart.',
  ],
  [
    'The survey of May 2026 put morale at 7.8 out of 10.',
    'Morale was put at 7.8 out of 10 by the survey of May 2026.',
    'Morale was put at 8.7 out of 10 by the survey of May 2026.',
  ],
  [
    'Our oldest patent, from 1991, describes a soil probe.',
    'The oldest patent, from 1991, describes a soil probe.',
    'The oldest patent, from 1919, describes a soil probe.',
  ],
  [
    'Winnie Okoro answers every letter that growers send.',
    'Every letter that growers send is answered by Winnie Okoro.',
    'Every letter that growers send is answered by Winnie Okafor.',
  ],
];

test.each(TRIPLES)('“%s” carries its honest retelling', (source, honest) => {
  expect(judge(source, honest)).toEqual({ verdict: 'supported', reasons: [] });
});

test.each(TRIPLES)('“%s” does not carry what was made wrong', (source, _honest, wrong) => {
  expect(judge(source, wrong).verdict).toBe('unsupported');
});
