import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Appeal } from '../../../contract/entities/report.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { openAppeal } from '../../replica/queries/appeals.ts';
import { useLive } from '../../replica/use-live.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const DRAFT = 'appeal';
/** The server wants more than a word. */
const MIN = 10;

/** Objects to the lock; what is written is kept, and goes out by itself (locked.3). */
export function AppealForm() {
  const { t } = useLingui();
  const { mutate, newId } = useSync();
  const draft = useKeptDraft<string>(DRAFT);
  const waiting = useLive(openAppeal);
  const sent = useAppeals(waiting === null);
  const [text, setText] = useState<string | null>(null);
  const [short, setShort] = useState(false);
  if (draft.kept === undefined || waiting === undefined) return <Skeleton lines={3} />;
  if (waiting) return <Waiting text={waiting} />;
  const open = sent.find(({ status, _reportId }) => status === 'open' && _reportId === null);
  if (open) return <Sent appeal={open} />;

  const shown = text ?? draft.kept ?? '';
  const send = async () => {
    const length = shown.trim().length;
    // The field itself says when it is too long.
    if (length < MIN || length > TEXT_MAX.report) return setShort(length < MIN);
    await draft.finish();
    try {
      await mutate('appeal.create', { _id: newId(), text: shown.trim() }, { draft: DRAFT });
    } catch (error) {
      // Nothing was written: the form goes on, with its text.
      draft.resume();
      throw error;
    }
  };
  const refused = sent.find(({ status, _reportId }) => status === 'refused' && _reportId === null);
  return (
    <form
      className="grid max-w-content gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {refused?.statement && (
        <p className="rounded-card bg-well px-4 py-3 text-small">
          <Trans>Your last objection was answered: {refused.statement}</Trans>
        </p>
      )}
      <TextArea
        label={t`Your objection`}
        hint={t`Somebody else than before reads it. What you write is kept on this device.`}
        rows={5}
        limit={TEXT_MAX.report}
        value={shown}
        onChange={(event) => {
          setShort(false);
          setText(event.currentTarget.value);
          draft.save(event.currentTarget.value);
        }}
        error={short && t`Write at least a sentence.`}
      />
      <div>
        <Button type="submit">
          <Trans>Send my objection</Trans>
        </Button>
      </div>
    </form>
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
  const by = format.date(answerBy);
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
