import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { projectTexts } from '../projects.texts.ts';

interface Props {
  /** The shortcut that does the same, as `aria-keyshortcuts` writes it. */
  keys?: string | undefined;
  onClick?: () => void;
}

export const CreateProjectLink = ({ keys, onClick }: Props) => (
  <ButtonLink
    to="/dashboard/create-project"
    look="primary"
    icon={<Plus size={18} />}
    aria-keyshortcuts={keys}
    onClick={onClick}
  >
    {projectTexts.create}
  </ButtonLink>
);
