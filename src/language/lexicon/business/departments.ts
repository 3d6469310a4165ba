/**
 * Departments as pages name them. A call with a recruiter is everybody’s first round, and designing systems no
 * designer’s work.
 */
export const DEPARTMENT_WORDS = [
  ['data', 'analyst, analytics, data scien*'],
  ['delivery', 'delivery/project/program/programme manager'],
  ['design', 'design, designer, ux'],
  ['driving', 'courier, driver'],
  ['engineering', 'coding, developer, devops, engineer, engineering, programmer, sre, sres'],
  ['finance', 'accountant, accounting, finance'],
  ['kitchens', 'barista, chef, chefs, cook, cooks, kitchen'],
  ['legal', 'counsel, lawyer, legal'],
  ['marketing', 'marketer, marketing'],
  [
    'nobody’s',
    `recruiter call/chat/conversation/interview/screen/screening, recruiter phone screen, recruiter's
     call/chat/conversation/interview/screen/screening, recruiter's phone screen, system/systems
     design/designer/designers`,
  ],
  ['nursing', 'clinical staff/role, clinician, nurse, nursing'],
  ['people', 'human resources, people operations, recruiter'],
  ['plants', 'machinist, manufacturing'],
  ['product management', 'product management, product manager'],
  ['sales', '=sales, account executive, bdr, bdrs, sdr, sdrs'],
  ['stores', 'cashier, retail, store team/associate/manager'],
  ['support', 'customer support/success/service'],
  ['teaching', 'faculty, instructor, teacher'],
  ['warehouses', 'distribution center/centre, fulfillment, fulfilment, picker, warehouse'],
] as const;
