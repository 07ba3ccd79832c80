import {useState} from 'react';
import {messageOf} from './api';

/** What a button does: not again before it ends, and why it failed, as a sentence. */
export function useAction<Words extends readonly unknown[]>(
  action: (...words: Words) => unknown,
): {run: (...words: Words) => Promise<void>; isBusy: boolean; failure: string} {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (...words: Words) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await action(...words);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  return {run, isBusy, failure};
}
