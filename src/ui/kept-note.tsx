import { Trans } from '@lingui/react/macro';

/**
 * Beside the button of a form that is kept as it is written.
 * @param failed what was written last is not on this device @param offline left out: without network nothing is other
 */
export function KeptNote({ failed, offline = false }: { failed: boolean; offline?: boolean }) {
  if (failed) {
    return (
      <span className="text-danger">
        <Trans>This text is not kept on this device. Stay here until it is sent.</Trans>
      </span>
    );
  }
  return offline ? (
    <Trans>Kept on this device as you type. It goes out when you are back online.</Trans>
  ) : (
    <Trans>Kept on this device as you type.</Trans>
  );
}
