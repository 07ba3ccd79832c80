import type {ReactNode} from 'react';
import type {Field, FilePath} from '../../../protocol';
import {ChoiceField} from './ChoiceField';
import {GroupField} from './GroupField';
import {LineField} from './LineField';
import {ListField} from './ListField';
import {PictureField} from '../PictureField';
import {TextField} from './TextField';
import {TypefaceField} from '../TypefaceField';
import {YesField} from './YesField';

export interface FieldProps {
  field: Field;
  path: FilePath;
}

/** The control of one field, made from its form. */
export function FieldView(props: FieldProps): ReactNode {
  switch (props.field.form.kind) {
    case 'group':
    case 'variants':
      return <GroupField {...props} />;
    case 'list':
      return <ListField {...props} item={props.field.form.item} />;
    case 'text':
      return <TextField {...props} />;
    case 'line':
    case 'number':
      return <LineField {...props} />;
    case 'yes':
      return <YesField {...props} />;
    case 'choice':
      return <ChoiceField {...props} form={props.field.form} />;
    case 'picture':
      return <PictureField {...props} least={props.field.form.least} />;
    case 'typeface':
      return <TypefaceField {...props} />;
  }
}
