import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

export type Theme = 'light' | 'dark';

/** Local storage key of the specification; `public/before-paint.js` reads it as well, before the first paint. */
export const THEME_KEY = 'theme';

type ThemeState = { theme: Theme; setTheme: (theme: Theme) => void; toggle: () => void };

const ThemeContext = createContext<ThemeState | null>(null);

export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme needs a ThemeProvider above it');
  return state;
}

/** Specification section 4: starts light, takes the saved value on mount, saves each change, sets the class `dark`. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, show] = useState<Theme>('light');

  /** What the browser's bars show; the page comes with the light one. */
  const bars = useRef<Theme>('light');

  const apply = useCallback((next: Theme) => {
    document.documentElement.classList.toggle('dark', next === 'dark');
    // Not where nothing changes: to tell a colour, the browser works out the styles of the whole page.
    if (bars.current !== next) colourBrowser();
    bars.current = next;
    show(next);
  }, []);

  useLayoutEffect(() => {
    apply(savedTheme());
    const changed = ({ key, newValue }: StorageEvent) => {
      if (key === THEME_KEY || key === null) apply(newValue === 'dark' ? 'dark' : 'light');
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, [apply]);

  const state = useMemo(() => {
    const setTheme = (next: Theme) => {
      apply(next);
      save(next);
    };
    return { theme, setTheme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
  }, [theme, apply]);
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

function savedTheme(): Theme {
  try {
    return localStorage.getItem(THEME_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

function save(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

/** The browser's own bars take the colour of the page. */
function colourBrowser(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
}
