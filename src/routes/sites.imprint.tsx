import { createFileRoute } from '@tanstack/react-router';
import { WebpageScreen } from '../features/content/webpage-screen.tsx';
import { PublicFrame } from './-public-frame.tsx';
import { versionSearch } from './-version-search.ts';

export const Route = createFileRoute('/sites/imprint')({ validateSearch: versionSearch, component: Imprint });

function Imprint() {
  const { version } = Route.useSearch();
  return (
    <PublicFrame>
      <WebpageScreen webpageId="imprint" version={version} />
    </PublicFrame>
  );
}
