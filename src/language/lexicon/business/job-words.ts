/** By what somebody does: one of these stands in the title of most jobs. */
export const JOB_WORDS = [
  [
    'work',
    `accountant, actuary, administrator, adviser, advisor, agent, analyst, apprentice, architect, assembler,
     assistant, associate, attorney, auditor, biologist, bookkeeper, broker, buyer, captain, chef, chemist,
     clerk, consultant, controller, coordinator, copywriter, counsel, counselor, courier, designer, developer,
     director, dispatcher, driver, economist, editor, electrician, engineer, executive, fitter, foreman,
     generalist, head, inspector, instructor, intern, lead, librarian, machinist, manager, marketer, mechanic,
     nurse, officer, operator, owner, packer, paralegal, partner, pharmacist, photographer, physician, physicist,
     picker, pilot, planner, producer, programmer, receptionist, recruiter, representative, researcher,
     salesperson, scientist, specialist, statistician, steward, strategist, supervisor, surveyor, teacher,
     technician, teller, therapist, toolmaker, trader, trainer, translator, tutor, underwriter, veterinarian,
     welder, writer`,
  ],
] as const;
