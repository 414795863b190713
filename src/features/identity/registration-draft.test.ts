import { describe, expect, it } from 'vitest';
import { dropRegistrationDraft, readRegistrationDraft, saveRegistrationDraft } from './registration-draft.ts';
import { NOTHING_YET } from './registration-form.ts';

function memory(initial: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as unknown as Storage;
}

describe('register.9 a draft survives a reload', () => {
  it('with everything but the password', () => {
    const storage = memory();
    saveRegistrationDraft(storage, 'user', {
      ...NOTHING_YET,
      firstname: 'Jana',
      password: 'drei kleine Worte',
    });
    expect(storage.getItem('registration')).not.toContain('Worte');
    const draft = readRegistrationDraft(storage);
    expect(draft).toMatchObject({ mode: 'user', values: { firstname: 'Jana', lastname: '' } });
    expect(draft?.values).not.toHaveProperty('password');
  });

  it('and is gone once it was sent', () => {
    const storage = memory();
    saveRegistrationDraft(storage, 'user', NOTHING_YET);
    dropRegistrationDraft(storage);
    expect(readRegistrationDraft(storage)).toBeNull();
  });

  it.each(['', '[', '7', 'null', '{"mode":"admin","values":{"email":7}}'])('not from %s', (text) => {
    const draft = readRegistrationDraft(memory({ registration: text }));
    expect(draft?.mode ?? null).toBeNull();
    expect(draft?.values.email ?? '').toBe('');
  });
});
