/** Apart, so that React itself starts with its own file: see build/chunks.ts. */
export { createRoot } from 'react-dom/client';
