import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { Creator, PublicCard } from '../../../../contract/entities/creator.ts';
import { creatorCardPath, creatorHandlePath, isCardPublic } from '../../../../contract/policy/creator.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { CopyText } from '../sources/copy-text.tsx';

type Props = {
  creator: Creator;
  /** Under 18 nobody reads it. */
  isMinor: boolean;
};

/** Who reads the card at its public address, and that address (creator.6). */
export function CardSection({ creator, isMinor }: Props) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const { card = 'off', status } = creator;
  const isPublic = isCardPublic({ status, card, adult: !isMinor });
  const url = location.origin + creatorCardPath(creator.mediaKitSlug);
  const short = location.origin + creatorHandlePath(creator.handle);
  const choose = (next: PublicCard) => saving(() => mutate('creator.update', { patch: { card: next } }));
  return (
    <Section title={<Trans>Public card</Trans>}>
      <div className="grid max-w-content gap-5">
        <p className="text-soft">
          <Trans>
            A page of its own with your handle, your verified pages, your packages and your examples: for the
            bio of your profiles, or for a company that asks. Your name, your age and numbers you only stated
            yourself are never on it.
          </Trans>
        </p>
        {isMinor ? (
          <p>
            <Trans>It is possible from age 18.</Trans>
          </p>
        ) : (
          <ChoiceTiles<PublicCard>
            legend={<Trans>Who may read it</Trans>}
            tiles={[
              { value: 'off', label: t`Nobody` },
              { value: 'link', label: t`Anyone with the link` },
              { value: 'listed', label: t`Everybody, search engines too` },
            ]}
            chosen={[card]}
            onChange={([next]) => next && void choose(next)}
          />
        )}
        {!isMinor && card !== 'off' && !isPublic && (
          <p>
            <Trans>It is shown once your profile is shown to companies.</Trans>
          </p>
        )}
        {isPublic && (
          <div className="grid gap-4">
            <CopyText text={short} label={t`Address of your card`} />
            <p className="text-small text-soft">
              <Trans>
                It follows your handle. This one stays when you change your handle:{' '}
                <span className="wrap-anywhere select-all">{url}</span>
              </Trans>
            </p>
            <p>
              <a href={url} target="_blank" rel="noopener" className={buttonStyle('quiet')}>
                <Icon of={ExternalLink} />
                <Trans>See it as others do</Trans>
              </a>
            </p>
          </div>
        )}
        <div>
          <LinkButton to="/pwa/user/create-creator" search={{ view: 'kit' }} variant="quiet">
            <Trans>Media kit to print or save as PDF</Trans>
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
