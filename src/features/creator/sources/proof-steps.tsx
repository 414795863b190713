import { Trans, useLingui } from '@lingui/react/macro';
import type { Source } from '../../../../contract/entities/creator.ts';
import { PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { CopyText } from './copy-text.tsx';

type Props = {
  source: Source;
  /** Address of the creator's public card. */
  card: string;
};

/** How a page is proven, step by step (creator.3). */
export function ProofSteps({ source, card }: Props) {
  const { t, i18n } = useLingui();
  const platform = i18n._(PLATFORM_LABEL[source.platform]);
  const isOwnPage = source.platform === 'website' || source.platform === 'podcast';
  if (source.method === 'oauth') return null;
  return (
    <ol className="numbered grid gap-3">
      <li>
        <div className="grid gap-2">
          {source.method === 'bio-code' ? (
            <>
              <Trans>Copy this code.</Trans>
              {source.code && <CopyText text={source.code} label={t`Code for this page`} />}
            </>
          ) : (
            <>
              <Trans>Copy this line.</Trans>
              <CopyText text={`<link rel="me" href="${card}">`} label={t`Line for this page`} />
            </>
          )}
        </div>
      </li>
      <li>
        <p>
          {source.method === 'back-link' ? (
            <Trans>Put it into the head of this page’s HTML and save it. Your readers do not see it.</Trans>
          ) : isOwnPage ? (
            <Trans>Put it anywhere into the text of this page and save it.</Trans>
          ) : (
            <Trans>Put it into the text of your profile on {platform} and save it there.</Trans>
          )}
        </p>
      </li>
      <li>
        <p>
          <Trans>Come back here and have it checked.</Trans>
        </p>
      </li>
    </ol>
  );
}
