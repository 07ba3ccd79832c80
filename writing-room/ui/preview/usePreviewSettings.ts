import {useState} from 'react';

export const places = ['beside', 'below'] as const;
export type PreviewPlace = (typeof places)[number];

export interface PreviewSettings {
  isOpen: boolean;
  place: PreviewPlace;
  isPhone: boolean;
}

const NAME = 'writing-room:preview';

/** Where the preview is and how wide, as the writer left it. */
export function usePreviewSettings(): [PreviewSettings, (settings: PreviewSettings) => void] {
  const [settings, setSettings] = useState(read);
  const change = (changed: PreviewSettings) => {
    setSettings(changed);
    localStorage.setItem(NAME, JSON.stringify(changed));
  };
  return [settings, change];
}

function read(): PreviewSettings {
  // Two columns of text and a page need room.
  const start: PreviewSettings = {
    isOpen: innerWidth >= 1440,
    place: innerWidth >= 1100 ? 'beside' : 'below',
    isPhone: true,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return start;
    return {
      place: places.find((one) => 'place' in kept && kept.place === one) ?? start.place,
      isOpen: 'isOpen' in kept ? kept.isOpen === true : start.isOpen,
      isPhone: 'isPhone' in kept ? kept.isPhone === true : start.isPhone,
    };
  } catch {
    return start;
  }
}
