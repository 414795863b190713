import { useEffect, useState } from 'react';

/** A URL for local bytes, as long as a component shows them. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>();
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setMade({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  // For a moment after another one was given the address is still that of the one before.
  return made && made.blob === blob ? made.url : undefined;
}
