import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { isStopped } from '../../replica/outbox-entry.ts';
import { Button } from '../../ui/button.tsx';
import type { Against } from './objection-form.tsx';
import { ObjectionForm } from './objection-form.tsx';
import type { OwnAppeal } from './own-reports.ts';

/** Objects to a decision, or tells what became of an objection. */
export function Objection({ against, appeals }: { against: Against; appeals: readonly OwnAppeal[] }) {
  const [writing, setWriting] = useState(false);
  const isOpen = appeals.some(({ status }) => status === 'open');
  return (
    <>
      {appeals.map((appeal) => (
        <AppealNote key={appeal._id} appeal={appeal} />
      ))}
      {!isOpen && writing && <ObjectionForm against={against} onSent={() => setWriting(false)} />}
      {!isOpen && !writing && (
        <div className="grid gap-2">
          {appeals.length === 0 && (
            <p className="text-small text-soft">
              <Trans>Do you disagree? You can object for six months; somebody else looks at it.</Trans>
            </p>
          )}
          <div>
            <Button variant="quiet" onClick={() => setWriting(true)}>
              <Trans>Object</Trans>
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function AppealNote({ appeal: { text, status, statement, answerBy, entry } }: { appeal: OwnAppeal }) {
  const format = useFormat();
  const by = answerBy && format.deadline(answerBy);
  return (
    <div role="status" className="grid gap-1 border-s-2 border-line ps-3">
      <p className="font-semibold">
        {status === 'granted' ? (
          <Trans>Your objection was justified.</Trans>
        ) : status === 'refused' ? (
          <Trans>After your objection the decision stands.</Trans>
        ) : entry && isStopped(entry) ? (
          <Trans>Your objection did not go through. You find it under “Your changes”.</Trans>
        ) : entry ? (
          <Trans>Your objection is on this device and on its way.</Trans>
        ) : by ? (
          <Trans>Your objection has arrived. You get an answer by {by}.</Trans>
        ) : (
          <Trans>Your objection has arrived.</Trans>
        )}
      </p>
      {statement && <p className="whitespace-pre-line wrap-anywhere">{statement}</p>}
      <p className="whitespace-pre-line wrap-anywhere text-small text-soft">{text}</p>
    </div>
  );
}
