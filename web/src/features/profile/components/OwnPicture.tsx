import { pictureTypes } from '@cuadrilla/contract/kernel/picture-types';
import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Profile } from '@cuadrilla/contract/account/profile';
import { useRef, useState } from 'react';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { toast } from '../../../ui/layers/toast.tsx';
import { useRemovePicture } from '../pictures.queries.ts';
import { pictureTexts as texts } from '../pictures.texts.ts';
import styles from './OwnPicture.module.css';
import { PictureDialog } from './PictureDialog.tsx';

export function OwnPicture({ profile }: { profile: Profile }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap>();
  const remove = useRemovePicture();
  const choose = (file: File | undefined) => {
    // The same file chosen again is a choice, too.
    if (chooser.current) chooser.current.value = '';
    if (file) void createImageBitmap(file).then(setImage, () => toast.error(texts.unreadable));
  };
  return (
    <div className={styles.own}>
      <Avatar person={{ id: profile.id, name: fullName(profile) }} size={72} decorative />
      <div className={styles.words}>
        <div className={styles.buttons}>
          <GuardedButton
            size="small"
            unavailable={profile.demo && messages.demoIsFixed}
            onClick={() => chooser.current?.click()}
          >
            {profile.picture ? texts.change : texts.add}
          </GuardedButton>
          {profile.picture && (
            <Button size="small" look="ghost" loading={remove.isPending} onClick={() => remove.mutate()}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p className={styles.why}>{texts.why}</p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={texts.add}
        accept={pictureTypes.join()}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {image && <PictureDialog image={image} onClose={() => setImage(undefined)} />}
    </div>
  );
}
