import { useEffect, useState } from 'react';

/** A dialog that opens between two keys would take the next ones from the text. */
const quietMs = 1_000;

/** True while `is` is true, beginning with the first pause in typing. */
export function useQuiet(is: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!is) {
      setQuiet(false);
      return undefined;
    }
    const quiet = () => setQuiet(true);
    let timer = setTimeout(quiet, quietMs);
    const typed = () => {
      clearTimeout(timer);
      timer = setTimeout(quiet, quietMs);
    };
    addEventListener('keydown', typed, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', typed, true);
    };
  }, [is]);
  return is && isQuiet;
}
