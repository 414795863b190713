import { useNavigate } from '@tanstack/react-router';

/**
 * Opens the form that reports something, over the screen that is open: the address says what, so that "back" closes
 * it, and a link from outside can open it.
 */
export function useOpenReport(): (type: string, id: string) => void {
  const navigate = useNavigate();
  return (type, id) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, report: `${type}.${id}` }),
      resetScroll: false,
    });
}
