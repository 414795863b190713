import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Source } from '../../../../contract/entities/creator.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { problemText } from '../problem-text.ts';
import { readCount } from './read-count.ts';

/** What the creator says; it is shown as that and nothing else (creator.8). */
export function DeclaredFollowers({ source }: { source: Source }) {
  const { t, i18n } = useLingui();
  const key = `creator:followers:${source._id}`;
  const draft = useKeptDraft<string>(key);
  const { mutate } = useSync();
  const saving = useSaving();
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const saved = source.declaredFollowers ? String(source.declaredFollowers.n) : '';
  const shown = text ?? draft.kept ?? saved;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const n = readCount(shown);
    setWrong(n === null);
    if (n === null) return;
    await draft.finish();
    const patch = { declaredFollowers: [{ _sourceId: source._id, n }] };
    const done = await saving(() => mutate('creator.update', { patch }, { draft: key }));
    draft.resume();
    if (!done) return;
    await draft.drop();
    setText(null);
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={(event) => void submit(event)}>
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label={t`Followers, as you state them`}
          optional
          value={shown}
          onChange={(event) => {
            setWrong(false);
            setText(event.currentTarget.value);
            draft.save(event.currentTarget.value);
          }}
          error={wrong && i18n._(problemText('followers', 'not_a_number'))}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="quiet">
        <Trans>Save the number</Trans>
      </Button>
    </form>
  );
}
