import type { Density } from '@cuadrilla/contract/account/profile';
import { useQuery } from '@tanstack/react-query';
import { Rows2, Rows4 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useChangeBoardLook } from '../../features/profile/profile.mutations.ts';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { chooseLook, useLook } from '../../lib/look.ts';
import { useStore } from '../../lib/store.ts';
import { modKey } from '../../lib/strokes.ts';
import { alwaysPeek, switchAlwaysPeek } from '../../services/peek.ts';
import { singleKeys, switchSingleKeys } from '../../services/single-keys.ts';
import { Section } from '../../ui/page/Section.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { Switch } from '../../ui/controls/Switch.tsx';
import { appearanceTexts as texts } from './appearance.texts.ts';
import styles from './AppearancePage.module.css';
import { settingsTexts } from './settings.texts.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** How this browser shows everything. */
export const AppearancePage = () => (
  <SettingsFrame name={settingsTexts.inSettings(settingsTexts.appearance)}>
    {() => <Appearance />}
  </SettingsFrame>
);

const densities = [
  { value: 'compact', label: texts.densities.compact, icon: <Rows4 size={16} /> },
  { value: 'roomy', label: texts.densities.roomy, icon: <Rows2 size={16} /> },
] as const;

function Appearance() {
  const { density, motion, links } = useLook();
  const keys = useStore(singleKeys);
  const board = useBoardLook();
  return (
    <>
      <Section title={texts.theme} why={texts.themeWhy}>
        <ThemeChoice />
      </Section>
      <Section title={texts.density} why={texts.densityWhy}>
        <SegmentedControl
          label={texts.density}
          options={densities}
          value={density}
          onChange={board.chooseDensity}
        />
      </Section>
      <Section title={texts.tasks}>
        <Line name={texts.peek} why={texts.peekWhy} on={useStore(alwaysPeek)} onTurn={board.peekAlways} />
      </Section>
      <Section title={texts.reading}>
        <Line
          name={texts.still}
          why={texts.stillWhy}
          on={motion === 'still'}
          onTurn={(on) => chooseLook('motion', on ? 'still' : 'usual')}
        />
        <Line
          name={texts.underlined}
          on={links === 'underlined'}
          onTurn={(on) => chooseLook('links', on ? 'underlined' : 'usual')}
        />
        <Line
          name={texts.singleKeys}
          why={texts.singleKeysWhy(modKey())}
          on={keys}
          onTurn={switchSingleKeys}
        />
      </Section>
    </>
  );
}

/** Kept with the person; of the demo, which is everybody's, in this browser. */
function useBoardLook() {
  const kept = useChangeBoardLook();
  const isDemo = useQuery(profileQuery()).data?.demo !== false;
  const here = {
    chooseDensity: (density: Density) => chooseLook('density', density),
    peekAlways: switchAlwaysPeek,
  };
  return isDemo ? here : kept;
}

interface LineProps {
  name: string;
  why?: ReactNode;
  on: boolean;
  onTurn: (on: boolean) => void;
}

function Line({ name, why, on, onTurn }: LineProps) {
  const id = useId();
  return (
    <label className={styles.line}>
      <span id={id} className={styles.name}>
        {name}
      </span>
      {why && (
        <span id={`${id}-why`} className={styles.why}>
          {why}
        </span>
      )}
      <Switch
        aria-labelledby={id}
        aria-describedby={why ? `${id}-why` : undefined}
        checked={on}
        onChange={({ target }) => onTurn(target.checked)}
      />
    </label>
  );
}
