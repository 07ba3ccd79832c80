import type {ReactNode} from 'react';
import {SelectField, TextAreaField, TextField} from '../Field';
import PhoneGroup from '../PhoneGroup';
import {controlProps, Options, type SentenceOf} from './controlProps';
import type {Part} from './definition';

interface Props {
  part: Part;
  sentenceOf: SentenceOf;
}

/** One field of a form, or a group of them. */
export default function FormPart({part, sentenceOf}: Props): ReactNode {
  if (part.kind === 'phone') return <PhoneGroup {...part} sentenceOf={sentenceOf} />;
  const {type, ...props} = controlProps(part, sentenceOf);
  switch (part.kind) {
    case 'input':
      return <TextField {...props} type={type} />;
    case 'textarea':
      return <TextAreaField {...props} />;
    case 'select':
      return (
        <SelectField {...props}>
          <Options of={part} />
        </SelectField>
      );
  }
}
