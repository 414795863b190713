import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { AwayState } from '../../ui/away-state.tsx';
import { TextLink } from '../../ui/links.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateDot } from '../../ui/state-dot.tsx';

/** What somebody has agreed to: which text, in which version, and when (usersettings.5). */
export function ConsentsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={onClose} title={t`Consents`}>
      <div className="grid gap-5">
        <Consents />
        <p className="text-small text-soft">
          <Trans>
            Nothing else needs your consent. What we know about you, and why, is in the{' '}
            <TextLink to="/sites/privacy">privacy notice</TextLink>.
          </Trans>
        </p>
      </div>
    </Sheet>
  );
}

function Consents() {
  const { t } = useLingui();
  const format = useFormat();
  const read = useRead('rights.consents', {});
  if (read.state === 'loading') return <Skeleton lines={2} />;
  if (read.state !== 'there')
    return <AwayState title={t`Your consents could not be loaded.`} onAgain={read.again} />;
  const { items } = read.data;
  if (items.length === 0)
    return (
      <p>
        <Trans>
          The <TextLink to="/sites/terms-of-use">terms of use</TextLink> have applied to you since you created
          your account.
        </Trans>
      </p>
    );
  return (
    <div className="-mx-5">
      <List aria-label={t`Consents`}>
        {items.map(({ _id, key, version, at }) => {
          const date = format.date(at);
          const number = Number(version);
          const kept = /^keep:(.+)$/.exec(key)?.[1];
          return (
            <ListRow
              key={_id}
              title={key === 'terms' ? t`Terms of use` : kept ? t`A company may keep an application` : key}
              detail={
                version === null ? (
                  <Trans>Taken back on {date}</Trans>
                ) : (
                  <>
                    <Trans>
                      Version {version}, agreed to on {date}
                    </Trans>
                    {kept && (
                      <span className="block">
                        <TextLink to="/pwa/user" search={{ application: kept }}>
                          <Trans>Look at it, or end it</Trans>
                        </TextLink>
                      </span>
                    )}
                    {key === 'terms' && number > 0 && (
                      <span className="block">
                        <TextLink to="/sites/terms-of-use" search={{ version: number }}>
                          <Trans>Read this version</Trans>
                        </TextLink>
                      </span>
                    )}
                  </>
                )
              }
              trail={
                <StateDot
                  state={version === null ? 'ahead' : 'done'}
                  good={version !== null}
                  label={version === null ? t`taken back` : t`holds`}
                />
              }
            />
          );
        })}
      </List>
    </div>
  );
}
