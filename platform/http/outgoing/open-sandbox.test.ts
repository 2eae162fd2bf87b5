import { describe, expect, it, vi } from 'vitest';
import { createLazySandbox } from './open-sandbox.ts';

const clock = { now: () => new Date(0) };

describe('a sandbox that is opened when it is needed', () => {
  it('is opened once, and again after it was closed', async () => {
    const close = vi.fn(async () => undefined);
    const openSandbox = vi.fn(async () => ({ origin: 'http://127.0.0.1:4000', close }));
    const sandbox = createLazySandbox({ openSandbox, clock });
    await sandbox.close();
    expect(openSandbox).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    expect(await Promise.all([sandbox.originFor('weather'), sandbox.originFor('water')])).toEqual([
      'http://127.0.0.1:4000',
      'http://127.0.0.1:4000',
    ]);
    expect(openSandbox).toHaveBeenCalledTimes(1);
    await sandbox.close();
    await sandbox.originFor('weather');
    expect(close).toHaveBeenCalledTimes(1);
    expect(openSandbox).toHaveBeenCalledTimes(2);
  });

  it('is an error with the name of the service in a program that has none', async () => {
    const sandbox = createLazySandbox({ clock });
    await expect(sandbox.originFor('weather')).rejects.toThrow('weather from a sandbox');
    await sandbox.close();
  });
});
