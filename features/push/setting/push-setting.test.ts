import { describe, expect, it } from 'vitest';
import { pushSettingSchema } from './push-setting.ts';

const read = (setting: object) =>
  pushSettingSchema.safeParse({ contact: 'mailto:ugyelet@lap.example', ...setting });

describe('the setting of notifications', () => {
  it('names the services of the four browsers by default, and no app', () => {
    const { data } = read({});
    expect(data?.hosts).toHaveLength(4);
    expect(data).toMatchObject({ browsers: 'services' });
    expect(data?.apps).toBeUndefined();
  });

  it.each(['http://lap.example', 'ugyelet@lap.example', 'javascript:alert(1)', ''])(
    'has a contact that push services accept, not %j',
    (contact) => {
      expect(read({ contact }).success).toBe(false);
    },
  );

  it.each(['*', '*.*.example', 'https://push.example', 'push.example/a', 'PUSH.example', 'a*.example', ''])(
    'does not send to the hosts %j',
    (host) => {
      expect(read({ hosts: [host] }).success).toBe(false);
    },
  );

  it('may send to the subdomains of a host', () => {
    expect(read({ hosts: ['*.push.example', 'push.example'] }).success).toBe(true);
  });
});
