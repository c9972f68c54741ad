import { getRouteApi } from '@tanstack/react-router';
import { FirstSteps } from '../../features/first-steps/components/FirstSteps.tsx';
import { StartHere } from '../../features/first-steps/components/StartHere.tsx';
import { useCloseFirstSteps } from '../../features/profile/profile.mutations.ts';
import { useStore } from '../../lib/store.ts';
import { paletteOpened } from '../../services/palette.ts';
import { dashboardTexts as texts } from './dashboard.texts.ts';

const route = getRouteApi('/app/dashboard');

/** What one does first, until it is done or put away. */
export function NextSteps() {
  const close = useCloseFirstSteps();
  return (
    <FirstSteps
      hasSearched={useStore(paletteOpened)}
      onClose={() => close('closed')}
      onDone={() => close('done')}
    />
  );
}

/** In the place of an empty dashboard. */
export function WaysToStart() {
  const navigate = route.useNavigate();
  return (
    <StartHere
      {...texts.none.all}
      onExample={(projectId) =>
        void navigate({ to: '/dashboard/projects/$projectId', params: { projectId }, search: {} })
      }
    />
  );
}
