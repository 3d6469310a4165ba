import { useEffect, useState } from 'react';

/** Says in a form that a script sends it, and so waits for an answer and not for a page. */
export function ScriptMark() {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return runs ? <input type="hidden" name="script" value="yes" /> : null;
}
