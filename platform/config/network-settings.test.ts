import { describe, expect, it } from 'vitest';
import { defaultMetricsAddress, listenerSetting, proxiesSetting } from './network-settings.server.ts';

describe('the address of the metrics', () => {
  it('is on loopback, at a port derived from the server’s own, unless set [S38]', () => {
    expect(defaultMetricsAddress(3000)).toEqual({ host: '127.0.0.1', port: 13_000, isChosen: false });
    expect(defaultMetricsAddress(60_000).port).toBe(50_000);
    expect(defaultMetricsAddress(0).port).toBe(0);
  });

  it.each([
    ['9464', { host: '127.0.0.1', port: 9464, isChosen: true }],
    ['10.0.0.4:9464', { host: '10.0.0.4', port: 9464, isChosen: true }],
    ['[::1]:9464', { host: '::1', port: 9464, isChosen: true }],
    ['metrics.internal:0', { host: 'metrics.internal', port: 0, isChosen: true }],
    ['off', null],
  ])('is accepted as %s', (text, at) => {
    expect(listenerSetting.parse(text)).toEqual({ at });
  });

  it.each(['on', '127.0.0.1', '127.0.0.1:70000', 'http://127.0.0.1:9464', '::1:9464'])(
    'is not accepted as %s',
    (text) => {
      expect(listenerSetting.safeParse(text).error?.issues).toMatchObject([
        { message: expect.stringMatching(/^must be off, a port/) },
      ]);
    },
  );
});

describe('proxies', () => {
  it('are addresses and networks [S39]', () => {
    const setting = '10.0.0.4, 172.16.0.0/12 fd00::/8,2001:db8::1';
    expect(proxiesSetting.parse(setting)).toEqual(['10.0.0.4', '172.16.0.0/12', 'fd00::/8', '2001:db8::1']);
  });

  it.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0/8', 'proxy.internal', '10.0.0.0/8/8', 'on'])(
    'are never %s',
    (setting) => {
      expect(proxiesSetting.safeParse(setting).error?.issues).toMatchObject([
        { message: expect.stringMatching(/^must name addresses/) },
      ]);
    },
  );
});
