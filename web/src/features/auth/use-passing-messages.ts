import { useEffect, useState } from 'react';

const shownFor = 5_000;

/** The server's messages about signing in: they clear themselves. */
export function usePassingMessages() {
  const [messages, setMessages] = useState<string[]>([]);
  useEffect(() => {
    if (messages.length === 0) return undefined;
    const timer = setTimeout(() => setMessages([]), shownFor);
    return () => clearTimeout(timer);
  }, [messages]);
  return [messages, setMessages] as const;
}
