import { Lock } from 'lucide-react';
import { Button, ignore, type ButtonProps } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

interface Props extends ButtonProps {
  /** Why it cannot be used, if so: it stays focusable and tells in a tooltip. */
  unavailable: string | false | undefined;
}

/** A button for which a right is needed. Apart from `Button`, since tooltips weigh as much as a small page. */
export const GuardedButton = ({ unavailable, ...rest }: Props) =>
  unavailable ? (
    <Tooltip text={unavailable}>
      <Button
        {...rest}
        {...(rest.icon !== undefined && { icon: <Lock size={16} /> })}
        aria-disabled
        onClick={ignore}
      />
    </Tooltip>
  ) : (
    <Button {...rest} />
  );
