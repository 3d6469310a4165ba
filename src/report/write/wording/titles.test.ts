import { expect, test } from 'vitest';
import { speakTitle } from './people';

test.each([
  ['Chief Financial Officer', 'CFO'],
  ['Executive Vice President and Chief Financial Officer', 'CFO'],
  ['Senior Vice President, General Counsel', 'general counsel'],
  ['President and Chief Operating Officer', 'president and COO'],
  ['Executive Vice President - Operations', 'executive vice president, operations'],
  ['Senior Vice President & Chief Financial Officer', 'CFO'],
  ['SVP and Chief Technology Officer', 'CTO'],
  ['Vice President of Engineering', 'vice president of engineering'],
  ['Vice Chair and Chief Financial Officer', 'vice chair and CFO'],
  ['Acting Chief Executive Officer', 'acting CEO'],
  ['Former Chief Operating Officer', 'former COO'],
  ['President, Digital Gauges', 'president, Digital Gauges'],
  ['President, Digital Experience', 'president, Digital Experience'],
  [
    'President and Chief Product and Impact Officer',
    'president and chief product and impact officer',
  ],
  ['Chief Financial Officer and Executive Vice President, Finance, Security', 'CFO'],
  ['Chief People Officer, Executive Vice President', 'chief people officer'],
  ['CEO Northern Mills', 'CEO, Northern Mills'],
  ['President Worldwide Mills', 'president, Worldwide Mills'],
  ['President CEO', 'president CEO'],
  ['Deputy General Counsel', 'deputy general counsel'],
])('the title “%s” is spoken as “%s”', (title, spoken) => {
  expect(speakTitle(title)).toBe(spoken);
});
