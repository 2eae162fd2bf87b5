import { describe, expect, it } from 'vitest';
import { consentSettingSchema } from './consent-setting.ts';

const read = (setting: object) => consentSettingSchema.safeParse(setting);

describe('the setting of consent', () => {
  it('asks nobody by default [S18]', () => {
    expect(consentSettingSchema.parse({})).toEqual({ mode: 'none', policyVersion: '1' });
  });

  it('needs the script of the consent service where that asks', () => {
    expect(read({ mode: 'tcf' }).error?.issues).toMatchObject([
      { path: ['cmp'], message: 'mode tcf needs the script of the consent service' },
    ]);
    expect(read({ mode: 'tcf', cmp: { script: 'https://cmp.example/a.js' } }).data?.cmp?.hosts).toEqual([]);
    expect(read({ mode: 'tcf', cmp: { script: 'sandbox' } }).success).toBe(true);
    expect(read({ mode: 'own' }).success).toBe(true);
  });

  it.each(['http://cmp.example/a.js', '//cmp.example/a.js', 'javascript:alert(1)', 'cmp.js', ''])(
    'loads no script from %j',
    (script) => {
      expect(read({ mode: 'tcf', cmp: { script } }).success).toBe(false);
    },
  );

  it.each(['2026 11', '2026;11', '', 'ő'])(
    'has a version that fits into a cookie, not %j',
    (policyVersion) => {
      expect(read({ mode: 'own', policyVersion }).success).toBe(false);
      expect(read({ mode: 'own', policyVersion: '2026-11.b' }).success).toBe(true);
    },
  );

  it.each(["'unsafe-inline'", '*', 'https://a.example', 'a.example; script-src *', 'a b'])(
    'allows no host %j, which would be a rule of the content policy',
    (host) => {
      expect(read({ mode: 'tcf', cmp: { script: 'sandbox', hosts: [host] } }).success).toBe(false);
    },
  );
});
