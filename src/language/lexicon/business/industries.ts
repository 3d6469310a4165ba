/** By which a register, an encyclopedia or the company itself tells what business it is in. */
export const INDUSTRY_WORDS = [
  [
    'aerospace',
    `aerospace, aircraft, airline, aviation, defence, defense, missile, rocket, satellite, space, spacecraft,
     spaceflight`,
  ],
  [
    'chemicals',
    `chemical, coating, fertiliser, fertilizer, materials, paint, petrochemical, plastic`,
  ],
  [
    'construction',
    `architect*, builder, building contractor, civil engineering, construction, infrastructure projects`,
  ],
  [
    'consumer-goods',
    `apparel, appliance, bicycle, clothing, consumer electronics, consumer goods, consumer products, cosmetic,
     footwear, furniture, household, lantern, lighting, sporting goods, toy, toys`,
  ],
  ['education', 'college, e learning, educat*, elearning, school, training provider, universit*'],
  [
    'energy',
    `battery, electric power, electric services, electric utility, energy, hydro*, natural gas, nuclear, oil,
     petroleum, power generation, power plant, solar, utilities, wind energy, wind farm, wind power`,
  ],
  ['farming', 'agricultur*, crop, farm*, fisher*, forestry, livestock, seed'],
  [
    'finance',
    `asset management, bank*, broker, capital markets, credit, finance, financial, fintech, investment, loan,
     mortgage, payment, private equity, securities`,
  ],
  [
    'food',
    `bakery, beverage, breweries, brewing, confectionery, dairy, drink, food, grocer*, meat, oat, oats, snack`,
  ],
  ['games', 'esports, game developer, game publisher, game studio, gaming, video game'],
  ['government', 'agency of, federal, government, ministry, municipal*, public authority'],
  [
    'health',
    `care home, clinic, dental, health*, hospital, medical, medicine, nursing, patient, physician`,
  ],
  ['hospitality', 'casino, hospitality, hotel, resort, restaurant, tourism, travel'],
  ['insurance', 'insur*, reinsur*, underwrit*'],
  [
    'manufacturing',
    `electronic, equipment, factory, industrial, instrument, machin*, manufactur*, metal, mill, pump, robot*,
     semiconductor, sensor, steel, turbine`,
  ],
  [
    'media',
    `advertising, broadcast*, entertainment, film, media, motion picture, music, newspaper, publish*, streaming,
     television`,
  ],
  ['mining', 'coal, metals, mine, mining, ore, ores, quarr*'],
  ['nonprofit', '501 ( c, charit*, foundation, ngo, non profit, nonprofit'],
  [
    'pharma',
    `biological products, biotech*, diagnostic, drug, life sciences, medical device, pharma*, surgical,
     therapeutic, vaccine`,
  ],
  [
    'professional-services',
    `accounting, advisory, auditing, consult*, law firm, legal services, management services, recruitment agency,
     staffing`,
  ],
  ['property', 'coworking, housing, landlord, property, real estate, reit'],
  [
    'research',
    `laborator*, research center, research centre, research institute, research laborator*, research
     organisation, research organization, scientific, think tank`,
  ],
  [
    'retail',
    `e commerce, ecommerce, marketplace, online shop, retail*, shop, store, supermarket, wholesale`,
  ],
  [
    'software',
    `artificial intelligence, cloud, computer integrated, computer programming, computer services, computer
     software, cybersecurity, data processing, developer tools, fintech, information technology, internet, it
     consulting, it services, platform for, prepackaged, saas, software`,
  ],
  ['telecom', 'broadband, mobile network, radiotelephone, telecom*, telephone, wireless'],
  [
    'transport',
    `airline, courier, delivery, ferry, freight, logistics, port, rail*, shipping, transport*, trucking`,
  ],
  [
    'vehicles',
    `automo*, car, cars, electric car, electric cars, motor vehicle, motorcycle, tire, truck, tyre, vehicle`,
  ],
] as const;
