import { useCallback, useEffect, useState } from 'react';
import { browserStore } from '../../../checkout/browser-store';
import {
  DEFAULT_SETTINGS,
  readDeskSettings,
  writeDeskSettings,
  type DeskSettings,
} from './settings';

/** How this browser likes the desk to look; the server knows nothing of it. */
export function useSettings(): readonly [DeskSettings, (changes: Partial<DeskSettings>) => void] {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  useEffect(() => setSettings(readDeskSettings(browserStore())), []);
  const change = useCallback(
    (changes: Partial<DeskSettings>) =>
      setSettings((now) => {
        const next = { ...now, ...changes };
        writeDeskSettings(browserStore(), next);
        return next;
      }),
    [],
  );
  return [settings, change];
}
