import { BackLink } from '../../../ui/page/Page.tsx';
import { projectTexts } from '../projects.texts.ts';

export const BackToDashboard = () => <BackLink to="/dashboard">{projectTexts.dashboard}</BackLink>;
