import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { projectTexts } from '../projects.texts.ts';

interface Props {
  /** The shortcut that does the same, as `aria-keyshortcuts` writes it. */
  keys: string | undefined;
}

export const CreateProjectLink = ({ keys }: Props) => (
  <ButtonLink
    to="/dashboard/create-project"
    look="primary"
    icon={<Plus size={18} />}
    aria-keyshortcuts={keys}
  >
    {projectTexts.create}
  </ButtonLink>
);
