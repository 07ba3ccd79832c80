import {useCallback, useEffect, useRef, useState} from 'react';
import type {Operations} from '../core/operations';
import {call, connection, messageOf} from './api';
import {useNewest} from './newestStore';
import {useStore} from './store';
import {useWords} from './words';

/**
 * Reads from the server when the view opens, when it can be reached again, when something came from
 * others, and after `reload`.
 *
 * @param takes is the same as long as the component is
 * @param first what is known before there is an answer
 * @returns the latest answer, kept while it is asked for again; else why there is none, as a sentence
 */
export function useAnswer<Name extends keyof Operations>(
  operation: Name,
  takes: Operations[Name]['takes'],
  first?: Operations[Name]['gives'],
) {
  // Problems are in the language of the editor.
  const {language} = useWords();
  const {arrivals} = useNewest();
  const isGone = useStore(connection) === 'gone';
  const request = useRef(takes);
  const latest = useRef(0);
  const [state, setState] = useState<{value?: Operations[Name]['gives']; error?: string}>({
    value: first,
  });

  /** Asks again. @returns what is in `value` then */
  const reload = useCallback(async () => {
    const turn = (latest.current += 1);
    try {
      const value = await call(operation, request.current);
      if (turn === latest.current) setState({value});
      return value;
    } catch (error) {
      if (turn === latest.current) setState(({value}) => ({value, error: messageOf(error)}));
      return undefined;
    }
  }, [operation]);

  useEffect(() => {
    if (!isGone) void reload();
  }, [reload, language, arrivals, isGone]);
  return {...state, reload};
}
