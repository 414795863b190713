import Briefcase from 'lucide-react/icons/briefcase';
import MessageCircle from 'lucide-react/icons/message-circle';
import User from 'lucide-react/icons/user';
import { companyThings } from '../../replica/queries/company-things.ts';
import { useLive } from '../../replica/use-live.ts';
import type { Command } from '../../ui/command-groups.tsx';

type Go = (to: string, search: Record<string, string>) => () => void;

/** A company's own jobs, applicants and conversations, each as the way to it; from this device alone. */
export function useThings(go: Go): Record<'jobs' | 'applicants' | 'conversations', Command[]> | undefined {
  const things = useLive(companyThings);
  return (
    things && {
      jobs: things.jobs.map(({ _id, title, location }) => ({
        key: `job-${_id}`,
        label: title,
        note: location?.label,
        icon: Briefcase,
        run: go('/pwa/company/edit-job', { job: _id }),
      })),
      applicants: things.applicants.map(({ _id, name, job }) => ({
        key: `applicant-${_id}`,
        label: name,
        note: job.title,
        icon: User,
        run: go('/pwa/company', { view: 'applicants', applicant: _id }),
      })),
      conversations: things.conversations.map(({ conversation: { _id, jobTitle }, name }) => ({
        key: `conversation-${_id}`,
        label: name,
        note: jobTitle,
        icon: MessageCircle,
        run: go('/pwa/chat', { conversation: _id }),
      })),
    }
  );
}
