import { expect, test } from 'vitest';
import type { WritingOrder } from '../production';
import { INPUT } from '../fixtures/report-input';
import { writingInput } from './writing-input';

const order: WritingOrder = {
  request: {
    orderId: '7f',
    company: 'Fernhollow',
    role: 'Baker',
    name: '',
    interviewers: '',
    location: '',
  },
  company: {
    id: 'domain:fernhollow.example',
    name: 'Fernhollow',
    legalName: 'Fernhollow Instruments Ltd',
    aliases: ['Fernhollow Mill'],
    jobBoards: {},
    namesakes: [],
  },
  findings: { evidence: INPUT.evidence, tally: INPUT.tally },
  writtenAt: INPUT.writtenAt,
};

test('what a buyer left blank is told to no writer', () => {
  expect(writingInput(order)).toEqual({
    company: {
      name: 'Fernhollow',
      aliases: ['Fernhollow Instruments Ltd', 'Fernhollow Mill'],
      domains: [],
    },
    role: 'Baker',
    countries: [],
    evidence: INPUT.evidence,
    tally: INPUT.tally,
    writtenAt: INPUT.writtenAt,
  });
});

test('a writer is told where, for whom, with whom, and for which occupation', () => {
  const request = {
    ...order.request,
    name: 'Ines Okafor',
    interviewers: 'Sam Ode',
    location: 'Ashby Falls',
    answers: { occupation: '51-3011' },
  } as WritingOrder['request'];
  const company = { ...order.company, domain: 'fernhollow.example' };
  expect(writingInput({ ...order, request, company })).toMatchObject({
    company: { domains: ['fernhollow.example'] },
    occupation: '51-3011',
    location: 'Ashby Falls',
    interviewers: 'Sam Ode',
    preparedFor: 'Ines Okafor',
  });
});

test('a writer is told the country of the place that was asked for, else of the company’s seat', () => {
  const company = { ...order.company, country: 'GB' };
  const countries = (location: string) =>
    writingInput({ ...order, company, request: { ...order.request, location } }).countries;
  expect(countries('')).toEqual(['GB']);
  expect(countries('Leeds')).toEqual(['GB']);
  expect(countries('Lyon, France')).toEqual(['FR']);
});
