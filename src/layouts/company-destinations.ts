import { msg } from '@lingui/core/macro';
import Briefcase from 'lucide-react/icons/briefcase';
import Clapperboard from 'lucide-react/icons/clapperboard';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import MessageCircle from 'lucide-react/icons/message-circle';
import Settings from 'lucide-react/icons/settings';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { Destination } from './destinations.ts';
import { dueText } from './due-text.ts';

/** Apart from those of seekers, who never load it. */
export type CompanyPlace =
  | 'overview'
  | 'jobs'
  | 'applicants'
  | 'creators'
  | 'chat'
  | 'team'
  | 'plan'
  | 'settings';

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
  { key: 'team', label: msg`Team`, icon: UserPlus, to: '/pwa/company/team', railOnly: true },
  { key: 'plan', label: msg`Plan`, icon: Layers, to: '/pwa/company/pricing', railOnly: true },
  { key: 'settings', label: msg`Settings`, icon: Settings, to: '/pwa/company/settings' },
];
