import { useLingui } from '@lingui/react';
import { get, useFormContext } from 'react-hook-form';
import { problemText } from '../problem-text.ts';
import type { KitForm } from './kit-form.ts';

/** What a problem of a field is called, by the last name in its path. */
export function useKitError() {
  const { i18n } = useLingui();
  const { formState } = useFormContext<KitForm>();
  return (path: string): string | undefined => {
    const type = (get(formState.errors, path) as { type?: unknown } | undefined)?.type;
    return typeof type === 'string' ? i18n._(problemText(path.split('.').at(-1) ?? '', type)) : undefined;
  };
}
