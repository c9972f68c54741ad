import { backToDashboard, OnItsWay } from './OnItsWay.tsx';
import { onItsWayTexts } from './on-its-way.texts.ts';

export const ProjectPage = () => <OnItsWay {...onItsWayTexts.project} back={backToDashboard} />;
