import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Words, withIds, withWords } from './entry-words.ts';

type Props = {
  entry: OutboxEntry;
  words: Words;
  /** Colleagues whom the words may name. */
  names: ReadonlyMap<string, string>;
  onDone: () => void;
};

/** Changes the words of an entry in place: one that was refused goes out again with them (rule W11). */
export function EditWords({ entry, words, names, onDone }: Props) {
  const { t } = useLingui();
  const { amend } = useSync();
  const { show } = useBanner();
  const [text, setText] = useState(words.text);
  const [tried, setTried] = useState(false);
  const over = text.length - words.max;
  const isEmpty = words.required && text.trim() === '';
  const error =
    over > 0 ? t`This text is ${over} characters too long.` : isEmpty && t`Write at least one sentence.`;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error) return;
    try {
      if (!(await amend(entry.id, withWords(entry, words, withIds(words, text, names)))))
        show({ title: t`It was already on its way, so it could not be changed.`, color: 'warning' });
      onDone();
    } catch {
      show({
        title: t`This device could not save it.`,
        message: t`What you wrote is still here. Try again.`,
      });
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-3" noValidate>
      <TextArea
        label={t`Your words`}
        autoFocus
        limit={words.max}
        rows={3}
        value={text}
        error={(tried || over > 0) && error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">
          {isStopped(entry) ? <Trans>Save and send again</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
