import type { Company, Job } from '../company/shape';
import { escapeHtml } from '../pages/layout';
import { jobUrl } from '../facts';
import { json, type Host } from './shape';

export type PayText = (job: Job) => string;

export const boardOf = (company: Company): string => company.domain.split('.')[0] ?? '';

function greenhouseJob(company: Company, job: Job, index: number, pay: PayText): unknown {
  const content = `<p>${company.name} makes ${company.makes}.</p><p>You would work with people who answer questions.</p>${pay(job)}`;
  return {
    absolute_url: jobUrl(company, job.title),
    data_compliance: [{ type: 'gdpr', requires_consent: false, retention_period: null }],
    internal_job_id: 7_000 + index,
    location: { name: job.place },
    metadata: null,
    id: 8_000 + index,
    updated_at: `${job.posted}T09:00:00-05:00`,
    requisition_id: `R-${index}`,
    title: job.title,
    company_name: company.name,
    first_published: `${job.posted}T09:00:00-05:00`,
    language: 'en',
    content: escapeHtml(content),
    departments: [{ id: index, name: job.team, child_ids: [], parent_id: null }],
    offices: [{ id: index, name: job.place, location: job.place }],
  };
}

function leverJob(company: Company, job: Job, index: number, pay: PayText): unknown {
  const description = `<div>${company.name} makes ${company.makes}.</div>${pay(job)}`;
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    text: job.title,
    hostedUrl: jobUrl(company, job.title),
    applyUrl: `${jobUrl(company, job.title)}/apply`,
    categories: {
      team: job.team,
      location: job.place,
      commitment: 'Full-time',
      department: job.team,
      allLocations: [job.place],
    },
    createdAt: Date.parse(`${job.posted}T09:00:00Z`),
    country: null,
    workplaceType: 'on-site',
    description,
    descriptionPlain: description.replace(/<[^>]+>/g, ' '),
    lists: [],
    additional: '',
    additionalPlain: '',
    opening: '',
    openingPlain: '',
    descriptionBody: description,
    descriptionBodyPlain: '',
  };
}

/** The job boards of both companies, each under its own name. */
export function jobBoards(
  companies: readonly { readonly company: Company; readonly pay: PayText }[],
): { readonly greenhouse: Host; readonly lever: Host } {
  const of = (
    kind: Company['boards'],
    name: string | undefined,
  ): (typeof companies)[number] | undefined =>
    companies.find(({ company }) => company.boards === kind && boardOf(company) === name);
  return {
    greenhouse: (path) => {
      const alone = of('greenhouse', /^\/v1\/boards\/([^/]+)$/.exec(path)?.[1]);
      if (alone !== undefined)
        return json({
          name: alone.company.name,
          content: `<p>${alone.company.name} makes ${alone.company.makes}.</p>`,
        });
      const found = of('greenhouse', /^\/v1\/boards\/([^/]+)\/jobs/.exec(path)?.[1]);
      if (found === undefined) return undefined;
      const { company, pay } = found;
      return json({
        jobs: company.jobs.map((job, index) => greenhouseJob(company, job, index, pay)),
        meta: { total: company.jobs.length },
      });
    },
    lever: (path) => {
      const found = of('lever', /^\/v0\/postings\/([^/]+)/.exec(path)?.[1]);
      return found === undefined
        ? undefined
        : json(
            found.company.jobs.map((job, index) => leverJob(found.company, job, index, found.pay)),
          );
    },
  };
}
