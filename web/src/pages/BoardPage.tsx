import { backToDashboard, OnItsWay } from './OnItsWay.tsx';
import { onItsWayTexts } from './on-its-way.texts.ts';

export const BoardPage = () => <OnItsWay {...onItsWayTexts.board} back={backToDashboard} />;
