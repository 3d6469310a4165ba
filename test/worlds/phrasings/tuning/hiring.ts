import { phrasing, type Phrasing } from '../shape';

export const tuningHiring: readonly Phrasing[] = [
  phrasing(
    'pay-01',
    'pay',
    'p',
    'The base salary range for this role is {low} to {high} per year.',
  ),
  phrasing('pay-02', 'pay', 'p', 'Salary: {low}–{high}'),
  phrasing('pay-05', 'pay', 'p', 'Pay range: {low:K} - {high:K}'),
  phrasing(
    'pay-08',
    'pay',
    'p',
    'The annual pay for this post, {low} to {high}, is the same for everyone who does it well.',
  ),
  phrasing(
    'pay-09',
    'pay',
    't',
    '<div class="pay"><span>{low}</span><span>—</span><span>{high} {currencyCode}</span></div>',
  ),
  phrasing(
    'pay-10',
    'pay',
    't',
    '<table><tr><th>Minimum</th><th>Maximum</th></tr><tr><td>{low}</td><td>{high}</td></tr></table><p>Salary per year for this opening.</p>',
  ),
  phrasing(
    'pay-11',
    'pay',
    'p',
    'Base pay: {low} minimum, {high} maximum, plus a bonus that depends on the year.',
  ),
  phrasing('pay-12', 'pay', 'p', 'This role is budgeted at {low:k} to {high:k}.'),
  phrasing(
    'pay-13',
    'pay',
    'p',
    'Our good-faith estimate of the yearly salary for this role lies between {low} and {high}.',
  ),
  phrasing('pay-15', 'pay', 'p', 'Annual gross salary from {low} up to {high}.'),
  phrasing('pay-16', 'pay', 'p', '{low} - {high} a year, full time'),
  phrasing(
    'job-02',
    'job',
    't',
    '<table><tr><th>Position</th><th>Team</th><th>Location</th></tr><tr><td><a href="{url}">{job}</a></td><td>{team}</td><td>{place}</td></tr></table>',
  ),
  phrasing(
    'job-04',
    'job',
    't',
    '<h3>{team}</h3><ul><li><a href="{url}">{job}</a>, {place}</li></ul>',
  ),
  phrasing('pay-18', 'pay', 'p', 'This role pays {low} to {high} annually.'),
  phrasing('pay-19', 'pay', 'p', 'Compensation: {low} - {high} {currencyCode} per year'),
  phrasing('pay-20', 'pay', 'p', 'We offer a yearly salary of {low} to {high}.'),
  phrasing(
    'pay-21',
    'pay',
    't',
    '<ul><li>Salary range: {low} – {high}</li><li>Full time</li></ul>',
  ),
  phrasing('pay-22', 'pay', 'p', 'You will earn between {low:k} and {high:k}.'),
  phrasing('job-09', 'job', 't', '<ul><li>{job} | {team} | {place}</li></ul>'),
];
