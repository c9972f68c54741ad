import { backToDashboard, OnItsWay } from './OnItsWay.tsx';
import { onItsWayTexts } from './on-its-way.texts.ts';

export const CreateBoardPage = () => <OnItsWay {...onItsWayTexts.createBoard} back={backToDashboard} />;
