import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { attributesOf, LANGUAGES, type Language, tagOf } from '../../../../contract/languages.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { companyRejectionText } from '../../../../contract/rejection-text.ts';
import { useLocale } from '../../../i18n/i18n-provider.tsx';
import { languageOfLocale } from '../../../i18n/locale.ts';
import type { ApplicantDetail } from '../../../replica/queries/applicant-detail.ts';
import { type KeptDraft, useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Letter = { text: string; lang: Language };

type Props = {
  detail: ApplicantDetail;
  open: boolean;
  /** Opened by a key: the next one sends it. */
  quick?: boolean;
  onClose: () => void;
  onDone?: (() => void) | undefined;
};

/** Declines somebody, never without a word: the company's text, or another one. */
export function RejectSheet(props: Props) {
  const { detail } = props;
  const draft = useKeptDraft<Letter>(rejectDraft(detail.row._id));
  const { locale } = useLocale();
  const { kept } = draft;
  if (kept === undefined) return null;
  const lang = languageOfLocale(locale);
  const first = kept ?? { text: textOf(detail, lang), lang };
  return <RejectForm key={detail.row._id} {...props} draft={draft} first={first} />;
}

/** The company's text for readers of a language; empty where the company is not known yet. */
function textOf({ company }: ApplicantDetail, lang: Language): string {
  return company ? companyRejectionText(company.general, lang) : '';
}

function rejectDraft(applicationId: string): string {
  return `reject:${applicationId}`;
}

function RejectForm({
  detail,
  open,
  quick = false,
  onClose,
  onDone,
  draft,
  first,
}: Props & { draft: KeptDraft<Letter>; first: Letter }) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const [letter, setLetter] = useState(first);
  const [tried, setTried] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const { save } = draft;
  useEffect(() => {
    if (letter !== first) save(letter);
  }, [letter, first, save]);

  const { text, lang } = letter;
  const over = text.length - TEXT_MAX.rejectionText;
  const empty = text.trim() === '' && t`Write at least one sentence. Nobody is declined without a word.`;
  const error = over > 0 ? t`This text is ${over} characters too long.` : empty;
  const reject = async () => {
    setTried(true);
    if (error) return;
    await draft.finish();
    const _applicationId = detail.row._id;
    const done = await saving(() =>
      mutate(
        'application.reject',
        { _applicationId, from: detail.row.status, text, lang },
        { draft: rejectDraft(_applicationId) },
      ),
    );
    draft.resume();
    if (!done) return;
    onClose();
    onDone?.();
  };
  /** The company's own text comes along; what was written for this person stays. */
  const chooseLanguage = (next: Language) =>
    setLetter({ text: text === textOf(detail, lang) ? textOf(detail, next) : text, lang: next });
  const name = detail.row.name;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      sticky
      {...(quick && { focus: confirm })}
      title={<Trans>Decline {name}</Trans>}
      actions={
        <>
          <Button ref={confirm} onClick={() => void reject()}>
            <Trans context="an applicant">Decline</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextArea
          label={t`What ${name} reads`}
          hint={t`Your company's text is here already. A sentence of your own is worth a lot.`}
          error={(tried || over > 0) && error}
          limit={TEXT_MAX.rejectionText}
          rows={7}
          lang={tagOf(lang)}
          dir="auto"
          value={text}
          onChange={(event) => setLetter({ ...letter, text: event.currentTarget.value })}
        />
        <Select
          label={t`Language of this text`}
          value={lang}
          onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
        >
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code} {...attributesOf(code)}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </Sheet>
  );
}
