import { expect, it } from 'vitest';
import { consentOrigins } from './consent-origins.ts';

const cmp = { script: 'https://cmp.example/stub/tcf.js', hosts: ['keret.cmp.example'] };
const nothing = { scripts: [], images: [], frames: [], connections: [] };

it('the hosts of a consent service are contacted in mode tcf only', () => {
  const both = ['https://cmp.example', 'https://keret.cmp.example'];
  expect(consentOrigins({ settings: { consent: { mode: 'tcf', policyVersion: '1', cmp } } })).toEqual({
    scripts: both,
    images: both,
    frames: both,
    connections: both,
  });
  expect(consentOrigins({ settings: { consent: { mode: 'own', policyVersion: '1', cmp } } })).toEqual(
    nothing,
  );
});

it('the sandbox’s service is our own host', () => {
  const sandbox = { script: 'sandbox' as const, hosts: [] };
  expect(
    consentOrigins({ settings: { consent: { mode: 'tcf', policyVersion: '1', cmp: sandbox } } }),
  ).toEqual(nothing);
});
