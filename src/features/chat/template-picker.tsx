import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MessageTemplate } from '../../../contract/entities/company.ts';
import { LANGUAGES, type Language, tagOf } from '../../../contract/languages.ts';
import { filledTemplate } from '../../../contract/message-templates.ts';
import { useLocale } from '../../i18n/i18n-provider.tsx';
import { languageOfLocale } from '../../i18n/locale.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { templatesFor } from '../../replica/queries/message-templates.ts';
import { useLive } from '../../replica/use-live.ts';
import { LinkButton } from '../../ui/links.tsx';
import { List, ListRow, RowButton } from '../../ui/list.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = {
  chat: Chat;
  /** Instead of `onClose`. */
  onTake: (text: string) => void;
  onClose: () => void;
};

/** The company's texts for the chat, filled in for this person; a tap takes one into the message (companysettings.10). */
export function TemplatePicker({ chat, onTake, onClose }: Props) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [lang, setLang] = useState<Language>(languageOfLocale(locale));
  const read = useLive((db) => templatesFor(db, chat), [chat]);
  const templates = read?.templates ?? [];
  const languages = LANGUAGES.filter(({ code }) => templates.some(({ kept }) => kept.texts[code]));
  const shown = languages.some(({ code }) => code === lang) ? lang : (languages[0]?.code ?? lang);
  return (
    <Sheet open onClose={onClose} title={t`Texts of your company`}>
      {read === undefined && <Skeleton lines={4} />}
      {read && templates.length === 0 && <NoTemplates own={read.own} />}
      {read && templates.length > 0 && (
        <div className="grid gap-4">
          {languages.length > 1 && (
            <SegmentedControl
              legend={<Trans>Language</Trans>}
              segments={languages.map(({ code, name }) => ({ value: code, label: name }))}
              value={shown}
              onChange={setLang}
            />
          )}
          <List>
            {templates.map(({ id, kept }) => {
              const [code, text] = textIn(kept, shown);
              const filled = filledTemplate(text, read.values);
              return (
                <ListRow
                  key={id}
                  title={<RowButton onClick={() => onTake(filled)}>{kept.name}</RowButton>}
                  detail={
                    <span lang={tagOf(code)} dir="auto" className="line-clamp-3 whitespace-pre-line">
                      {filled}
                    </span>
                  }
                />
              );
            })}
          </List>
          {read.values.firstName === null && (
            <p className="text-small text-soft">
              <Trans>The first name is left out: you have not invited them to talk yet.</Trans>
            </p>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** The words in a language, or in the first one there is. */
function textIn({ texts }: MessageTemplate, lang: Language): [Language, string] {
  const code = texts[lang] ? lang : (LANGUAGES.find((one) => texts[one.code])?.code ?? lang);
  return [code, texts[code] ?? ''];
}

function NoTemplates({ own }: { own: boolean }) {
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {own ? (
          <Trans>
            There is no text yet. In the settings of your company you write what you say again and again.
          </Trans>
        ) : (
          <Trans>There is no text yet. The owner of your company writes them in its settings.</Trans>
        )}
      </p>
      {own && (
        <div>
          <LinkButton variant="quiet" to="/pwa/company/settings">
            <Trans>Write one</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  );
}
