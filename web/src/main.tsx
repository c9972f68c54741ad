import './styles/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { App } from './app/App.tsx';
import { createRoot } from './app/create-root.ts';
import { sessionQuery } from './features/auth/auth.queries.ts';
import { queryClient } from './lib/server/query-client.ts';

// Asked before React starts: the answer decides what to show.
void queryClient.prefetchQuery({
  ...sessionQuery,
  queryFn: ({ signal }) => import('./app/ask-for-start.ts').then((start) => start.askForStart(signal)),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
