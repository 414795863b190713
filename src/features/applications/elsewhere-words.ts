import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrackedWay } from '../../../contract/entities/tracking.ts';
import type { ElsewhereField } from './elsewhere-form.ts';

/** How an application was sent. */
export const WAY_TEXTS: Record<TrackedWay | 'here', MessageDescriptor> = {
  here: msg({ message: 'Zusage', context: 'how an application was sent' }),
  mail: msg({ message: 'Email', context: 'how an application was sent' }),
  website: msg({ message: 'Website', context: 'how an application was sent' }),
  post: msg({ message: 'Post', context: 'how an application was sent' }),
  person: msg({ message: 'In person', context: 'how an application was sent' }),
  phone: msg({ message: 'Phone', context: 'how an application was sent' }),
  agency: msg({ message: 'Employment agency', context: 'how an application was sent' }),
};

/** What is wrong with a field, and how to correct it. */
export function elsewhereProblemText(field: ElsewhereField, code: string): MessageDescriptor {
  if (code === 'too_big') return msg`This is too long. Shorten it a little.`;
  switch (field) {
    case 'title':
      return msg`Write what the job is.`;
    case 'company':
      return msg`Write which company it is.`;
    case 'day':
      return code === 'ahead' ? msg`This day is still to come.` : msg`Choose the day on which you applied.`;
    case 'link':
      return msg`This is not a web address. Copy it from the browser, or leave it empty.`;
    default:
      return msg`Choose one of these.`;
  }
}
