/** Words for made-up companies, people, products and places. Nobody here exists. */
export const COMPANY_WORDS = [
  'Brackwell', 'Orlenthis', 'Tamsworth', 'Velkarra', 'Hollinbury', 'Castrelle', 'Dunmarrow', 'Ferrowick', 'Galdersey', 'Ivenhurst',
  'Jorvanta', 'Kestervale', 'Lundmere', 'Morriston', 'Nethercombe', 'Ostrava Bay', 'Pendlemoor', 'Quarrendon', 'Ravelstone', 'Sorrelby',
  'Thackeray Mill', 'Ulverscroft', 'Vantorra', 'Wexbourne', 'Yarrowdene', 'Zellingham', 'Ambleforth', 'Birchanger', 'Coldharbour', 'Drexmoor',
  'Elmsgate', 'Fenwarden', 'Gravelock', 'Hartsmere', 'Inverloch', 'Joltham', 'Kilbracken', 'Larkspire', 'Mistlebrook', 'Northolme',
  'Oakhanger', 'Prestonfold', 'Quennell', 'Rothersby', 'Saltmarsh', 'Tolverne', 'Umberleigh', 'Vossberg', 'Winterslow', 'Yestermoor',
  'Zephyrine', 'Arkendale', 'Blythecote', 'Corvenna', 'Dallinghoo', 'Eskermere', 'Foxmarrow', 'Gildenholt', 'Havelwood', 'Isenbrook',
] as const;
export const TRADES = ['Instruments', 'Robotics', 'Analytics', 'Materials', 'Software', 'Optics', 'Logistics', 'Power', 'Diagnostics', 'Devices'] as const;
export const RIVAL_TRADES = ['Foods', 'Holdings', 'Insurance', 'Textiles', 'Travel', 'Estates'] as const;
export const FIRST_NAMES = [
  'Adaeze', 'Benedikt', 'Carmela', 'Dorian', 'Eluned', 'Farouk', 'Gwendolyn', 'Hideko', 'Ilario', 'Jolanta', 'Kasimir', 'Lavinia', 'Mateus',
  'Niamh', 'Oluwaseun', 'Petronella', 'Quentin', 'Rosalind', 'Sanjay', 'Tatiana', 'Umberto', 'Verity', 'Wendell', 'Ximena', 'Yusuf', 'Zofia',
  'Anneliese', 'Bartholomew', 'Cosima', 'Desmond', 'Emeka', 'Florentine', 'Gustavo', 'Henrike',
] as const;
export const LAST_NAMES = [
  'Abernethy', 'Bellweather', 'Czarnecki', 'Drummond', 'Eberhart', 'Fitzalan', 'Grosvenor', 'Hathersage', 'Iwashita', 'Jellicoe', 'Kowalczyk',
  'Lindqvist', 'Macallister', 'Nwosu', 'Oyelaran', 'Pomeroy', 'Quiroga', 'Rasmussen', 'Steinhauer', 'Trelawney', 'Underhill', 'Vandermeer',
  'Whitcombe', 'Yamazaki', 'Zimmerling', 'Ashgrove', 'Bonaventure', 'Cavendale', 'Delacroix', 'Espinosa', 'Featherstone', 'Gallowglass', 'Holloway',
  'Inglethorpe', 'Juhasz', 'Kirkbride', 'Lamoureux', 'Montefiore',
] as const;
export const PRODUCT_WORDS = [
  'Halyard', 'Copperleaf', 'Windrose', 'Lodestar', 'Marlin', 'Sextant', 'Tessera', 'Ferrule', 'Plumbline', 'Kingfisher', 'Juniper', 'Mainspring',
  'Samphire', 'Osprey', 'Gantry', 'Whetstone', 'Isobar', 'Trellis', 'Cinder', 'Parallax', 'Harrier', 'Meridian', 'Quoin', 'Bellbird',
] as const;
export const CUSTOMERS = [
  'Grantley Dairies', 'Sundholm Rail', 'Port of Larnaby', 'Osterwald Steel', 'Merrivale Hospitals', 'Tannenberg Glass', 'Calloway Freight',
  'Bishopsgate Water', 'Redcliff Mining', 'Hadleigh Press', 'Novarro Foods', 'Eastmoor Utilities',
] as const;
export const INVESTORS = ['Larchmont Ventures', 'Blue Ladder Capital', 'Tidewater Partners', 'Fennimore Growth', 'Stonebridge Equity', 'Oxbow Capital', 'Pilgrim Street Fund', 'Cedar Row Ventures'] as const;
export const PARTIES = [
  'Wolvercote Patents', 'Amberline Components', 'the Harbour Workers Union', 'Delphine Marchetti', 'Stanhope Fasteners', 'Kepler Road Tenants',
  'Brightwater Licensing', 'Ostrander Tooling', 'Hallmark Bearings', 'the Fair Trade Bureau', 'Marchbanks Estates', 'Tobermory Electric',
] as const;
export const MATTERS = ['patent infringement', 'unpaid overtime', 'breach of contract', 'misleading advertising', 'trade secret theft', 'late payment', 'unsafe working conditions', 'price fixing'] as const;
export const TITLES = ['Chief Financial Officer', 'Chief Technology Officer', 'Chief Operating Officer', 'Chief People Officer', 'Chief Marketing Officer', 'General Counsel', 'Chief Product Officer'] as const;
export const JOBS = [
  'Backend Engineer', 'Calibration Technician', 'Payroll Specialist', 'Product Designer', 'Field Service Engineer', 'Data Analyst', 'Account Executive',
  'Site Reliability Engineer', 'Purchasing Manager', 'Firmware Engineer', 'Technical Writer', 'Quality Inspector',
] as const;
export const TEAMS = ['Platform', 'Field Service', 'Finance', 'Design', 'Quality', 'Sales', 'Operations', 'Embedded Systems'] as const;
export const ROUNDS = ['seed', 'Series A', 'Series B', 'Series C', 'Series D'] as const;

export interface Place {
  readonly city: string;
  readonly region: string;
  readonly country: 'United States' | 'United Kingdom' | 'Ireland' | 'Canada' | 'Netherlands';
  readonly court: string;
}

/** Towns are real, as they are on any company's page; the courts bear their usual names. */
export const PLACES: readonly Place[] = [
  { city: 'Spokane', region: 'Washington', country: 'United States', court: 'U.S. District Court for the Eastern District of Washington' },
  { city: 'Toledo', region: 'Ohio', country: 'United States', court: 'U.S. District Court for the Northern District of Ohio' },
  { city: 'Chattanooga', region: 'Tennessee', country: 'United States', court: 'U.S. District Court for the Eastern District of Tennessee' },
  { city: 'Duluth', region: 'Minnesota', country: 'United States', court: 'U.S. District Court for the District of Minnesota' },
  { city: 'Boise', region: 'Idaho', country: 'United States', court: 'U.S. District Court for the District of Idaho' },
  { city: 'Savannah', region: 'Georgia', country: 'United States', court: 'U.S. District Court for the Southern District of Georgia' },
  { city: 'Albuquerque', region: 'New Mexico', country: 'United States', court: 'U.S. District Court for the District of New Mexico' },
  { city: 'Worcester', region: 'Massachusetts', country: 'United States', court: 'U.S. District Court for the District of Massachusetts' },
  { city: 'Leicester', region: 'England', country: 'United Kingdom', court: 'High Court in London' },
  { city: 'Dundee', region: 'Scotland', country: 'United Kingdom', court: 'Court of Session in Edinburgh' },
  { city: 'Limerick', region: 'Munster', country: 'Ireland', court: 'Commercial Court in Dublin' },
  { city: 'Halifax', region: 'Nova Scotia', country: 'Canada', court: 'Federal Court of Canada' },
  { city: 'Eindhoven', region: 'North Brabant', country: 'Netherlands', court: 'District Court of The Hague' },
];
export const OTHER_CITIES = ['Tulsa', 'Reading', 'Fresno', 'Swindon', 'Galway', 'Regina', 'Breda', 'Akron', 'Mobile', 'Plymouth'] as const;
export const STREETS = ['Ropewalk Lane', 'Tannery Street', 'Mill Race Road', 'Kiln Yard', 'Foundry Avenue', 'Lantern Hill'] as const;
export const TRADE_SENTENCES: Readonly<Record<(typeof TRADES)[number], { readonly makes: string; readonly industry: string }>> = {
  Instruments: { makes: 'measuring instruments for factories', industry: 'measurement industry' },
  Robotics: { makes: 'robots that load and unload machine tools', industry: 'robotics' },
  Analytics: { makes: 'forecasting software for grocers', industry: 'software industry' },
  Materials: { makes: 'ceramic coatings for turbines', industry: 'materials industry' },
  Software: { makes: 'planning software for shipyards', industry: 'software industry' },
  Optics: { makes: 'lenses for inspection cameras', industry: 'optics' },
  Logistics: { makes: 'sorting systems for parcel depots', industry: 'logistics' },
  Power: { makes: 'inverters for solar parks', industry: 'electrical industry' },
  Diagnostics: { makes: 'blood analysers for small hospitals', industry: 'medical technology' },
  Devices: { makes: 'hearing devices and their chargers', industry: 'medical technology' },
};
