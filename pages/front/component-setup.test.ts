import { describe, expect, it } from 'vitest';
import { componentSetupOf } from './component-setup.ts';

describe('the donation switch of the newsroom', () => {
  it.each([['1'], [1], [true]])('is on for %j [FRONT-02]', (donations) => {
    expect(componentSetupOf({ donations })).toEqual({ donations: '1' });
  });

  it.each([[undefined], [{}], [{ donations: '0' }], [{ donations: false }], [{ donations: 'igen' }], ['x']])(
    'is off for %j [FRONT-02]',
    (content) => {
      expect(componentSetupOf(content)).toEqual({ donations: '0' });
    },
  );
});
