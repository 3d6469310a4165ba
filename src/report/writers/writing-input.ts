import { defined } from '../../kernel/defined';
import { countriesOfWork } from '../../research/gather';
import type { writeReport } from '..';
import type { WritingOrder } from '../production';

/** What is written from, of an order whose company is known and was read about. */
export function writingInput({
  request,
  company,
  findings,
  writtenAt,
}: WritingOrder): Parameters<typeof writeReport>[1] {
  return {
    company: {
      name: company.name,
      aliases: [company.legalName, ...company.aliases],
      domains: company.domain === undefined ? [] : [company.domain],
    },
    role: request.role,
    ...(request.answers?.occupation === undefined
      ? {}
      : { occupation: request.answers.occupation }),
    ...(request.location === '' ? {} : { location: request.location }),
    countries: countriesOfWork(company, request.location),
    ...(request.interviewers === '' ? {} : { interviewers: request.interviewers }),
    ...(request.name === '' ? {} : { preparedFor: request.name }),
    evidence: findings.evidence,
    ...defined({
      posting: findings.posting,
      people: findings.interviewers,
      gaps: findings.gaps,
      unread: findings.unread,
    }),
    tally: findings.tally,
    writtenAt,
  };
}
