import { onItsWayTexts } from '../on-its-way/on-its-way.texts.ts';
import { OnItsWay } from '../on-its-way/OnItsWay.tsx';

export const AutomationsPage = () => <OnItsWay {...onItsWayTexts.automations} />;
