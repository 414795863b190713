import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send-horizontal';
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { TEXT_MAX } from '../../../contract/limits.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { Icon } from '../../ui/icon.tsx';
import { ComposerNote } from './composer-note.tsx';
import { useDraftText } from './use-draft-text.ts';
import { useGrowingArea } from './use-growing-area.ts';
import { draftKey, useSendMessage } from './use-send-message.ts';
import { isRequest } from './writing.ts';

export type ComposerHandle = {
  /** Adds a text to what is being written, and answers how to take it away again. */
  take: (text: string) => () => void;
};

type Props = { chat: Chat; onSent: () => void; ref: Ref<ComposerHandle> };

/** From here on one is told how much room is left. */
const COUNT_FROM = TEXT_MAX.message - 400;

/** Where one writes. Enter sends where there is a keyboard, and begins a new line where there is none. */
export function Composer({ chat, onSent, ref }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { text, change, settle, sent } = useDraftText(draftKey(chat._id));
  const send = useSendMessage(chat);
  const [failed, setFailed] = useState(false);
  const sending = useRef(false);
  const area = useGrowingArea(text);
  const left = TEXT_MAX.message - text.length;
  const ready = text.trim() !== '' && left >= 0;

  useImperativeHandle(ref, () => ({
    take: (taken) => {
      change(text.trim() ? `${text}\n${taken}` : taken);
      area.current?.focus();
      return () => change(text);
    },
  }));

  const submit = async () => {
    if (!ready || sending.current) return;
    sending.current = true;
    try {
      await settle();
      await send(text.trim());
      sent(text);
      setFailed(false);
      onSent();
    } catch {
      change(text);
      setFailed(true);
    } finally {
      sending.current = false;
    }
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    void submit();
    area.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    const keyboard = matchMedia('(pointer: fine)').matches || event.ctrlKey || event.metaKey;
    if (!keyboard) return;
    event.preventDefault();
    void submit();
  };

  return (
    <form
      onSubmit={submitted}
      className="border-t border-line bg-paper px-3 pt-2.5 pb-[max(0.625rem,var(--safe-bottom))] desk:px-5"
    >
      {failed && (
        <p role="alert" className="pb-2 text-small font-medium text-danger">
          <Trans>
            This device could not keep the message. Nothing was sent, your text is still here. Try again.
          </Trans>
        </p>
      )}
      {isRequest(chat) && <ComposerNote receipt={chat.application?.receipt !== null} />}
      <div className="flex items-end gap-2">
        <textarea
          ref={area}
          rows={1}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={pressed}
          placeholder={t`Write a message`}
          aria-label={t`Your message to ${chat.name}`}
          aria-describedby={`${id}-left`}
          aria-invalid={left < 0 ? true : undefined}
          enterKeyHint="enter"
          className="control field-sizing-content max-h-[38dvh] resize-none leading-normal"
        />
        <button
          type="submit"
          aria-label={t`Send`}
          title={t`Send`}
          aria-disabled={!ready}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent motion-colors hover:bg-accent-strong aria-disabled:bg-well aria-disabled:text-faint"
        >
          <Icon of={Send} size="lg" />
        </button>
      </div>
      <p id={`${id}-left`} className="text-end text-note tabular-nums">
        {text.length > COUNT_FROM && (
          <span className={left < 0 ? 'font-semibold text-danger' : 'text-faint'}>
            {left < 0
              ? t`${plural(-left, { one: '# character too long', other: '# characters too long' })}`
              : t`${plural(left, { one: '# character left', other: '# characters left' })}`}
          </span>
        )}
      </p>
    </form>
  );
}
