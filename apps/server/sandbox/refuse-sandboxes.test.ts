import { beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '#features/sites/public.ts';
import { loadTestEdition, withSettings } from '#tests/edition.ts';
import { refuseSandboxes } from './refuse-sandboxes.ts';

let local: Edition;
beforeAll(async () => {
  local = await loadTestEdition();
});

const settings = { port: 3000, smtp: null, allowsSandbox: false };

/** The sample edition at the address of a real paper. */
function published(): Edition {
  return { ...local, sites: local.sites.map((site) => ({ ...site, domains: ['lap.example'] })) };
}

describe('an edition with sandboxes', () => {
  it('may be used on the machine of a developer', () => {
    expect(() => refuseSandboxes(local, settings)).not.toThrow();
  });

  it('is refused at a public address, with all of them named', () => {
    expect(() => refuseSandboxes(published(), settings)).toThrow(
      /figures\.sources\.mnb.*livescore\.sources\.football.*elections\.sources\.ogy2022, google\.source, support\.gateways\.simplepay, support\.gateways\.barion, support\.gateways\.stripe, mail\.server, push\.browsers, push\.apps, ads\.telex\.server, ads\.transtelex\.server, measurement\.after\.source.*measurement\.transtelex\.source\. Set LAPZARTA_SANDBOX=on/,
    );
  });

  it('is refused when any one site has a public address', () => {
    const [main, ...others] = published().sites;
    if (!main) throw new Error('no site');
    const regional = { ...local, sites: [{ ...main, domains: ['localhost'] }, ...others] };
    expect(() => refuseSandboxes(regional, settings)).toThrow(/mail\.server/);
  });

  it('may be used at a public address if the operator says so', () => {
    expect(() => refuseSandboxes(published(), { ...settings, allowsSandbox: true })).not.toThrow();
  });

  it('is refused for the sandbox of a consent service, which is no certified one', () => {
    const consent = { mode: 'tcf' as const, policyVersion: '1' };
    const sandbox = { script: 'sandbox', hosts: [] };
    const withService = withSettings(published(), { consent: { ...consent, cmp: sandbox } });
    expect(() => refuseSandboxes(withService, settings)).toThrow(/consent\.cmp\.script/);
    expect(() => refuseSandboxes(withService, { ...settings, allowsSandbox: true })).not.toThrow();
    // The service of another company is none of ours.
    const cmp = { script: 'https://cmp.example/cmp.js', hosts: [] };
    const certified = withSettings(published(), { consent: { ...consent, cmp } });
    expect(() => refuseSandboxes(certified, settings)).not.toThrow(/consent\.cmp/);
  });

  it('needs no sandbox for mails with a server of its own', () => {
    expect(() => refuseSandboxes(published(), { ...settings, smtp: 'smtps://mail.example' })).toThrow(
      /support\.gateways\.stripe, push\.browsers, push\.apps, ads\.telex\.server, ads\.transtelex\.server, measurement\.after\.source.*\. Set/,
    );
  });
});
