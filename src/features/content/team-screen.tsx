import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamMember } from '../../../contract/entities/team.ts';
import { attributesOf, textIn } from '../../../contract/languages.ts';
import { useReadLanguage } from '../../i18n/use-read-language.ts';
import { usePublic } from '../../sync/react/use-public.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotReadYet } from './not-read-yet.tsx';
import { PageLink } from './page-link.tsx';

/** /team */
export function TeamScreen() {
  const { t } = useLingui();
  const team = usePublic('team.list', {});
  return (
    <Page
      title={t`Who we are`}
      lead={
        team.state === 'there' && team.old ? <AsOf instant={new Date(team.at).toISOString()} /> : undefined
      }
    >
      {team.state === 'loading' && <Skeleton lines={6} />}
      {(team.state === 'away' || team.state === 'missing') && <NotReadYet onAgain={team.again} />}
      {team.state === 'there' && team.data.length === 0 && (
        <EmptyState picture="no-applicants" title={t`Nobody is named here yet.`} />
      )}
      {team.state === 'there' && team.data.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {team.data.map((member) => (
            <Member key={member._id} member={member} />
          ))}
        </ul>
      )}
      <Section title={t`Write to us`}>
        <p className="max-w-content text-soft">
          <Trans>
            Whether you use Zusage, write for the press or want to report something: every way to reach us is
            in the <TextLink to="/sites/imprint">imprint</TextLink>.
          </Trans>
        </p>
      </Section>
    </Page>
  );
}

function Member({ member: { name, role, bio, imageSource, links } }: { member: TeamMember }) {
  const language = useReadLanguage();
  const itsRole = textIn(role, language);
  const itsBio = textIn(bio, language);
  return (
    <li className="flex gap-4 rounded-card border border-edge bg-sheet p-5">
      {imageSource ? (
        <img src={imageSource} alt="" width={64} height={64} className="size-16 rounded-full object-cover" />
      ) : (
        <Avatar name={name} size="lg" />
      )}
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-lead font-bold">{name}</h2>
        <p className="text-small font-medium text-soft" {...attributesOf(itsRole.language)}>
          {itsRole.text}
        </p>
        <p className="text-small" {...attributesOf(itsBio.language)}>
          {itsBio.text}
        </p>
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-4 text-small">
            {links.map(({ label, url }) => (
              <PageLink key={url} href={url}>
                {label}
              </PageLink>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
