import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Send from 'lucide-react/icons/send-horizontal';
import TextQuote from 'lucide-react/icons/text-quote';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type Ref,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Message } from '../../../contract/entities/conversation.ts';
import { acceptedBy } from '../../../contract/file-types.ts';
import { FILE_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import { fileProblemText } from '../../i18n/file-problem-text.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { useAttachments } from '../../sync/react/use-attachments.ts';
import { AttachmentPicker } from '../../ui/attachment-picker.tsx';
import { AttachmentTray } from '../../ui/attachment-tray.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDesk } from '../../ui/use-breakpoint.ts';
import { ComposerButton } from './composer-button.tsx';
import { ComposerNote } from './composer-note.tsx';
import { ReplyingTo } from './quote.tsx';
import { useDraftText } from './use-draft-text.ts';
import { useGrowingArea } from './use-growing-area.ts';
import { draftKey, useSendMessage } from './use-send-message.ts';
import { holdsLink, isRequest, mayPropose } from './writing.ts';

const AppointmentSheet = lazy(async () => ({
  default: (await import('./composer-sheets.ts')).AppointmentSheet,
}));

const TemplatePicker = lazy(async () => ({
  default: (await import('./composer-sheets.ts')).TemplatePicker,
}));

export type ComposerHandle = {
  focus: () => void;
  /** Adds a text to what is being written; answers all of it, and how to take it away again. */
  take: (text: string) => { whole: string; putBack: () => void };
  /** Adds files that were on their way already. */
  takeFiles: (files: readonly WaitingFile[]) => void;
  /** Opens the suggestion of an appointment, as its draft has it. */
  suggest: () => void;
};

type Props = {
  chat: Chat;
  /** What the next message answers. */
  replyTo: Message | null;
  onReplyEnd: () => void;
  onSent: () => void;
  /** Set as it leaves: whether it had the focus, which the page has lost then. */
  hadFocus: RefObject<boolean>;
  ref: Ref<ComposerHandle>;
};

/** From here on one is told how much room is left. */
const COUNT_FROM = TEXT_MAX.message - 400;

/** Where one writes. Enter sends where there is a keyboard, and begins a new line where there is none. */
export function Composer({ chat, replyTo, onReplyEnd, onSent, hadFocus, ref }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { text, change, settle, sent } = useDraftText(draftKey(chat._id));
  const attachments = useAttachments({
    draft: draftKey(chat._id),
    purpose: 'message',
    max: FILE_MAX.perMessage,
  });
  const send = useSendMessage(chat);
  const [failed, setFailed] = useState(false);
  const [sheet, setSheet] = useState<'appointment' | 'templates' | null>(null);
  const desk = useDesk();
  const sending = useRef(false);
  const area = useGrowingArea(text);
  const left = TEXT_MAX.message - text.length;
  const asks = isRequest(chat);
  // Until the other side has answered words alone are taken; what was chosen before stays for later.
  const files = asks ? [] : attachments.files;
  const link = holdsLink(chat, text);
  const ready = (text.trim() !== '' || files.length > 0) && left >= 0 && !link && attachments.preparing === 0;

  const take = (taken: string) => {
    const whole = text.trim() ? `${text}\n${taken}` : taken;
    change(whole);
    area.current?.focus();
    return { whole, putBack: () => change(text) };
  };
  const chosen = useRef<string>(undefined);
  const takeChosen = useEffectEvent(() => {
    if (chosen.current !== undefined) take(chosen.current);
    chosen.current = undefined;
  });
  // Only once the sheet is closed: before, the field behind it takes no focus, and closing gives it back to the button.
  useEffect(() => {
    if (sheet === null) takeChosen();
  }, [sheet]);
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    take,
    takeFiles: attachments.take,
    suggest: () => setSheet('appointment'),
  }));

  // A ref is taken back before its element is.
  const form = useCallback(
    (element: HTMLFormElement) => () => {
      hadFocus.current = element.contains(document.activeElement);
    },
    [hadFocus],
  );

  const submit = async () => {
    if (!ready || sending.current) return;
    sending.current = true;
    try {
      await settle();
      const going = asks ? [] : await attachments.settled();
      await send({ text: text.trim(), files: going, replyTo: replyTo?._id }, draftKey(chat._id));
      sent(text);
      onReplyEnd();
      if (going.length > 0) attachments.sent();
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
    <>
      <form
        ref={form}
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
        {replyTo && <ReplyingTo chat={chat} message={replyTo} onEnd={onReplyEnd} />}
        {asks && <ComposerNote id={`${id}-note`} receipt={chat.application?.receipt !== null} link={link} />}
        <div className="pb-2 empty:hidden">
          {!asks && (
            <AttachmentTray
              name={t`Files that go along`}
              files={files}
              preparing={attachments.preparing}
              problems={attachments.notTaken.map((file) => ({
                key: file.key,
                text: i18n._(fileProblemText(file, FILE_MAX.perMessage)),
              }))}
              onRemove={attachments.remove}
            />
          )}
        </div>
        <div className="flex items-end gap-2">
          {!asks && (
            <AttachmentPicker
              name={t`Add photos or files`}
              accept={acceptedBy('message')}
              onChoose={(chosen) => void attachments.add(chosen)}
            />
          )}
          {!asks && mayPropose(chat) && (
            <ComposerButton
              name={t`Suggest an appointment`}
              icon={CalendarPlus}
              onOpen={() => setSheet('appointment')}
            />
          )}
          {chat.side === 'company' && mayPropose(chat) && (
            <ComposerButton
              name={t`Use a saved text`}
              icon={TextQuote}
              onOpen={() => setSheet('templates')}
            />
          )}
          <textarea
            ref={area}
            name="message"
            rows={1}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={pressed}
            // Beside three buttons a phone has room for one word.
            placeholder={chat.side === 'company' && !desk ? t`Message` : t`Write a message`}
            aria-label={t`Your message to ${chat.name}`}
            aria-describedby={asks ? `${id}-note ${id}-left` : `${id}-left`}
            aria-invalid={left < 0 || link ? true : undefined}
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
      {/* A form of its own: inside of this one it would send the message as well. */}
      <Suspense>
        {sheet === 'appointment' && (
          <AppointmentSheet chat={chat} onClose={() => setSheet(null)} onSent={onSent} />
        )}
        {sheet === 'templates' && (
          <TemplatePicker
            chat={chat}
            onTake={(filled) => {
              chosen.current = filled;
              setSheet(null);
            }}
            onClose={() => setSheet(null)}
          />
        )}
      </Suspense>
    </>
  );
}
