import { SquareKanban } from 'lucide-react';
import { CreateProjectLink } from '../../features/projects/components/CreateProjectLink.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { openStartProject } from './open-start-project.ts';
import { startProjectTexts as texts } from './start-project.texts.ts';

/** Where there is no project yet. */
export const StartingButtons = () => (
  <>
    <Button
      look="primary"
      icon={<SquareKanban size={18} />}
      aria-haspopup="dialog"
      onClick={openStartProject}
    >
      {texts.start}
    </Button>
    <CreateProjectLink look="secondary" />
  </>
);
