import {type FilePath, type Json, pathKey, type Problem} from '../../../protocol';
import {partAt} from '../applyEdits';
import {controlId, useHost} from '../host';

interface FieldState {
  value: Json | undefined;
  change: (value: Json | undefined) => void;
  problems: readonly Problem[];
  /** For the control: its id, and what a screen reader is told. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  };
}

/**
 * What one control shows and changes.
 *
 * @param sentence what the control itself finds wrong; it is shown in place of the checks' sentences
 */
export function useField(path: FilePath, hasHelp = false, sentence?: string): FieldState {
  const host = useHost();
  const id = controlId(path);
  const value = partAt(host.value, path);
  const isEmpty = value === undefined || value === '';
  const all = host.problems.get(pathKey(path)) ?? [];
  const checked = isEmpty && !host.showsEmpty(path) ? [] : all;
  const own: Problem = {file: host.file, line: 0, place: [], message: sentence ?? ''};
  const problems = sentence === undefined ? checked : [own];
  const describedBy = [hasHelp && `${id}-help`, problems.length > 0 && `${id}-problems`];
  return {
    value,
    change: (next) => host.change(path, next),
    problems,
    control: {
      id,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': problems.length > 0 || undefined,
      onBlur: () => host.leave(path),
    },
  };
}
