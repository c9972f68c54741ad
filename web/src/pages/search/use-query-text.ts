import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const rest = 250;

/** What is typed, which the address follows; when somebody goes back, the text follows the address. */
export function useQueryText(asked: string) {
  const navigate = useNavigate({ from: '/search' });
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== sent) {
      setText(asked);
      setSent(asked);
    }
  }
  const wanted = text.trim();
  const isNew = wanted !== sent;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => {
      setSent(wanted);
      // The letters of one search are one step back.
      void navigate({ search: (now) => ({ ...now, q: wanted || undefined }), replace: sent !== '' });
    }, rest);
    return () => clearTimeout(timer);
  }, [isNew, wanted, sent, navigate]);
  return { text, setText };
}
