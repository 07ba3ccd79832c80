import type {ReactNode} from 'react';
import type {FieldDefinition} from './definition';

/** The sentence about the field with this id, if there is something wrong with it. */
export type SentenceOf = (id: string) => string | undefined;

/** What a field takes over from its definition. */
export function controlProps(field: FieldDefinition, sentenceOf: SentenceOf) {
  const {id, label, hint, optional, type, inputMode, autoComplete, required} = field;
  const words = {id, label, hint, optional, error: sentenceOf(id)};
  return {...words, type, inputMode, autoComplete, required: required !== undefined};
}

interface Props {
  of: FieldDefinition;
}

/** The choices of a select. */
export function Options({of: {options}}: Props): ReactNode {
  return options?.map(({id, value, text}) => (
    <option key={id} value={value ?? id} data-id={id}>
      {text}
    </option>
  ));
}
