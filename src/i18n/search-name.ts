import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SavedSearch } from '../../contract/entities/settings.ts';
import { TEXT_MAX } from '../../contract/limits.ts';
import { KIND_LABEL, REMOTE_LABEL } from './job-labels.ts';

type Named = Pick<SavedSearch, 'q' | 'kind' | 'company' | 'place' | 'remote'>;

/** What a search is called: "Verkauf, Köln", "Mini job, remote". It is made of what it looks for. */
export function searchName(i18n: I18n, { q, kind = [], company, place, remote }: Named): string {
  const kinds = kind.map((one) => i18n._(KIND_LABEL[one])).join(', ');
  const parts = [q || company?.name || kinds, place, remote && i18n._(REMOTE_LABEL.full)];
  const name = parts.filter(Boolean).join(', ') || i18n._(msg`All jobs`);
  return (name.charAt(0).toLocaleUpperCase(i18n.locale) + name.slice(1)).slice(0, TEXT_MAX.title);
}
