/** Words of a role by which one knows what kind of work it is. */
export const WORK_WORDS = [
  ['data', 'ai, analytics, bi, data, machine learning, ml, statistic*'],
  ['design', 'creative, design*, illustrat*, ui, ux'],
  [
    'engineering',
    `architect, backend, cto, developer, devops, engineer, firmware, frontend, full stack, fullstack, programmer,
     qa, software, sre, technical lead, test automation`,
  ],
  [
    'executive',
    `ceo, cfo, chief, coo, cto, director, general manager, head of, president, vice president, vp`,
  ],
  [
    'finance',
    `accountant, accounting, actuar*, analyst, audit*, bookkeep*, cfo, controller, financ*, tax, treasury`,
  ],
  [
    'health',
    `care giver, caregiver, clinical, dentist, doctor, medical, nurs*, pharmacist, physician, therapist`,
  ],
  ['legal', 'attorney, compliance, counsel, lawyer, legal, paralegal'],
  [
    'marketing',
    `brand, communication, content, copywriter, marketing, public relations, seo, social media`,
  ],
  [
    'operations',
    `administrat*, assistant, logistics, office manager, operation, planner, procurement, supply chain, warehouse`,
  ],
  ['people', 'hr, human resources, people, recruit*, talent'],
  [
    'product',
    `product director, product lead, product manager, product marketing, product owner, program manager, project
     manager, scrum`,
  ],
  ['research', 'laborator*, postdoc*, research*, scientist'],
  [
    'sales',
    `account executive, account manager, business development, partnership, revenue, sales`,
  ],
  ['support', 'customer service, customer success, help desk, helpdesk, solutions, support'],
  ['teaching', 'instructor, lecturer, professor, teach*, tutor'],
  [
    'trades',
    `baker, carpenter, cook, driver, electrician, fitter, mechanic, miller, operator, technician, welder`,
  ],
] as const;
