import type {HTMLAttributes} from 'react';
import type {FieldForm, FilePath, FormField, Json} from '../../types';

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
