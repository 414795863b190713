import { createFileRoute } from '@tanstack/react-router';
import { WebpageScreen } from '../features/content/webpage-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';
import { versionSearch } from './-version-search.ts';

export const Route = createFileRoute('/sites/privacy')({ validateSearch: versionSearch, component: Privacy });

function Privacy() {
  const { version } = Route.useSearch();
  return (
    <PublicFrame>
      <WebpageScreen webpageId="privacy" version={version} />
    </PublicFrame>
  );
}
