import { backToDashboard, OnItsWay } from './OnItsWay.tsx';
import { onItsWayTexts } from './on-its-way.texts.ts';

export const CreateTaskPage = () => <OnItsWay {...onItsWayTexts.createTask} back={backToDashboard} />;
