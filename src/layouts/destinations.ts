import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import Briefcase from 'lucide-react/icons/briefcase';
import Clapperboard from 'lucide-react/icons/clapperboard';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import type { IconDrawing } from '../ui/icon.tsx';
import { dueText } from './due-text.ts';

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

export type CompanyPlace = 'overview' | 'jobs' | 'applicants' | 'creators' | 'chat' | 'plan' | 'settings';

export const COMPANY: readonly Destination<CompanyPlace>[] = [
  { key: 'overview', label: msg`Overview`, icon: House, to: '/pwa/company', told: dueText },
  { key: 'jobs', label: msg`Jobs`, icon: Briefcase, to: '/pwa/company', search: { view: 'jobs' } },
  {
    key: 'applicants',
    label: msg`Applicants`,
    icon: Users,
    to: '/pwa/company',
    search: { view: 'applicants' },
  },
  { key: 'creators', label: msg`Creators`, icon: Clapperboard, to: '/pwa/company/creators', railOnly: true },
  { key: 'chat', label: msg`Chat`, icon: MessageCircle, to: '/pwa/chat' },
  { key: 'plan', label: msg`Plan`, icon: Layers, to: '/pwa/company/pricing', railOnly: true },
  { key: 'settings', label: msg`Settings`, icon: Settings, to: '/pwa/company/settings' },
];
