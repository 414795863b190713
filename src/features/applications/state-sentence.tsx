import { Trans, useLingui } from '@lingui/react/macro';
import { isOpen } from '../../../contract/policy/application.ts';
import { LIMIT_WAIT, waitsForLimit } from '../../i18n/limit-wait.ts';
import { waitsForMail } from '../../i18n/state-lines.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { ConfirmMailFirst } from '../../ui/confirm-mail-first.tsx';
import { Due } from './due.tsx';

/** One sentence below the state line: what happens next, or what the answer was. */
export function StateSentence({ item: { application, entries } }: { item: ApplicationItem }) {
  const { i18n } = useLingui();
  const company = application.job.companyName;
  if (entries.some(waitsForMail)) return <ConfirmMailFirst />;
  if (entries.some(waitsForLimit)) return <p className="text-soft">{i18n._(LIMIT_WAIT)}</p>;
  if (entries.length > 0) {
    const sending = entries.some(({ state }) => state === 'sending');
    return sending ? <OnItsWay /> : <Waiting />;
  }
  switch (application.status) {
    case 'accepted':
      return (
        <p>
          <Trans>{company} said yes to talking. You can write to each other now.</Trans>
        </p>
      );
    case 'withdrawn':
      return (
        <p className="text-soft">
          <Trans>You withdrew. As long as the job is open you can apply again.</Trans>
        </p>
      );
    default:
      if (!isOpen(application.status)) return null;
      if (application.guardian === 'pending')
        return (
          <p>
            <Trans>{company} gets it once your parent or guardian has agreed.</Trans>
          </p>
        );
      return application.dueAt ? <Due dueAt={application.dueAt} /> : null;
  }
}

function OnItsWay() {
  return (
    <p className="text-soft">
      <Trans>Saved here and on its way.</Trans>
    </p>
  );
}

function Waiting() {
  const signIn = useLive(syncStatus)?.signIn;
  const { offline } = useReachability();
  if (!signIn && !offline) return <OnItsWay />;
  return (
    <p className="text-soft">
      {signIn ? (
        <Trans>Saved here. It goes out once you have signed in again.</Trans>
      ) : (
        <Trans>Saved here. It goes out when you are back online.</Trans>
      )}
    </p>
  );
}
