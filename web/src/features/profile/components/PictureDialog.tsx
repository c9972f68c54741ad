import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { type Frame, largestZoom, middleFrame, moveFrame, seenPart } from '../picture-frame.ts';
import { useChangePicture } from '../pictures.queries.ts';
import { pictureTexts as texts } from '../pictures.texts.ts';
import styles from './PictureDialog.module.css';

/** In pixels; the server makes it smaller still. */
const side = 512;

/** Lets the person choose the square of a picture that is theirs from then on. */
export function PictureDialog({ image, onClose }: { image: ImageBitmap; onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [frame, setFrame] = useState(middleFrame);
  const change = useChangePicture();
  useEffect(() => draw(canvas.current, image, frame), [image, frame]);

  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    const { width } = currentTarget.getBoundingClientRect();
    setFrame((before) => moveFrame(image, before, movementX / width, movementY / width));
  };
  const save = () =>
    canvas.current?.toBlob((blob) => blob && change.mutate(blob, { onSuccess: onClose }), 'image/jpeg', 0.92);

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.frame}
      description={texts.frameWhy}
      dirty
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button look="primary" loading={change.isPending} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      {change.error && <Banner tone="danger">{messagesOf(change.error).join(' ')}</Banner>}
      <canvas
        ref={canvas}
        width={side}
        height={side}
        role="img"
        aria-label={texts.preview}
        className={styles.canvas}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <Slider label={texts.zoom} frame={frame} part="zoom" from={1} to={largestZoom} onChange={setFrame} />
      <Slider label={texts.across} frame={frame} part="x" from={0} to={1} onChange={setFrame} />
      <Slider label={texts.down} frame={frame} part="y" from={0} to={1} onChange={setFrame} />
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  frame: Frame;
  part: keyof Frame;
  from: number;
  to: number;
  onChange: (frame: Frame) => void;
}

const Slider = ({ label, frame, part, from, to, onChange }: SliderProps): ReactNode => (
  <Field label={label}>
    {(control) => (
      <input
        {...control}
        type="range"
        className={styles.slider}
        min={from}
        max={to}
        step={(to - from) / 50}
        value={frame[part]}
        onChange={({ target }) => onChange({ ...frame, [part]: target.valueAsNumber })}
      />
    )}
  </Field>
);

function draw(canvas: HTMLCanvasElement | null, image: ImageBitmap, frame: Frame): void {
  const pen = canvas?.getContext('2d');
  if (!pen) return;
  const part = seenPart(image, frame);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, part.left, part.top, part.side, part.side, 0, 0, side, side);
}
