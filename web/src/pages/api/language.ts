import { type Language, languages } from '@cuadrilla/contract/api-guide/code';
import { useState } from 'react';
import { withStorage } from '../../lib/storage.ts';

const key = 'api-language';

/** Chosen once, for all topics and the next visit. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(
    () => withStorage(() => languages.find((each) => each === localStorage.getItem(key))) ?? 'curl',
  );
  const choose = (chosen: Language): void => {
    setLanguage(chosen);
    withStorage(() => localStorage.setItem(key, chosen));
  };
  return [language, choose];
}
