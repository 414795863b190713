import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** The server wants more than a word. */
const MIN = 10;

/** The decision: about a report, or a restriction; neither: the lock of the account. */
export type Against = { readonly _reportId?: string; readonly _restrictionId?: string };

type Props = {
  against: Against;
  onSent?: () => void;
};

/** Objects to a decision; what is written is kept, and goes out by itself. */
export function ObjectionForm({ against, onSent }: Props) {
  const { t } = useLingui();
  const { mutate, newId } = useSync();
  const id = against._reportId ?? against._restrictionId;
  const key = id === undefined ? 'appeal' : `appeal:${id}`;
  const draft = useKeptDraft<string>(key);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<'short' | 'storage' | null>(null);
  if (draft.kept === undefined) return <Skeleton lines={3} />;
  const text = typed ?? draft.kept ?? '';
  const send = async () => {
    const said = text.trim();
    // The field itself says when it is too long.
    if (said.length > TEXT_MAX.report) return;
    if (said.length < MIN) return setProblem('short');
    await draft.finish();
    try {
      await mutate('appeal.create', { _id: newId(), ...against, text: said }, { draft: key });
      onSent?.();
    } catch {
      // Nothing was written: the form goes on, with its text.
      setProblem('storage');
      draft.resume();
    }
  };
  return (
    <form
      className="grid max-w-content gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={t`Your objection`}
        hint={t`Somebody new reads it. What you write is kept on this device.`}
        rows={5}
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
