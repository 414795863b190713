import { Trans, useLingui } from '@lingui/react/macro';
import { notFound } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import type { Webpage } from '../../../contract/entities/webpage.ts';
import { attributesOf, textIn } from '../../../contract/languages.ts';
import { languageName } from '../../i18n/display-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useReadLanguage } from '../../i18n/use-read-language.ts';
import { usePublic } from '../../sync/react/use-public.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContentsList } from './contents-list.tsx';
import { NotReadYet } from './not-read-yet.tsx';
import { PageBlocks } from './page-blocks.tsx';

type Props = {
  webpageId: string;
  /** An older version, as a consent refers to it (webpage.6). */
  version?: number | undefined;
  /** Above the text. */
  children?: ReactNode;
};

/** /sites/…: a page of text as the server has it, readable without network once it was here (webpage.5). */
export function WebpageScreen({ webpageId, version, children }: Props) {
  const { t } = useLingui();
  const page = usePublic('webpage.get', version === undefined ? { webpageId } : { webpageId, version });
  if (page.state === 'missing') throw notFound();
  if (page.state === 'there')
    return (
      <WebpageText page={page.data} at={page.at} old={page.old}>
        {children}
      </WebpageText>
    );
  return (
    <Page title={t`Page`} hideTitle>
      {children}
      {page.state === 'loading' ? <Skeleton lines={10} /> : <NotReadYet onAgain={page.again} />}
    </Page>
  );
}

type TextProps = { page: Webpage; at: number; old: boolean; children: ReactNode };

function WebpageText({ page, at, old, children }: TextProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const read = useReadLanguage();
  const title = textIn(page.title, read).text;
  const { text: blocks, language } = textIn(page.blocks, read);
  const shownIn = languageName(i18n.locale, language.slice(0, 2));
  const { version, currentVersion, validFrom, updatedAt } = page;
  const changed = format.date(updatedAt);
  const from = format.date(validFrom);
  return (
    <Page
      title={title}
      lead={
        <p className="text-small">
          <Trans>
            Version {version}, valid from {from}, last changed {changed}.
          </Trans>{' '}
          {old && (
            <>
              <Trans>This is the copy on this device.</Trans> <AsOf instant={new Date(at).toISOString()} />
            </>
          )}
        </p>
      }
      actions={
        <div className="print:hidden">
          <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
            {t`Print`}
          </Button>
        </div>
      }
    >
      {currentVersion !== version && (
        <p className="rounded-card bg-well px-4 py-3 text-small">
          {currentVersion === null ? (
            <Trans>This page no longer holds. You are reading its last version.</Trans>
          ) : (
            <Trans>
              You are reading an older version.{' '}
              <TextLink to="/sites/$webpageId" params={{ webpageId: page._id }} search={{}}>
                Show the one that holds now
              </TextLink>
            </Trans>
          )}
        </p>
      )}
      {language !== read && (
        <p className="rounded-card bg-well px-4 py-3 text-small">
          <Trans>This page is not there in your language. It is shown in this language: {shownIn}.</Trans>
        </p>
      )}
      {children}
      <ContentsList blocks={blocks} language={language} />
      <div {...attributesOf(language)}>
        <PageBlocks blocks={blocks} />
      </div>
    </Page>
  );
}
