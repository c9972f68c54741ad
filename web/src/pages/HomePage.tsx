import { OnItsWay } from './OnItsWay.tsx';
import { onItsWayTexts } from './on-its-way.texts.ts';

export const HomePage = () => <OnItsWay {...onItsWayTexts.home} />;
