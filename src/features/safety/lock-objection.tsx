import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Appeal } from '../../../contract/entities/report.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { openAppeal } from '../../replica/queries/reports.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ObjectionForm } from './objection-form.tsx';
import { useRestrictions } from './use-restrictions.ts';

/** Objects to the lock of the account, or tells how the objection stands (locked.3). */
export function LockObjection() {
  const waiting = useLive(openAppeal);
  const sent = useAppeals(waiting === null);
  const locks = useRestrictions().filter(({ kind }) => kind === 'account_locked');
  if (waiting === undefined) return <Skeleton lines={3} />;
  if (waiting) return <Waiting text={waiting} />;
  const isOfLock = ({ _restrictionId: id }: Appeal) => id === null || locks.some(({ _id }) => _id === id);
  const own = sent.filter((appeal) => appeal._reportId === null && isOfLock(appeal));
  const open = own.find(({ status }) => status === 'open');
  if (open) return <Sent appeal={open} />;
  const refused = own.find(({ status }) => status === 'refused');
  return (
    <>
      {refused?.statement && (
        <p className="max-w-content rounded-card bg-well px-4 py-3 text-small">
          <Trans>Your last objection was answered: {refused.statement}</Trans>
        </p>
      )}
      <ObjectionForm against={{}} />
      <p className="max-w-content text-small text-soft">
        <Trans>Somebody new decides. You can also go to court.</Trans>
      </p>
    </>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="grid max-w-content gap-1 rounded-card bg-well px-4 py-3">
      <p className="font-semibold">
        <Trans>Your objection is on this device and on its way.</Trans>
      </p>
      <p className="whitespace-pre-line text-small text-soft">{text}</p>
    </div>
  );
}

function Sent({ appeal: { text, createdAt, answerBy } }: { appeal: Appeal }) {
  const format = useFormat();
  const received = format.date(createdAt);
  const by = format.deadline(answerBy);
  return (
    <div role="status" className="grid max-w-content gap-1 rounded-card bg-well px-4 py-3">
      <p className="font-semibold">
        <Trans>
          Your objection was received on {received}. You get an answer by {by}.
        </Trans>
      </p>
      <p className="whitespace-pre-line text-small text-soft">{text}</p>
    </div>
  );
}

/** What the server has of them; asked again once none waits here any more. */
function useAppeals(settled: boolean): readonly Appeal[] {
  const { call } = useSync();
  const [appeals, setAppeals] = useState<readonly Appeal[]>([]);
  useEffect(() => {
    if (!settled) return;
    let gone = false;
    const ask = () =>
      void call('appeal.list', {}).then(
        ({ items }) => !gone && setAppeals(items),
        () => undefined,
      );
    ask();
    window.addEventListener('focus', ask);
    window.addEventListener('online', ask);
    return () => {
      gone = true;
      window.removeEventListener('focus', ask);
      window.removeEventListener('online', ask);
    };
  }, [call, settled]);
  return appeals;
}
