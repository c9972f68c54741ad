import { OnItsWay } from './OnItsWay.tsx';
import { onItsWayTexts } from './on-its-way.texts.ts';

export const AutomationsPage = () => <OnItsWay {...onItsWayTexts.automations} />;
