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

/**
 * /sites/…: a page of text as the server has it, readable without network once it was here (webpage.5). What stands above
 * the text keeps its place in the tree when the text comes: a form there may be half filled by then.
 */
export function WebpageScreen({ webpageId, version, children }: Props) {
  const { t } = useLingui();
  const page = usePublic('webpage.get', version === undefined ? { webpageId } : { webpageId, version });
  const read = useReadLanguage();
  if (page.state === 'missing') throw notFound();
  const there = page.state === 'there' ? page : null;
  const text = there && textIn(there.data.blocks, read);
  return (
    <Page
      title={there ? textIn(there.data.title, read).text : t`Page`}
      hideTitle={there === null}
      lead={there && <Validity page={there.data} at={there.old ? there.at : null} />}
      actions={
        there && (
          <div className="print:hidden">
            <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
              {t`Print`}
            </Button>
          </div>
        )
      }
    >
      {there && text && <Notes page={there.data} language={text.language} />}
      {children}
      {there && text && (
        <>
          <ContentsList blocks={text.text} language={text.language} />
          <div {...attributesOf(text.language)}>
            <PageBlocks blocks={text.text} />
          </div>
        </>
      )}
      {page.state === 'loading' && <Skeleton lines={10} />}
      {page.state === 'away' && <NotReadYet onAgain={page.again} />}
    </Page>
  );
}

/** `at`: when the copy on this device was read, where it is one. */
function Validity({ page, at }: { page: Webpage; at: number | null }) {
  const format = useFormat();
  const { version } = page;
  const changed = format.date(page.updatedAt);
  const from = format.date(page.validFrom);
  return (
    <p className="text-small">
      <Trans>
        Version {version}, valid from {from}, last changed {changed}.
      </Trans>{' '}
      {at !== null && (
        <>
          <Trans>This is the copy on this device.</Trans> <AsOf instant={new Date(at).toISOString()} />
        </>
      )}
    </p>
  );
}

/** What is unusual about this version or its language. */
function Notes({ page, language }: { page: Webpage; language: string }) {
  const { i18n } = useLingui();
  const read = useReadLanguage();
  const shownIn = languageName(i18n.locale, language.slice(0, 2));
  return (
    <>
      {page.currentVersion !== page.version && (
        <p className="rounded-card bg-well px-4 py-3 text-small">
          {page.currentVersion === null ? (
            <Trans>This page no longer applies. You are reading its last version.</Trans>
          ) : (
            <Trans>
              You are reading an older version.{' '}
              <TextLink to="/sites/$webpageId" params={{ webpageId: page._id }} search={{}}>
                Show the current one
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
    </>
  );
}
