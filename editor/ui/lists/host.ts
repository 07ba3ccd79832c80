import {createContext, type HTMLAttributes, useContext} from 'react';
import type {FieldForm, FilePath, FormField, Json} from '../../types';
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

export interface FieldProps {
  field: FormField;
  path: FilePath;
}

export interface ControlProps extends FieldProps {
  form: FieldForm;
  value: Json | undefined;
  change: (value: Json | undefined) => void;
  /** Shows what the control itself finds wrong in place of the checks' sentences. */
  complain: (sentence?: string) => void;
  /** For the element with the focus: its id, and what a screen reader is told. */
  control: HTMLAttributes<HTMLElement> & {id: string};
}
