import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../../contract/entities/settings.ts';
import { mergeSettings } from '../../../../contract/policy/settings.ts';
import { seenSetting } from './seen-setting.ts';

const held: Settings = {
  visibility: { value: 'where_applied', at: '2026-11-20T10:00:00.000Z' },
  nameShown: { value: 'initial', at: '2026-11-20T10:00:00.000Z' },
};

describe('user.8 usersettings.4 a choice of what others see', () => {
  it.each([
    ['set back since', '2026-11-20T09:30:00.000Z'],
    ['still at the same moment', '2026-11-20T10:00:00.000Z'],
    ['gone on', '2026-11-20T11:00:00.000Z'],
  ])('holds where the clock has %s', (_, at) => {
    const now = Date.parse(at);
    const off = seenSetting(held, { visibility: 'off' }, now);
    expect(mergeSettings(held, off).visibility?.value).toBe('off');
    const sign = seenSetting(held, { nameShown: 'sign' }, now);
    expect(mergeSettings(held, sign).nameShown?.value).toBe('sign');
  });
});
