import { backToDashboard, OnItsWay } from './OnItsWay.tsx';
import { onItsWayTexts } from './on-its-way.texts.ts';

export const TaskPage = () => <OnItsWay {...onItsWayTexts.task} back={backToDashboard} />;
