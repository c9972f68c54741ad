import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FirstSteps } from '../../features/first-steps/components/FirstSteps.tsx';
import { StartHere } from '../../features/first-steps/components/StartHere.tsx';
import { useCloseFirstSteps } from '../../features/profile/profile.mutations.ts';
import { templateQueries } from '../../features/project-templates/project-templates.queries.ts';
import { templateTexts } from '../../features/project-templates/project-templates.texts.ts';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { useStore } from '../../lib/store.ts';
import { paletteOpened } from '../../services/palette.ts';
import { openStartProject } from '../../services/start-project/open-start-project.ts';
import { dashboardTexts as texts } from './dashboard.texts.ts';

const route = getRouteApi('/app/dashboard');

/** What one does first, until it is done or put away. */
export function NextSteps() {
  const close = useCloseFirstSteps();
  return (
    <FirstSteps
      hasSearched={useStore(paletteOpened)}
      onStart={openStartProject}
      onClose={() => close('closed')}
      onDone={() => close('done')}
    />
  );
}

/** In the place of an empty dashboard. */
export function WaysToStart() {
  const navigate = route.useNavigate();
  const { data, isError } = useQuery(templateQueries.list());
  const templates = data
    ?.filter(({ saved }) => saved === null)
    .map((template) => ({
      id: template.id,
      name: template.name,
      size: templateTexts.brief(template),
      icon: <Identicon id={template.id} size={36} />,
    }));
  return (
    <StartHere
      {...texts.none.all}
      templates={isError ? [] : templates}
      onStart={openStartProject}
      onExample={(projectId) =>
        void navigate({ to: '/dashboard/projects/$projectId', params: { projectId }, search: {} })
      }
    />
  );
}
