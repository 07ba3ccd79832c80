import {useLayoutEffect, useRef} from 'react';
import type {useSourceEditor as Real} from '../../editor/ui/useSourceEditor';

/** A textarea in place of CodeMirror, which needs a browser that lays out text. */
export const useSourceEditor: typeof Real = (options) => {
  const parent = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    const area = document.createElement('textarea');
    area.addEventListener('input', () => latest.current.onChange(area.value));
    area.addEventListener('keydown', (event) => {
      const act = latest.current.keys[event.key];
      if (act) event.preventDefault();
      act?.();
    });
    area.addEventListener('paste', (event) => {
      event.preventDefault();
      const html = event.clipboardData?.getData('text/html');
      const text = html || (event.clipboardData?.getData('text/plain') ?? '');
      const {value, selectionStart, selectionEnd} = area;
      const around = [value.slice(0, selectionStart), value.slice(selectionEnd)] as const;
      latest.current.onChange(
        around.join(latest.current.clean(text, around, html ? 'html' : 'text')),
      );
    });
    parent.current?.append(area);
    box.current = area;
    return () => area.remove();
  }, []);
  useLayoutEffect(() => {
    latest.current = options;
    for (const name of box.current?.getAttributeNames() ?? []) box.current?.removeAttribute(name);
    for (const [name, value] of Object.entries({role: 'textbox', ...options.attributes}))
      box.current?.setAttribute(name, value);
    if (box.current && box.current.value !== options.value) box.current.value = options.value;
  });
  return {parent, view: useRef(null)};
};
