import { useCallback, useEffect, useState } from 'react';
import { browserStore } from '../../../checkout/browser-store';
import { DEFAULT_SETTINGS, readSettings, writeSettings, type Settings } from './settings';

/** How this browser likes the desk to look; the server knows nothing of it. */
export function useSettings(): readonly [Settings, (changes: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  useEffect(() => setSettings(readSettings(browserStore())), []);
  const change = useCallback(
    (changes: Partial<Settings>) =>
      setSettings((now) => {
        const next = { ...now, ...changes };
        writeSettings(browserStore(), next);
        return next;
      }),
    [],
  );
  return [settings, change];
}
