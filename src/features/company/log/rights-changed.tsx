import { useLingui } from '@lingui/react/macro';
import type { LogEntry } from '../../../../contract/entities/log.ts';

/** Of a changed member, what it is now. */
export function RightsChanged({ entry: { after } }: { entry: LogEntry }) {
  const { t } = useLingui();
  const now = (typeof after === 'object' && after !== null ? after : {}) as Record<string, unknown>;
  const position = String(now.position ?? '');
  const facts = [
    now.role === 'owner' && t`now an owner`,
    now.role === 'member' && t`no owner any more`,
    now.canChat === true && t`may answer applicants`,
    now.canChat === false && t`may not answer applicants`,
    now.canSign === true && t`may sign offers`,
    now.canSign === false && t`may not sign offers`,
    position && t`position: ${position}`,
  ].filter(Boolean);
  return facts.length > 0 && <p className="text-small">{facts.join(' · ')}</p>;
}
