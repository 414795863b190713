import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import Briefcase from 'lucide-react/icons/briefcase';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import User from 'lucide-react/icons/user';
import type { IconDrawing } from '../ui/icon.tsx';

export type Destination<Key extends string> = {
  key: Key;
  label: MessageDescriptor;
  icon: IconDrawing;
  to: string;
  /** In the rail only: the tabs of a phone have no room for a sixth. */
  railOnly?: true;
  search?: Record<string, string>;
  /** What its badge counts, for screen readers; without it the bare number follows the name. */
  told?: (count: number) => MessageDescriptor;
};

export type SeekerPlace = 'jobs' | 'applications' | 'chat' | 'me';

export const SEEKER: readonly Destination<SeekerPlace>[] = [
  { key: 'jobs', label: msg`Jobs`, icon: Briefcase, to: '/pwa' },
  {
    key: 'applications',
    label: msg`Applications`,
    icon: Send,
    to: '/pwa/user',
    search: { view: 'applications' },
  },
  { key: 'chat', label: msg`Chat`, icon: MessageCircle, to: '/pwa/chat' },
  { key: 'me', label: msg`Me`, icon: User, to: '/pwa/user' },
];
