import { noticePage } from './layoff-common';

/** States that show a table on a page. */
export const noticePages = [
  noticePage({ id: 'warn-al', state: 'Alabama', url: 'https://workforce.alabama.gov/warn-list/' }),
  noticePage({
    id: 'warn-ak',
    state: 'Alaska',
    url: 'https://jobs.alaska.gov/RR/WARN_notices.htm',
  }),
  noticePage({
    id: 'warn-dc',
    state: 'District of Columbia',
    url: 'https://does.dc.gov/page/industry-closings-and-layoffs-warn-notifications-{year}',
    needs: ['year'],
  }),
  noticePage({
    id: 'warn-fl',
    state: 'Florida',
    url: 'https://reactwarn.floridajobs.org/WarnList/Records?year={year}',
    needs: ['year'],
  }),
  noticePage({ id: 'warn-ga', state: 'Georgia', url: 'https://www.tcsg.edu/warn-public-view/' }),
  noticePage({
    id: 'warn-hi',
    state: 'Hawaii',
    url: 'https://labor.hawaii.gov/wdc/real-time-warn-updates/',
  }),
  noticePage({
    id: 'warn-in',
    state: 'Indiana',
    url: 'https://www.in.gov/dwd/warn-notices/current-warn-notices/',
  }),
  noticePage({
    id: 'warn-ma',
    state: 'Massachusetts',
    url: 'https://www.mass.gov/info-details/worker-adjustment-and-retraining-notification-act-warn-layoff-and-closure-updates',
  }),
  noticePage({
    id: 'warn-md',
    state: 'Maryland',
    url: 'https://www.dllr.state.md.us/employment/warn.shtml',
  }),
  noticePage({
    id: 'warn-mi',
    state: 'Michigan',
    url: 'https://www.michigan.gov/leo/bureaus-agencies/wd/data-public-notices/warn-notices',
  }),
  noticePage({
    id: 'warn-mo',
    state: 'Missouri',
    url: 'https://jobs.mo.gov/warn/{year}',
    needs: ['year'],
  }),
  noticePage({
    id: 'warn-ne',
    state: 'Nebraska',
    url: 'https://dol.nebraska.gov/LayoffServices/WARNReportData/?year={year}',
    needs: ['year'],
  }),
  noticePage({
    id: 'warn-oh',
    state: 'Ohio',
    url: 'https://jfs.ohio.gov/job-workforce-services/job-programs-and-services/submit-a-warn-notice/current-public-notices-of-layoffs-and-closures',
  }),
  noticePage({
    id: 'warn-pa',
    state: 'Pennsylvania',
    url: 'https://www.pa.gov/agencies/dli/programs-services/workforce-development-home/warn-requirements/warn-notices',
  }),
  noticePage({
    id: 'warn-ri',
    state: 'Rhode Island',
    url: 'https://dlt.ri.gov/employers/worker-adjustment-and-retraining-notification-warn',
  }),
  noticePage({
    id: 'warn-sd',
    state: 'South Dakota',
    url: 'https://dlr.sd.gov/workforce_services/businesses/warn_notices.aspx',
  }),
  noticePage({
    id: 'warn-tn',
    state: 'Tennessee',
    url: 'https://www.tn.gov/workforce/general-resources/major-publications0/major-publications-redirect/reports.html',
  }),
  noticePage({
    id: 'warn-ut',
    state: 'Utah',
    url: 'https://jobs.utah.gov/employer/business/warnnotices.html',
  }),
  noticePage({
    id: 'warn-wa',
    state: 'Washington',
    url: 'https://fortress.wa.gov/esd/file/warn/Public/SearchWARN.aspx',
  }),
  noticePage({
    id: 'warn-wi',
    state: 'Wisconsin',
    url: 'https://dwd.wisconsin.gov/dislocatedworker/warn/',
  }),
];
