import {useCallback, useEffect, useRef, useState} from 'react';
import type {Operations} from '../protocol';
import {call} from './api';
import {useWords} from './words';

export interface Answer<Value> {
  /** The latest answer; kept while it is asked for again. */
  value: Value | undefined;
  /** Why there is none, as a sentence. */
  error: string | undefined;
  /** Asks again. @returns what is in `value` then */
  reload: () => Promise<Value | undefined>;
}

/** Reads from the server when the view opens, when what it takes changes, and after `reload`. */
export function useAnswer<Name extends keyof Operations>(
  operation: Name,
  takes: Operations[Name]['takes'],
): Answer<Operations[Name]['gives']> {
  type Gives = Operations[Name]['gives'];
  const {language} = useWords();
  const request = JSON.stringify(takes);
  const [state, setState] = useState<{request: string; value?: Gives; error?: string}>({request});
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const turn = (latest.current += 1);
    try {
      const value = await call(operation, JSON.parse(request) as Operations[Name]['takes']);
      if (turn === latest.current) setState({request, value});
      return value;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (turn === latest.current) setState((before) => ({...before, request, error: message}));
      return undefined;
    }
  }, [operation, request]);

  // Problems are in the language of the room.
  useEffect(() => {
    void reload();
  }, [reload, language]);

  const isCurrent = state.request === request;
  return {
    value: isCurrent ? state.value : undefined,
    error: isCurrent ? state.error : undefined,
    reload,
  };
}
