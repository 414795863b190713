import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { isStopped } from '../../replica/outbox-entry.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { OwnAppeal, OwnReport } from './own-reports.ts';

/** The server wants more than a word. */
const MIN = 10;

/** Objects to a decision, or tells what became of an objection. */
export function Objection({ report: { _id, appeals } }: { report: OwnReport }) {
  const [writing, setWriting] = useState(false);
  const isOpen = appeals.some(({ status }) => status === 'open');
  return (
    <>
      {appeals.map((appeal) => (
        <AppealNote key={appeal._id} appeal={appeal} />
      ))}
      {!isOpen && writing && <ObjectionForm reportId={_id} onSent={() => setWriting(false)} />}
      {!isOpen && !writing && (
        <div className="grid gap-2">
          {appeals.length === 0 && (
            <p className="text-small text-soft">
              <Trans>You see it differently? You can object for six months; somebody else looks at it.</Trans>
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

function ObjectionForm({ reportId, onSent }: { reportId: string; onSent: () => void }) {
  const { t } = useLingui();
  const { mutate, newId } = useSync();
  const key = `appeal:${reportId}`;
  const draft = useKeptDraft<string>(key);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<'short' | 'storage' | null>(null);
  const text = typed ?? draft.kept ?? '';
  const send = async () => {
    const said = text.trim();
    if (said.length > TEXT_MAX.report) return;
    if (said.length < MIN) return setProblem('short');
    await draft.finish();
    try {
      await mutate('appeal.create', { _id: newId(), _reportId: reportId, text: said }, { draft: key });
      onSent();
    } catch {
      setProblem('storage');
      draft.resume();
    }
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t`Your objection`}
        hint={t`Somebody else than before reads it. What you write is kept on this device.`}
        rows={4}
        limit={TEXT_MAX.report}
        value={text}
        onChange={(event) => {
          setProblem(null);
          setTyped(event.currentTarget.value);
          draft.save(event.currentTarget.value);
        }}
        error={
          problem === 'short'
            ? t`Write at least a sentence.`
            : problem === 'storage' && t`It could not be saved on this device, and nothing was sent.`
        }
      />
      <div>
        <Button type="submit">
          <Trans>Send my objection</Trans>
        </Button>
      </div>
    </form>
  );
}

function AppealNote({ appeal: { text, status, statement, answerBy, entry } }: { appeal: OwnAppeal }) {
  const format = useFormat();
  const by = answerBy && format.date(answerBy);
  return (
    <div role="status" className="grid gap-1 border-s-2 border-line ps-3">
      <p className="font-semibold">
        {status === 'granted' ? (
          <Trans>Your objection was justified.</Trans>
        ) : status === 'refused' ? (
          <Trans>After your objection the decision stands.</Trans>
        ) : entry && isStopped(entry) ? (
          <Trans>Your objection was not taken. You find it under “Sent and received”.</Trans>
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
