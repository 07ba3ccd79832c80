import {createContext, useContext} from 'react';
import type {useList} from './useList';

/** The list that a form is about, with everything that was typed. */
export type ListHost = ReturnType<typeof useList>['host'];

/** What the fields of a form for something that is not there yet read and change. */
export type FormHost = Pick<ListHost, 'value' | 'change' | 'problems'>;

// Every field is in a form.
const HostContext = createContext<FormHost & Partial<ListHost>>(null!);
export const HostProvider = HostContext.Provider;
export const useHost = () => useContext(HostContext);

/** For what only the form of a list shows. */
export const useListHost = useHost as () => ListHost;
