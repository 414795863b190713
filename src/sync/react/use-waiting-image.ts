import { waitingFiles } from '../../replica/queries/files.ts';
import { useLive } from '../../replica/use-live.ts';

/** A picture that waits on this device to be sent; undefined for any other, whose bytes the server has. */
export function useWaitingImage(fileId: string | null | undefined): Blob | undefined {
  return useLive(
    async (replica) => {
      const [file] = await waitingFiles(replica, fileId ? [fileId] : []);
      return file && new Blob([file.bytes], { type: file.mime });
    },
    [fileId],
  );
}
